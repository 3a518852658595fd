/** The table of Dungeon Twister. */
import { tableOf } from "../../common/table.svelte";
import type { View } from "../model/view";

export const { provide, useTable } = tableOf<View>();
