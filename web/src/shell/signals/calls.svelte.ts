/** Notes of the system when it is the reader's turn and he looks elsewhere. He is asked for leave when he wants them. */
import { keep, recall } from "../settings.svelte";

class Calls {
  wanted: boolean = $state(recall("calls") ?? false);

  get possible(): boolean {
    return "Notification" in globalThis;
  }

  get on(): boolean {
    return this.possible && this.wanted && Notification.permission === "granted";
  }

  /** By a click only; whether he gave leave. */
  async set(wanted: boolean): Promise<boolean> {
    const granted = !wanted || (await Notification.requestPermission()) === "granted";
    this.wanted = wanted && granted;
    keep("calls", this.wanted);
    return granted;
  }

  /** `tag`: a later note of the same table stands in place of the earlier one. */
  call(title: string, body: string, tag: string): () => void {
    const note = new Notification(title, { body, tag });
    note.onclick = () => {
      focus();
      note.close();
    };
    return () => note.close();
  }
}

export const calls = new Calls();
