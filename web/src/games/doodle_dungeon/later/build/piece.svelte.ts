/** The formation in the reader's hand: where it would lie, whether it may, and why not. */
import type { Table } from "../../../common/table.svelte";
import { orientationsOf } from "../../model/cards";
import { signs } from "../../model/cells";
import { heightOf, mirror, nearest, placesOf, turn, widthOf, type Place } from "../../model/formation";
import { cellsOf, onEveryWay, whyNoWalls, type Refusal, type Shape } from "../../model/reasons";
import type { View } from "../../model/view";
import type { Hand } from "../../parts/hand.svelte";

export class Piece {
  constructor(
    private readonly table: Table<View>,
    private readonly hand: Hand,
  ) {}

  readonly all: readonly Shape[] = $derived.by(() => {
    const shape = this.table.view.building?.shape;
    return shape ? orientationsOf(this.table.texts, shape) : [];
  });
  readonly places: readonly Place[] = $derived.by(() => placesOf(this.table.decision));
  readonly turned: number = $derived.by(() => Math.min(this.hand.turned, Math.max(0, this.all.length - 1)));
  readonly here: readonly Place[] = $derived.by(() => this.places.filter(({ turned }) => turned === this.turned));
  readonly shape: Shape = $derived.by(() => this.all[this.turned] ?? []);
  readonly sheet: string = $derived.by(() => {
    const { view } = this.table;
    return signs(view.dungeons[view.viewer ?? 0]?.sheet ?? []);
  });
  /** Its upper left corner; before it is first moved, a place where it may lie. */
  readonly at: { column: number; row: number } = $derived.by(
    () => this.hand.held ?? nearest(this.places, this.turned, 4, 3) ?? { column: 3, row: 3 },
  );
  readonly cells: readonly (number | null)[] = $derived.by(() => cellsOf(this.shape, this.at.column, this.at.row));
  readonly place: Place | null = $derived.by(
    () => this.here.find(({ column, row }) => column === this.at.column && row === this.at.row) ?? null,
  );
  readonly refusal: Refusal | null = $derived.by(() => (this.place ? null : whyNoWalls(this.sheet, this.cells)));
  readonly ways: { now: number; then: number } = $derived.by(() => ({
    now: onEveryWay(this.sheet),
    then: this.place ? onEveryWay(this.sheet, this.cells as number[]) : 0,
  }));

  move(column: number, row: number): void {
    const [width, height] = [widthOf(this.shape), heightOf(this.shape)];
    // Beyond the edge by a cell at most: there it says why it cannot lie, and it never gets out of sight.
    this.hand.held = {
      column: Math.max(-1, Math.min(11 - width, column)),
      row: Math.max(-1, Math.min(9 - height, row)),
    };
  }

  step(right: number, down: number): void {
    this.move(this.at.column + right, this.at.row + down);
  }

  /** Round its middle, so that it stays under the pointer. */
  turn(): void {
    this.become(turn(this.all, this.turned));
  }

  mirror(): void {
    this.become(mirror(this.all, this.turned));
  }

  private become(turned: number): void {
    if (turned < 0) return;
    const { column, row } = this.at;
    const [wide, high] = [widthOf(this.shape), heightOf(this.shape)];
    this.hand.turned = turned;
    const next = this.all[turned] ?? [];
    this.move(column + Math.floor((wide - widthOf(next)) / 2), row + Math.floor((high - heightOf(next)) / 2));
  }

  /** To the next place where it may lie, turned as it is; beyond the last one comes the first. Where there is none so, it turns. */
  hop(by: number): void {
    const [any] = this.places;
    if (this.here.length === 0 && any) {
      this.hand.turned = any.turned;
      this.hand.held = { column: any.column, row: any.row };
      return;
    }
    const at = this.here.findIndex((place) => place === this.place);
    const next = this.here.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % this.here.length);
    if (next) this.hand.held = { column: next.column, row: next.row };
  }

  /** As near as it may lie, at most a cell away: what a finger means. */
  snap(): void {
    const place = nearest(this.places, this.turned, this.at.column, this.at.row);
    if (place && Math.abs(place.column - this.at.column) <= 1 && Math.abs(place.row - this.at.row) <= 1)
      this.hand.held = { column: place.column, row: place.row };
  }

  /** Back to where it may lie. */
  back(): void {
    const place = nearest(this.places, this.turned, this.at.column, this.at.row);
    this.hand.held = place && { column: place.column, row: place.row };
  }

  draw(): boolean {
    const { place } = this;
    if (!place) return false;
    this.hand.held = null;
    this.table.choose(place.option);
    return true;
  }

  /** How it lies, in a sentence. */
  get words(): string {
    const { refusal, table, ways } = this;
    if (refusal) return `${table.say(`why-not-${refusal.rule}`)} ${refusal.rule}`;
    return table.say("dd-free", { cells: this.place?.option.args["cells"] ?? "", then: ways.then, now: ways.now });
  }
}
