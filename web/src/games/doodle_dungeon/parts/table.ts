/** The table of Doodle Dungeon. */
import { tableOf } from "../../common/table.svelte";
import type { View } from "../model/view";

export const { provide, useTable } = tableOf<View>();
