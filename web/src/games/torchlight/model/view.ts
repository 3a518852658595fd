/** What the board reads from the declared view (declared.ts). */
import type { Data, GameEvent } from "../../../shell/board";
import type { TorchlightView as View } from "../declared";

export type { View };

export function asView(data: Data): View {
  return data as unknown as View;
}

/** Who is down in the shaft; null while the torch still hangs at the top. */
export function below(view: View): number | null {
  return view.step === "descent" ? (view.to_act[0] ?? null) : null;
}

/** The bid that was paid: the highest, on a tie that of the earlier seat. While bids lie face down nobody has paid. */
export function payer(view: View): number | null {
  if (view.bids.some((bid) => bid === null)) return null;
  return view.bids.indexOf(Math.max(...view.bids.map((bid) => bid ?? 0)));
}

/** What the die shows: the last roll of the present descent, and of the one before until somebody goes down again. */
export function lastRoll(history: readonly GameEvent[]): number | null {
  for (let at = history.length - 1; at >= 0; at -= 1) {
    const { id, args } = history[at] as GameEvent;
    if (id === "rolled") return Number(args["eyes"]);
    if (id === "bids") return null; // down there nobody has rolled yet
  }
  return null;
}
