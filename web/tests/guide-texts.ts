/** For the tests of a guide: every note has its words in both languages, short ones, and a rule that the drawer knows. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Guide, Moment, Note } from "../src/shell/board";
import { Bundle, LANGUAGES, type Lang } from "../src/shell/words/bundle";
import { parsed } from "../src/shell/words/parse";
import { place, topics } from "../src/shell/words/rules";
import { ids, ownTexts } from "./own-texts";

const MOST_WORDS = 62;

/** `rounds` are the looks back that the game knows. */
export function describeGuide(folder: string, name: string, guide: Guide, rounds: readonly Note[]): void {
  const { game } = ownTexts(folder, name);
  const own = (lang: Lang): string => readFileSync(join(folder, `later/guide/${lang}.ftl`), "utf8");
  const lessons: readonly Note[] = guide.lessons;
  const notes = [...lessons, ...rounds];

  describe.each(LANGUAGES)("in %s", (lang) => {
    const words = new Bundle(lang, [own(lang)].map(parsed));
    const said = ({ id, args }: Note, part: string): string => words.say(`guide-${id}`, args, part);

    it("every note has its words and no other has any", () => {
      expect(ids(own(lang))).toEqual(notes.map(({ id }) => `guide-${id}`));
      for (const part of ["", "what", "why", "try"])
        expect(lessons.filter((note) => said(note, part) === `guide-${note.id}`)).toEqual([]);
      expect(rounds.filter((note) => said(note, "what") === `guide-${note.id}`)).toEqual([]);
    });

    it("they are short, and nothing in them is missing", () => {
      const text = (note: Note): string => ["what", "why", "try"].map((part) => said(note, part)).join(" ");
      expect(notes.filter((note) => text(note).split(" ").length > MOST_WORDS).map(({ id }) => id)).toEqual([]);
      expect(notes.filter((note) => /[{}$]/.test(text(note))).map(text)).toEqual([]);
    });

    it("their rules stand in the short rules", () => {
      const all = topics(new Bundle(lang, [game(lang)].map(parsed)));
      expect(notes.filter((note) => !place(all, note.rule)?.exact).map(({ rule }) => rule)).toEqual([]);
    });
  });

  it("every note points at something", () => expect(notes.filter(({ at }) => at.length === 0)).toEqual([]));
}

/** The lessons that come at a moment. */
export function coming({ lessons }: Guide, now: Moment): string[] {
  return lessons.filter((lesson) => lesson.when(now)).map((lesson) => lesson.id);
}
