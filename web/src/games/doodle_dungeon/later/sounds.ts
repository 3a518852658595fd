/** What is heard of Doodle Dungeon. */
import type { Sounds } from "../../../shell/board";

export const sounds: Sounds = {
  rolled: "chance",
  won: "battle",
  lost: "battle",
  bombed: "battle",
  turn: "turn",
  died: "end",
  escaped: "end",
};
