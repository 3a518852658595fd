/** Where the board has little room, what matters less in a phase is a summary that a click unfolds. */
import { MediaQuery } from "svelte/reactivity";

const TIGHT = "(min-width: 768px) and (max-height: 820px), (min-width: 768px) and (max-width: 999px)";

export class Fold {
  private readonly tight = new MediaQuery(TIGHT, false);
  opened = $state(false);

  constructor(private readonly isMinor: () => boolean) {}

  get offered(): boolean {
    return this.tight.current && this.isMinor();
  }
  get folded(): boolean {
    return this.offered && !this.opened;
  }
}
