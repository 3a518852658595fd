/** What screen readers are told: news one after the other, questions at once. */

class News {
  polite = $state("");
  urgent = $state("");

  tell(text: string): void {
    if (text) this.polite = text;
  }

  ask(text: string): void {
    if (text) this.urgent = text;
  }
}

export const news = new News();
