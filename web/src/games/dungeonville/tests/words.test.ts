/** The sentences of this game: names are marked, rules are known. */
import { describe, expect, it } from "vitest";
import { bundleOf, textsOf } from "../../../../tests/told";
import { LANGUAGES } from "../../../shell/words/bundle";
import { place, topics } from "../../../shell/words/rules";

const TOLD = { game: "dungeonville" };

describe.each(LANGUAGES)("sentences in %s", (lang) => {
  it("mark the names of players and cards", () => {
    const texts = textsOf(lang, null, TOLD);
    const event = { id: "hired", args: { seat: 1, adventurer: "adv-35", gold: 0 } };
    const strong = texts
      .news(event)
      .filter((part) => part.strong)
      .map((part) => part.text);
    expect(strong).toEqual(["P2", texts.name("adv-35")]);
  });

  it("know the rule behind a piece of news; the engine's own have none", () => {
    const texts = textsOf(lang, null, TOLD);
    expect(texts.newsRule({ id: "hired", args: {} })).toBe("DV-035");
    expect(texts.newsRule({ id: "taken-back", args: {} })).toBeNull();
  });

  it("knows every topic of the short rules, and where a rule stands", () => {
    const all = topics(bundleOf(lang, TOLD));
    expect(all.map((topic) => topic.id)).toContain("exploring");
    expect(all.every((topic) => topic.paragraphs.every((paragraph) => paragraph.text && paragraph.rules.length))).toBe(
      true,
    );
    expect(place(all, "DV-096")).toMatchObject({ topic: "exploring", exact: true });
    expect(place(all, "DV-019")).toMatchObject({ topic: "goal", exact: true });
    expect(place(all, "DV-999")).toMatchObject({ exact: false });
  });
});
