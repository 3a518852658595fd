/** Which explanations a reader has had, and which one is before him. Remembered for each table in this browser. */
import type { Lesson, Moment } from "../board";

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

export class Guidance {
  /** What has come up since the table was opened, oldest first. */
  found: readonly Lesson[] = $state.raw([]);
  private at = $state(0);
  private turned = $state(false); // the reader leafs through what he has read
  private seen: ReadonlySet<string> = $state.raw(new Set());

  constructor(
    private readonly table: string,
    private readonly lessons: readonly Lesson[],
  ) {
    this.seen = new Set(remembered()[table]);
  }

  /** The explanation to be read, or none. */
  get now(): Lesson | null {
    return this.found[this.at] ?? null;
  }
  get number(): number {
    return this.at + 1;
  }
  get first(): boolean {
    return this.at === 0;
  }

  /** What happens for the first time comes before the reader at once; what he has not read yet lies before it. */
  hear(moment: Moment): void {
    const known = new Set(this.found.map((lesson) => lesson.id));
    const fresh = this.lessons.filter(
      (lesson) => !known.has(lesson.id) && !this.seen.has(lesson.id) && lesson.when(moment),
    );
    if (fresh.length === 0) return;
    const from = this.found.length;
    this.found = [...this.found, ...fresh];
    this.show(from);
  }

  /** Whether `next` leads to another one. */
  get more(): boolean {
    return this.following < this.found.length;
  }

  next(): void {
    this.show(this.following);
  }

  back(): void {
    if (this.first) return;
    this.turned = true;
    this.show(this.at - 1);
  }

  /** After turning back the next page; else what is not read yet, later ones first; else none. */
  private get following(): number {
    if (this.turned && this.at + 1 < this.found.length) return this.at + 1;
    const unread = this.found.flatMap((lesson, at) => (this.seen.has(lesson.id) ? [] : [at]));
    return unread.find((at) => at > this.at) ?? unread[0] ?? this.found.length;
  }

  private show(at: number): void {
    this.at = at;
    const lesson = this.now;
    if (!lesson || this.seen.has(lesson.id)) return;
    this.turned = false;
    this.seen = new Set([...this.seen, lesson.id]);
    remember(this.table, [...this.seen]);
  }
}
