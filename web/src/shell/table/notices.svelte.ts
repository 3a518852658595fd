/** Refusals and other short notices: a strip that goes by itself, and a line of the log that stays. */

export interface Notice {
  key: number;
  at: number; // how much of the history was there when it came
  text: string;
  rules: readonly string[];
}

const SHOWN_MS = 5000;
const MOST_SHOWN = 3;

export class Notices {
  all: readonly Notice[] = $state.raw([]);
  private hidden: ReadonlySet<number> = $state.raw(new Set());

  get shown(): Notice[] {
    return this.all.filter((notice) => !this.hidden.has(notice.key)).slice(-MOST_SHOWN);
  }

  add(at: number, text: string, rules: readonly string[] = []): void {
    const key = this.all.length;
    this.all = [...this.all, { key, at, text, rules }];
    setTimeout(() => this.hide(key), SHOWN_MS + rules.length * 2000);
  }

  hide(key: number): void {
    this.hidden = new Set([...this.hidden, key]);
  }
}
