/** Which notes a reader has read, and which wait for him. Remembered for each table in this browser. */
import type { GameEvent, Lesson, Moment, Note } from "../board";

const KEY = "undercroft.lessons";
const MOST_TABLES = 20;
type Seen = Record<string, string[]>;

function remembered(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {}; // storage may be forbidden; then he reads them once a visit
  }
}

function remember(table: string, ids: readonly string[]): void {
  const others = Object.entries(remembered()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, ids]].slice(-MOST_TABLES))));
  } catch {
    // see remembered
  }
}

/** The lessons of a table that were read, in the order in which they were. */
export function lessonsRead(table: string, lessons: readonly Lesson[]): Lesson[] {
  return (remembered()[table] ?? []).flatMap((id) => lessons.find((lesson) => lesson.id === id) ?? []);
}

/** The news of the last round that was over when another began, among the news from `since` on; null: none was. */
export function roundOver(
  history: readonly GameEvent[],
  since: number,
  begins: (event: GameEvent) => boolean,
): readonly GameEvent[] | null {
  const starts = history.flatMap((event, at) => (begins(event) ? [at] : []));
  const [before, last] = starts.slice(-2);
  return before === undefined || last === undefined || last < since ? null : history.slice(before, last);
}

/** A lesson as it is read at a moment. */
function noteOf(lesson: Lesson, moment: Moment): Note {
  const at = [...(lesson.seek?.(moment) ?? []), ...lesson.at];
  return { ...lesson, at, args: lesson.facts?.(moment) ?? lesson.args ?? {} };
}

export class Guidance {
  private waiting: readonly Note[] = $state.raw([]);
  private seen: ReadonlySet<string> = new Set();

  constructor(
    private readonly table: string,
    private readonly lessons: readonly Lesson[],
  ) {
    this.seen = new Set(remembered()[table]);
  }

  /** The note to be read, or none. */
  get now(): Note | null {
    return this.waiting[0] ?? null;
  }

  /** How many wait behind it. */
  get more(): number {
    return Math.max(0, this.waiting.length - 1);
  }

  /** What happens for the first time is explained, after a look back and all that has not been read yet. */
  hear(moment: Moment, lookBack: Note | null = null): void {
    const known = new Set([...this.seen, ...this.waiting.map(({ id }) => id)]);
    const fresh = this.lessons
      .filter((lesson) => !known.has(lesson.id) && lesson.when(moment))
      .map((lesson): Note => noteOf(lesson, moment));
    const back = lookBack ? [this.said(lookBack)] : [];
    if (back.length + fresh.length > 0) this.waiting = [...this.waiting, ...back, ...fresh];
  }

  /** What a look back advises is not said again when it comes once more. */
  private said(lookBack: Note): Note {
    return { ...lookBack, args: { ...lookBack.args, again: this.seen.has(lookBack.id) ? "yes" : "no" } };
  }

  /** The note has been read. */
  read(): void {
    const [note, ...rest] = this.waiting;
    this.waiting = rest;
    if (!note) return;
    this.seen = new Set([...this.seen, note.id]);
    remember(this.table, [...this.seen]);
  }
}
