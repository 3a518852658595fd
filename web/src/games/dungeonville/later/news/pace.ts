/** What is told as one: a payment with what it pays for, a duel with its end. The stage plays the duels. */
import type { GameEvent, Pace } from "../../../../shell/board";

const PAYING = new Set(["paid", "paid-token"]);
const OF_A_DUEL = new Set([
  ...["duel-won", "killed", "recruited", "saved", "blood-taken"],
  ...["dissolved", "enters", "nobody-enters"], // how it ended
]);
const LOSSES = new Set(["died", "dropped", "wiped-out", "ran-away", "too-heavy", "dissolved"]);
const LOSS = 1400; // one's own is not overlooked
const has = (events: readonly GameEvent[], id: string): boolean => events.some((event) => event.id === id);

export const pace: Pace = {
  ms: ({ id, args }, you) =>
    LOSSES.has(id) && args["seat"] === you
      ? LOSS
      : PAYING.has(id) || id === "enters-town" || id === "fighter" || OF_A_DUEL.has(id)
        ? 150
        : undefined,
  joins: (scene, next) =>
    scene.every((event) => PAYING.has(event.id)) || (has(scene, "fighter") && OF_A_DUEL.has(next.id)),
};
