/** What screen readers are told, one piece after the other: nothing is talked over. Refusals alone are urgent (Toasts). */
import { untrack } from "svelte";

const READ_MS = 15_000; // then it goes from the page, where it would be read a second time

interface Line {
  key: number;
  text: string;
}

class News {
  lines: readonly Line[] = $state.raw([]);
  private told = 0;

  /** A line of its own each time: the same words twice are told twice. */
  tell(text: string): void {
    if (!text) return;
    const line = { key: this.told++, text };
    this.lines = [...untrack(() => this.lines), line]; // whoever tells does not listen
    setTimeout(() => (this.lines = this.lines.filter((each) => each !== line)), READ_MS);
  }

  /** What was told belongs to a table that has been left. */
  clear(): void {
    this.lines = [];
  }
}

export const news = new News();
