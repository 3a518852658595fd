/** The five boxes on the shelf. What the server offers is playable; the rest is in the making. */
import { homeOf } from "../board";

/** A game that is explained while it is played, one click from the home page. */
export interface FirstGame {
  players: number;
  options: Record<string, string>;
  level: string;
}

export interface BoxFacts {
  id: string;
  title: string;
  lines: string[];
  players: string;
  minutes: string;
  icon: string;
  ink: string;
  from: string;
  to: string;
  first?: FirstGame;
}

const PALE = "#f7e9c9";

export const BOXES: readonly BoxFacts[] = [
  {
    id: "dungeon_lords",
    title: "Dungeon Lords",
    lines: ["Dungeon", "Lords"],
    players: "2–4",
    minutes: "90",
    icon: "crowned-skull",
    ink: PALE,
    from: "#8c2e20",
    to: "#6b1d16",
    first: { players: 4, options: { version: "first_game" }, level: "easy" },
  },
  {
    id: "dungeon_twister",
    title: "Dungeon Twister",
    lines: ["Dungeon", "Twister"],
    players: "2–4",
    minutes: "45–60",
    icon: "clockwise-rotation",
    ink: PALE,
    from: "#2f5554",
    to: "#1f3a3c",
  },
  {
    id: "dungeon_fighter",
    title: "Dungeon Fighter",
    lines: ["Dungeon", "Fighter"],
    players: "1–6",
    minutes: "45–60",
    icon: "perspective-dice-six-faces-random",
    ink: PALE,
    from: "#80561c",
    to: "#5a3a12",
  },
  {
    id: "doodle_dungeon",
    title: "Doodle Dungeon",
    lines: ["Doodle", "Dungeon"],
    players: "2–4",
    minutes: "45–60",
    icon: "pencil",
    ink: "#2a1b0e",
    from: "#f3ead4",
    to: "#e9dcc0",
  },
  {
    id: "dungeonville",
    title: "Dungeonville",
    lines: ["Dungeonville"],
    players: "2–5",
    minutes: "45–60",
    icon: "crypt-entrance",
    ink: PALE,
    from: "#434d30",
    to: "#2c3320",
  },
];

export function boxOf(game: string): BoxFacts | undefined {
  return BOXES.find((box) => box.id === homeOf(game));
}
