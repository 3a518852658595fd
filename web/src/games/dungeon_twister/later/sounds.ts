/** What is heard at which news of Dungeon Twister. */
import type { Sounds } from "../../../shell/board";

export const sounds: Sounds = {
  turn: "turn",
  card: "choice",
  "room-shown": "chance",
  turned: "chance",
  slid: "chance",
  attacks: "battle",
  "fights-with": "battle",
  "combat-won": "battle",
  killed: "battle",
  shot: "battle",
  breathed: "battle",
  won: "end",
  drawn: "end",
  "both-lose": "end",
};
