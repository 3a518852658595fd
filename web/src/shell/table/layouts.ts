/** The three layouts of a table; only the one that fits is fetched. */
import type { Component } from "svelte";
import type { Width } from "../ui/screen.svelte";
import type { Desk } from "./desk.svelte";
import type { TableState } from "./state.svelte";

type Layout = Component<{ desk: Desk; match: TableState | null }>;

const LAYOUTS: Record<Width, () => Promise<{ default: Layout }>> = {
  wide: () => import("./Wide.svelte"),
  middle: () => import("./Middle.svelte"),
  narrow: () => import("./Narrow.svelte"),
};

export async function layout(width: Width): Promise<Layout> {
  return (await LAYOUTS[width]()).default;
}
