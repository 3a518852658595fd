/** How things fly over the table, and how they leave it for where the reader does not look. */

const ARC = 60; // pixels
const LARGEST = 180; // pixels of a card; what comes out of a whole scene is none of that size
const MARKER = 40;

/** A card where that place was; out of a scene something small, from its middle. */
function cardAt(start: DOMRect): DOMRect {
  if (start.width <= LARGEST && start.height <= LARGEST) return start;
  return new DOMRect(start.x + (start.width - MARKER) / 2, start.y + (start.height - MARKER) / 2, MARKER, MARKER);
}

export function fly(
  node: HTMLElement,
  start: DOMRect,
  { duration, delay, most }: { duration: number; delay: number; most: number },
): void {
  const end = node.getBoundingClientRect();
  if (end.width === 0 || end.top > innerHeight || end.bottom < 0) {
    leave(node, start, { duration, delay });
    return;
  }
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  const size = Math.min(most, Math.max(0.6, start.width / end.width));
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "25",
    margin: "0",
    left: `${end.x}px`,
    top: `${end.y}px`,
    width: `${end.width}px`,
    height: `${end.height}px`,
    opacity: "1",
    animation: "none",
    pointerEvents: "none",
  });
  document.body.append(copy);
  setTimeout(() => node.isConnected || copy.remove(), delay); // the table may have gone on meanwhile
  const path = [
    `translate(${x}px, ${y}px) scale(${size})`,
    `translate(${x / 2}px, ${y / 2 - ARC}px) scale(${(1 + size) / 2})`,
    "none",
  ];
  void copy
    .animate(
      path.map((transform) => ({ transform })),
      { duration, delay, fill: "backwards", easing: "cubic-bezier(.3, 0, .2, 1)" },
    )
    .finished.finally(() => copy.remove());
}

/** The tab below the table that shows this scene of the board, where there are tabs. */
function tabOf(node: HTMLElement): HTMLElement | null {
  const scene = node.closest<HTMLElement>("[data-scene]")?.dataset["scene"];
  return scene ? document.querySelector<HTMLElement>(`[data-tab="${scene}"]`) : null;
}

/** A blank card leaves the old place: for the tab behind which it now lies, else it fades where it was. */
function leave(node: HTMLElement, place: DOMRect, timing: { duration: number; delay: number }): void {
  const start = cardAt(place);
  const card = document.createElement("div");
  card.className = "paper";
  card.setAttribute("aria-hidden", "true");
  card.dataset["leaves"] = "";
  Object.assign(card.style, {
    position: "fixed",
    zIndex: "25",
    left: `${start.x}px`,
    top: `${start.y}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    pointerEvents: "none",
  });
  document.body.append(card);
  const tab = tabOf(node)?.getBoundingClientRect();
  const x = tab ? tab.x + tab.width / 2 - start.x - start.width / 2 : 0;
  const y = tab ? tab.y + tab.height / 2 - start.y - start.height / 2 : 0;
  const gone = { transform: `translate(${x}px, ${y}px) scale(${tab ? 0.3 : 1})`, opacity: 0.2 };
  void card
    .animate([{ transform: "none", opacity: 1 }, gone], { ...timing, fill: "backwards", easing: "ease-in" })
    .finished.finally(() => card.remove());
}
