/** What the shell says, in the present language. */
import { Refusal } from "./net/ask";
import { settings } from "./settings.svelte";
import type { Bundle, Value } from "./words/bundle";
import { shellBundle } from "./words/sources";

let bundle = $state.raw<Bundle | null>(null);

/** Loads the texts of the chosen language; the old ones stay until the new ones are there. */
export async function loadShell(): Promise<void> {
  const lang = settings.lang;
  const loaded = await shellBundle(lang);
  if (lang !== settings.lang) return;
  bundle = loaded;
  document.documentElement.lang = lang;
}

export function ready(): boolean {
  return bundle !== null;
}

export function t(id: string, args: Record<string, Value> = {}): string {
  return bundle?.say(id, args) ?? "";
}

export function known(id: string): boolean {
  return bundle?.has(id) ?? false;
}

/** What went wrong, as a sentence. */
export function explain(error: unknown): string {
  return error instanceof Refusal ? refusal(error.kind, error.message) : t("error-error");
}

/** A refusal as a sentence: by its stable kind where we know it, else as the server said it. */
export function refusal(kind: string, message: string): string {
  return known(`error-${kind}`) ? t(`error-${kind}`) : message || t("error-error");
}
