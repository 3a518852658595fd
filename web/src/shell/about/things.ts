/** What on the screen can be explained: icons by their names, numbers by the icon beside them, the rest by where it lies. */
import type { Book } from "./book";

export interface Thing {
  at: Element;
  id: string;
}
type Known = Pick<Book, "places" | "has">;

const ICON = "svg.ic";
const MEANT = ".num, .named"; // what the icon beside or in it means
const SHELL = ".bar, .hint, .log, aside, [aria-keyshortcuts=h]"; // there an icon means what it means to the shell
/** Places over which a pointer rests to choose one: they explain themselves to fingers and keys only. */
export const QUIET = "[data-quiet]";
const MANY = "[data-many], [data-quiet]"; // the keys come by the first of each kind in it
const NEAR = 3; // so many boxes around a number may hold its icon

const iconOf = (picture: Element | undefined): string =>
  picture?.querySelector("use")?.getAttribute("href")?.split("#")[1] ?? "";

/** The only icon in the boxes around a number. */
function iconBeside(number: Element): string {
  let box: Element | null = number;
  for (let out = 0; box && out <= NEAR; out += 1, box = box.parentElement) {
    const icons = box.querySelectorAll(ICON);
    if (icons.length) return icons.length === 1 ? iconOf(icons[0]) : "";
  }
  return "";
}

function idOf(element: Element, book: Known): string | undefined {
  const placed = book.places.filter(([selector]) => element.matches(selector)).map(([, id]) => id);
  const icon = element.matches(ICON) ? iconOf(element) : element.matches(MEANT) ? iconBeside(element) : "";
  const ids = element.closest(SHELL) ? [`shell-${icon}`, icon] : [icon, `shell-${icon}`];
  return [...placed, ...ids].find((id) => book.has(id));
}

/** The innermost thing here that has an explanation, as a whole. */
export function thingAt(from: Element, book: Known): Thing | null {
  let found: Thing | null = null;
  for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
    const id = idOf(at, book);
    if (found && id !== found.id) break;
    if (id) found = { at, id };
  }
  return found;
}

/** Everything in sight that has an explanation, in the order of these parts of the page. */
export function thingsIn(roots: readonly Element[], book: Known): Thing[] {
  const wanted = [ICON, ...book.places.map(([selector]) => selector)].join(", ");
  const seen = roots
    .flatMap((root) => [...root.querySelectorAll(wanted)])
    .filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const things = seen.flatMap((each) => thingAt(each, book) ?? []);
  return things.filter(
    ({ at, id }, index) =>
      things.findIndex((other) => other.at === at || (other.id === id && at.closest(MANY) !== null)) === index,
  );
}
