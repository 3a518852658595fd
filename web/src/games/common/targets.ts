/** From a place on the board to the option that can be taken there, and back. */
import type { Decision, Option } from "../../shell/board";

export function optionAt(decision: Decision | null, target: string): Option | null {
  return decision?.options.find((option) => option.targets.includes(target)) ?? null;
}

export function optionNamed(decision: Decision | null, label: string): Option | null {
  return decision?.options.find((option) => option.label === label) ?? null;
}

/** Targets of one kind: all ids that can be clicked, such as every `adventurer/…`. */
export function idsOf(decision: Decision | null, kind: string): Set<string> {
  const targets = decision?.options.flatMap((option) => option.targets) ?? [];
  return new Set(
    targets.filter((target) => target.startsWith(`${kind}/`)).map((target) => target.slice(kind.length + 1)),
  );
}
