/** The view of Torchlight as the server sends it. Made by `undercroft types`; do not edit. */

/** The table as one seat sees it. */
export interface TorchlightView {
  game: string;
  viewer: number | null; // the seat that looks; null for a spectator
  phase: string;
  step: string | null; // what is asked now
  to_act: number[]; // the seats that owe a choice
  over: boolean;
  round: number;
  rounds: number;
  points: number[]; // by seat
  find: number; // what has been found below in this round
  has_bid: boolean[]; // by seat
  bids: (number | null)[]; // by seat; null: none yet, or face down
}
