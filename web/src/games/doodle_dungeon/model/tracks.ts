/** The six tracks of improvements as a sheet prints them: groups of boxes, each with the level it unlocks (DD-072). */
import type { Texts } from "../../../shell/board";
import type { Track } from "../declared";

export interface Group {
  boxes: number;
  before: number; // boxes of the groups before it
  level: number;
}

interface Entry {
  base: number;
  unit: string;
  groups: { boxes: number; level: number }[];
}

export const TRACKS = ["goblins", "orcs", "dragons", "traps", "treasures", "hand"] as const;
const GLYPHS: Record<string, string> = {
  goblins: "goblin",
  orcs: "orc",
  dragons: "dragon",
  traps: "trap",
  treasures: "chest",
};

export const glyphOf = (track: string): string | null => GLYPHS[track] ?? null;

/** The groups of that track; a game may be played with the even goblin track, which has more boxes. */
export function groupsOf(texts: Texts, id: string, track: Track): Group[] {
  const entry = texts.entry(id) as unknown as Entry;
  const even = texts.entries("variants").find((each) => each["track"] === id) as unknown as Entry | undefined;
  const boxes = (each: Entry): number => each.groups.reduce((sum, group) => sum + group.boxes, 0);
  const groups = even && boxes(entry) !== track.of ? even.groups : entry.groups;
  let before = 0;
  return groups.map(({ boxes, level }) => {
    const group = { boxes, before, level };
    before += boxes;
    return group;
  });
}

/** "+4" for a strength, "2" for everything else. */
export function levelText(id: string, level: number): string {
  return ["goblins", "orcs", "dragons"].includes(id) ? `+${level}` : String(level);
}
