/** What a person has pasted to come to a table. */
import { parse } from "../router.svelte";

/** A path inside this site from what a person pasted: a whole link, a path or a bare table id. */
export function pasted(text: string): string | null {
  const trimmed = text.trim();
  const path =
    /^https?:\/\/[^/]+(\/.*)$/.exec(trimmed)?.[1] ?? (trimmed.startsWith("/") ? trimmed : `/table/${trimmed}`);
  const clean = path.split(/[?#]/)[0] ?? "";
  const route = parse(clean);
  return "id" in route && route.id ? clean : null;
}
