/** A running match as a source of the desk. */
import type { Source } from "./source";
import type { TableState } from "./state.svelte";

export function live(state: TableState): Source {
  return {
    get table() {
      return state.table;
    },
    get you() {
      return state.you;
    },
    get view() {
      return state.now?.view ?? null;
    },
    get decision() {
      return state.decision;
    },
    get history() {
      return state.history;
    },
    get fresh() {
      return state.fresh;
    },
    get result() {
      return state.now?.result ?? null;
    },
    get busy() {
      return state.busy;
    },
    get canUndo() {
      return (state.now?.can_undo ?? false) && !state.undoing;
    },
    get canRewind() {
      return (state.now?.can_rewind ?? false) && !state.table?.takeback;
    },
    get notices() {
      return state.notices.all;
    },
    choose: (text) => state.choose(text),
    undo: () => (state.now?.can_undo ? state.undo() : state.takeBack()),
  };
}
