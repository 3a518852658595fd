/** The browser searches the rules exactly as the command line does. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isRuling, pieces, Rulebook, type Part, type Rule } from "../src/shell/words/rulebook";
import { marks, search, wanted } from "../src/shell/words/rulesearch";

const EXAMPLES = join(import.meta.dirname, "../../tests/text/rule_searches.json");
interface Example {
  query: string;
  finds: string[];
  book: string[];
}

/** As `undercroft.text.rulebook` reads it; the server does that for the browser. */
function read(text: string, index: number): Part {
  const sections: { title: string; rules: (Rule & { table: string[][] })[] }[] = [];
  for (const line of text.split("\n")) {
    const rule = /^- \*\*(.+?)\*\* (.+)$/.exec(line);
    if (line.startsWith("## ")) sections.push({ title: line.slice(3), rules: [] });
    else if (rule) sections.at(-1)?.rules.push({ number: rule[1] ?? "", text: rule[2] ?? "", table: [] });
    else if (line.startsWith("|")) sections.at(-1)?.rules.at(-1)?.table.push(line.split("|"));
  }
  return { id: String(index), title: "", sections };
}

describe("a search of the rules", () => {
  const examples = JSON.parse(readFileSync(EXAMPLES, "utf8")) as Example[];

  it.each(examples)("for “$query” finds the best first", ({ query, finds, book }) => {
    const found = search(new Rulebook(book.map(read)), query);
    expect(found.map(({ rule }) => rule.number)).toEqual(finds);
  });

  it("marks what was sought, and nothing else", () => {
    const marked = (text: string, query: string): string[] =>
      marks(text, wanted(query))
        .filter((part) => part.marked)
        .map((part) => part.text);
    expect(marked("Bloodthirsty players use blood.", "blood")).toEqual(["Blood", "blood"]);
    expect(marked("Der Würfel fällt.", "wuerfel")).toEqual(["Würfel"]);
    expect(marked("Das Gefäß ist voll.", "gefass")).toEqual(["Gefäß"]);
    expect(marked("Nothing here.", "blood")).toEqual([]);
  });

  it("leaves no letter out", () => {
    const text = "Würfel, Würfel (TL-064) und Blut.";
    const whole = (words: string[]): string =>
      marks(text, words)
        .map((part) => part.text)
        .join("");
    expect(whole(wanted("wurf blut"))).toBe(text);
    expect(whole([])).toBe(text);
  });
});

describe("a text of a rule", () => {
  it("names the rules and rulings it cites", () => {
    const found = pieces("See TL-064 and TL-R03, not TL-0645.");
    expect(found.filter((piece) => piece.cites).map((piece) => piece.cites)).toEqual(["TL-064", "TL-R03"]);
    expect(found.map((piece) => piece.text).join("")).toBe("See TL-064 and TL-R03, not TL-0645.");
    expect([isRuling("TL-R03"), isRuling("TL-064")]).toEqual([true, false]);
  });
});
