/** What content says of a hero. */
import type { Texts } from "../../../../shell/board";

export interface HeroFacts {
  type: string;
  hit_points: number;
  trap: number;
  heart: number;
  magic: number;
}

export function heroFacts(texts: Texts, id: string): HeroFacts {
  const entry = texts.entry(id);
  const symbols = (entry["symbols"] ?? {}) as Record<string, number>;
  const { trap = 0, heart = 0, magic = 0 } = symbols;
  return {
    type: String(entry["type"] ?? "illusion"),
    hit_points: Number(entry["hit_points"] ?? 1),
    trap,
    heart,
    magic,
  };
}
