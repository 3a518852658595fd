/** Short notices at the top of the board; they go by themselves. */

export interface Toast {
  key: number;
  text: string;
  rules: readonly string[];
}

const SHOWN_MS = 5000;

class Toasts {
  list: Toast[] = $state.raw([]);
  private next = 0;

  add(text: string, rules: readonly string[] = []): void {
    const key = this.next++;
    this.list = [...this.list.slice(-2), { key, text, rules }];
    setTimeout(() => this.drop(key), SHOWN_MS + rules.length * 2000);
  }

  drop(key: number): void {
    this.list = this.list.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();
