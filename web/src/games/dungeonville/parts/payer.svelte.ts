/** A payment of several cards: they are put down one after the other, as the server asks for them. */
import type { Decision, Option } from "../../../shell/board";
import { optionFor, type Coin } from "../model/payment";

export class Payer {
  /** Keys of the coins in the tray, once the reader has changed the suggestion. */
  picked: readonly string[] | null = $state.raw(null);
  private rest: readonly Coin[] = [];
  private ticket = 0; // of the question seen last

  constructor(private readonly choose: (option: Option) => void) {}

  /** Puts the coins down, the dearest first. */
  pay(decision: Decision, coins: readonly Coin[]): void {
    this.rest = coins;
    this.putDown(decision);
  }

  /** A question is there: the next coin of a payment under way answers it, if it can. */
  see(decision: Decision): void {
    if (decision.ticket === this.ticket)
      this.rest = []; // still the same: what was put down was refused
    else this.putDown(decision);
  }

  private putDown(decision: Decision): void {
    this.ticket = decision.ticket;
    const [coin, ...rest] = this.rest;
    const option = coin && optionFor(decision, coin);
    this.rest = option ? rest : [];
    this.picked = null;
    if (option) this.choose(option);
  }
}
