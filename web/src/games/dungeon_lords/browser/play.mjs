/** How tests play this game: against three easy bots. */
import { against } from "../../../../browser/player.mjs";
import { positionsOf } from "../../../../browser/positions.mjs";

export const GAME = "dungeon_lords";
export const wish = against(GAME, { players: 4 });
export const { questions, record, sentIn, tableAsking } = positionsOf(GAME);
