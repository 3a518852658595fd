/** The position that is being set up. Its text is the position: whatever is changed by hand changes the text, and the picture follows. */
import type { Texts } from "../../../../shell/board";
import { layoutOf, perRow } from "../../model/box";
import { read, write, type Position } from "../../model/notation";
import { pictureOf } from "../../model/picture";
import { slotAt, slotsOf, type Slot } from "../../model/rooms";
import { put, tokenOf, type Place } from "../../model/tokens";

const STEPS = 100; // that can be taken back

export class Edited {
  text = $state("");
  /** The token that is to be put somewhere. */
  held: string | null = $state(null);
  /** The square or face-down room that is looked at: "square/3,2", "slot/1,0". */
  place = $state("");
  byKey = $state(false);
  private past: readonly string[] = $state.raw([]);
  readonly position = $derived(read(this.text));
  readonly picture = $derived.by(() => pictureOf(this.position, this.texts()));
  readonly slots = $derived.by(() => slotsOf(this.position, this.texts()));

  constructor(
    text: string,
    private readonly texts: () => Texts,
  ) {
    this.text = text;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** By hand; what stood there can be brought back. */
  change(position: Position): void {
    this.replace(write(position, perRow(layoutOf(position, this.texts()))));
  }

  replace(text: string): void {
    if (text === this.text) return;
    this.past = [...this.past, this.text].slice(-STEPS);
    this.text = text;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.text = before;
    this.held = null;
  }

  /** By a key: then the board is where the keys go on. */
  hold(id: string | null, byKey = false): void {
    this.held = this.held === id ? null : id;
    this.byKey = byKey && this.held !== null;
  }

  /** Puts what is held there; marks stay with whoever is moved on the board. */
  drop(place: Place): void {
    const { held, position } = this;
    if (held === null) return;
    const marks = place && "square" in place ? (tokenOf(position, held)?.marks ?? []) : [];
    this.change(put(position, held, place, marks));
    this.held = null;
  }

  /** A place of the board is clicked. */
  pick(place: string): void {
    this.place = place;
    const [kind, id = ""] = place.split("/");
    if (this.held) this.drop(kind === "slot" ? { slot: id } : { square: id });
  }

  /** The room that is looked at. */
  get slot(): Slot | null {
    const [kind, id = ""] = this.place.split("/");
    if (!id) return null;
    return (kind === "slot" ? this.slots.find((slot) => slot.id === id) : slotAt(this.slots, id)) ?? null;
  }

  get square(): string | null {
    return this.place.startsWith("square/") ? this.place.slice(7) : null;
  }
}
