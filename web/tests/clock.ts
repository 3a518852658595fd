/** Time passes when the test says so. */
export class TestClock {
  private waiting: { at: number; then: () => void }[] = [];
  private now = 0;

  readonly wait = (ms: number, then: () => void): (() => void) => {
    const one = { at: this.now + ms, then };
    this.waiting.push(one);
    return () => (this.waiting = this.waiting.filter((each) => each !== one));
  };

  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const [next] = this.waiting.filter((each) => each.at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.waiting = this.waiting.filter((each) => each !== next);
      this.now = next.at;
      next.then();
    }
    this.now = until;
  }
}
