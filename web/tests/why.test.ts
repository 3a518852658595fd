/** The reasons of a hint in words: by facts, by cases, or honestly none. */
import { describe, expect, it } from "vitest";
import type { Data, Texts } from "../src/shell/board";
import type { Ground, Hint } from "../src/shell/net/types";
import { because } from "../src/shell/words/why";

const KNOWN = ["aspect-gold", "aspect-gold-better", "aspect-gold-worse", "aspect-food-better-slightly"];
const spoken = (id: string, args?: Data): string => (args ? `${id}${JSON.stringify(args)}` : id);
const texts = { has: (id: string) => KNOWN.includes(id), say: spoken } as unknown as Texts;
const ground: Ground = { aspect: "gold", better: true, times: 7, told: true, facts: { gold: 3, gold_other: 1 } };

function said(...grounds: Ground[]): string {
  const hint: Hint = {
    bot: "search",
    choice: "a",
    why: { than: "b", cases: 9, ahead: true, grounds },
    tries: 120,
    drawn: false,
    reasons: [],
  };
  return because(hint, texts, spoken, (choice) => choice.toUpperCase());
}

describe("why a choice is good", () => {
  it("names the other choice and tells the facts", () =>
    expect(said(ground)).toBe(
      'hint-than{"choice":"B","ahead":"yes"} aspect-gold-better{"times":7,"cases":9,"gold":3,"gold_other":1}',
    ));
  it("tells the price, too", () =>
    expect(said(ground, { ...ground, better: false })).toMatch(/aspect-gold-better.* aspect-gold-worse/));
  it("counts cases where no fact shows the difference", () =>
    expect(said({ ...ground, told: false })).toContain('hint-better{"aspect":"aspect-gold","times":7,"cases":9}'));
  it("has the game's own words for a small difference", () => {
    const small = { ...ground, aspect: "food", told: false };
    expect(said(small)).toContain("aspect-food-better-slightly");
  });
  it("has words of its own for a match that ends", () =>
    expect(said({ ...ground, aspect: "victory" })).toContain('hint-victory-better{"times":7,"cases":9}'));
  it("says that another choice is as good", () => {
    const reasons = [0.4, 0.40001].map((value, at) => ({ choice: "ab".charAt(at), share: null, value }));
    const hint: Hint = { bot: "greedy", choice: "a", why: null, tries: 48, drawn: false, reasons };
    expect(because(hint, texts, spoken, String)).toBe('hint-equal{"choice":"b"}');
  });
  it("says how much was tried where nobody can say more", () => {
    const hint: Hint = { bot: "search", choice: "a", why: null, tries: 120, drawn: false, reasons: [] };
    expect(because(hint, texts, spoken, String)).toBe('hint-tried{"tries":120}');
  });
  it("says that it was drawn, and how often it is", () => {
    const reasons = [{ choice: "a", share: 0.374, value: null }];
    const hint: Hint = { bot: "greedy", choice: "a", why: null, tries: 0, drawn: true, reasons };
    expect(because(hint, texts, spoken, String)).toBe('hint-drawn{"games":37}');
  });
});
