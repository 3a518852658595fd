/** A position in the path of a link: what an address cannot hold is written with signs that no position has. */
import { inOneLine } from "./notation";

const SAFE = /^[A-Za-z0-9/.~_,;:@=*+-]{1,2000}$/;

export function toPath(text: string): string {
  return inOneLine(text)
    .replaceAll("|", "~")
    .replaceAll(/ ?([/;]) ?/g, "$1")
    .replaceAll("?", "*")
    .replaceAll(" ", "+");
}

/** The same the other way, as lines; null where this is no path of a position. */
export function fromPath(path: string): string | null {
  if (!SAFE.test(path)) return null;
  return path
    .replaceAll("+", " ")
    .replaceAll("*", "?")
    .replaceAll("~", "|")
    .replaceAll(";", "; ")
    .split("/")
    .filter((line) => line !== "")
    .join("\n");
}
