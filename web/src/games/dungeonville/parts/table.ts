/** The table of Dungeonville: its view, and whose party is shown. */
import { BaseTable, provideTable, tableHere, type Source } from "../../common/table";
import { asView, own, type Player, type View } from "../model/view";

export class Table extends BaseTable {
  get view(): View {
    return asView(this.read().view);
  }
  get own(): Player | null {
    return own(this.view);
  }
  /** Whose party the home scene shows: the reader's, else that of the player who acts. */
  get home(): number {
    return this.view.viewer ?? this.view.to_act[0] ?? this.view.stone;
  }
}

export function provide(read: () => Source): Table {
  return provideTable(new Table(read));
}

export function useTable(): Table {
  return tableHere<Table>();
}
