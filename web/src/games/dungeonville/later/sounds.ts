import type { Sounds } from "../../../shell/board";

export const sounds: Sounds = {
  battle: "battle",
  fighter: "battle",
  "wiped-out": "battle",
  reshuffle: "chance",
  "dungeon-reshuffle": "chance",
  "enters-town": "chance",
  revealed: "chance",
  found: "chance",
};
