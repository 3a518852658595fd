/** The symbols from which everything on a sheet is drawn, once for the page, and the grain of a pencil. */
import address from "../later/glyphs/glyphs.svg?url";

const GRAIN = `<filter id="dd-pencil-grain" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4" result="n"/><feColorMatrix in="n" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.9 1.88" result="m"/><feComposite in="SourceGraphic" in2="m" operator="in"/></filter>`;

let text: Promise<string> | null = null;

/** The file as text; asked for once. */
export function glyphs(): Promise<string> {
  text ??= fetch(address).then((answer) => (answer.ok ? answer.text() : ""));
  return text;
}

/** Puts them into the page, where every sheet finds them. Without them a sheet still has its words. */
export function showGlyphs(): void {
  if (text) return;
  const holder = document.createElement("div");
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  document.body.append(holder);
  glyphs().then(
    (all) => (holder.innerHTML = all.replace("</svg>", `<defs>${GRAIN}</defs></svg>`)),
    () => (text = null),
  );
}
