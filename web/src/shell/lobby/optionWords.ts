/** How the options of a game are spoken of, with the game's own texts. */
import type { GameOption } from "../net/types";
import type { Bundle } from "../words/bundle";

export const usualOf = (option: GameOption, players: number): string | number =>
  option.default[String(players)] ?? option.values[0] ?? "";

export function valueWords(words: Bundle, option: GameOption, value: string | number): string {
  return typeof value === "string" ? words.say(`game-option-${option.name}-${value}`) : String(value);
}
