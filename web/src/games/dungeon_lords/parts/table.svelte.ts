/** The table of Dungeon Lords: its view, whose dungeon is shown large, and the card that is looked at. */
import { BaseTable, provideTable, tableHere, type Source } from "../../common/table";
import { asView, own, type Player, type View } from "../model/view";

export class Table extends BaseTable {
  /** A card whose text is open. */
  looking: string | null = $state(null);

  get view(): View {
    return asView(this.read().view);
  }
  get own(): Player | null {
    return own(this.view);
  }
  /** Whose dungeon lies in front of the reader: his own; for spectators that of whoever acts. */
  get home(): number {
    return this.view.viewer ?? this.view.battle?.seat ?? this.view.to_act[0] ?? this.view.start;
  }
  name(card: string): string {
    return this.texts.name(card);
  }
  /** The rules text of a card in this year. */
  about(card: string): string {
    const facts = this.texts.facts(card);
    const later = this.view.year === 2 ? facts["text_year_2"] : undefined;
    return String(later ?? facts["text"] ?? "");
  }
}

export function provide(read: () => Source): Table {
  return provideTable(new Table(read));
}

export function useTable(): Table {
  return tableHere<Table>();
}
