import type { Sounds } from "../../../shell/board";

export const sounds: Sounds = {
  "battle-begins": "battle",
  "trap-damage": "battle",
  hurt: "battle",
  "card-revealed": "chance",
  event: "chance",
  "special-event": "chance",
  tavern: "chance",
  market: "chance",
};
