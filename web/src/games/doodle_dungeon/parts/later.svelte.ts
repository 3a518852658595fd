/** What words and marks need in a later phase, as soon as it has been fetched. */
import type * as Line from "../later/model/encounters";
import type * as Fights from "../later/model/odds";

export const later: { line: typeof Line | null; fights: typeof Fights | null } = $state({ line: null, fights: null });

export async function learn(phase: string): Promise<void> {
  if (phase === "path") later.line ??= await import("../later/model/encounters");
  if (phase === "defend") later.fights ??= await import("../later/model/odds");
}
