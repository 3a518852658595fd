/** What this browser remembers: language, theme, speed, patience, loudness, last game settings. */
import { LANGUAGES, type Lang } from "./words/bundle";

export type Theme = "dark" | "light";

const MOST_GUIDES = 20; // tables that are remembered
const WAITS: Readonly<Record<string, boolean>> = { on: true, off: false };

function read(key: string): string | null {
  try {
    return localStorage.getItem(`undercroft.${key}`);
  } catch {
    return null; // storage may be forbidden; everything works without it
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`undercroft.${key}`, value);
  } catch {
    // see read
  }
}

/** What was kept as data; null where there is none that can be read. */
export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(read(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  write(key, JSON.stringify(value));
}

function firstLang(): Lang {
  const wanted = [read("lang"), ...navigator.languages.map((lang) => lang.slice(0, 2))];
  return wanted.find((lang): lang is Lang => LANGUAGES.includes(lang as Lang)) ?? "en";
}

function firstTheme(): Theme {
  const stored = read("theme");
  if (stored === "dark" || stored === "light") return stored;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

class Settings {
  lang: Lang = $state(firstLang());
  theme: Theme = $state(firstTheme());
  speed = $state(Number(read("speed")) || 1);
  /** Each scene stays until the reader has heard or read it; null: he has not said whether he wants that. */
  waits: boolean | null = $state(WAITS[read("waits") ?? ""] ?? null);
  volume = $state(Number(read("volume"))); // 0 to 1; silent until somebody wants it
  players = $state(Number(read("players")) || 3);
  level = $state(read("level") ?? "normal");

  /** Tables whose explanations were switched on or off. */
  guides: Record<string, boolean> = $state.raw(recall("guides") ?? {});

  setGuide(table: string, on: boolean): void {
    const others = Object.entries(this.guides).filter(([id]) => id !== table);
    this.guides = Object.fromEntries([...others, [table, on] as const].slice(-MOST_GUIDES));
    keep("guides", this.guides);
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    write("lang", lang);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    write("theme", theme);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    write("speed", String(speed));
  }

  setWaits(waits: boolean): void {
    this.waits = waits;
    write("waits", waits ? "on" : "off");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    write("volume", String(volume));
  }

  /** What was played last is offered first. */
  setQuickGame(players: number, level: string): void {
    this.players = players;
    this.level = level;
    write("players", String(players));
    write("level", level);
  }
}

export const settings = new Settings();
document.documentElement.dataset.theme = settings.theme;
