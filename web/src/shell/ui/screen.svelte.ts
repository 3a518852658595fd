/** Which of the three layouts fits. Only one is in the page, so nothing is there twice. */

export type Width = "wide" | "middle" | "narrow";

const WIDE = matchMedia("(min-width: 1200px)");
const MIDDLE = matchMedia("(min-width: 768px)");

function measure(): Width {
  if (WIDE.matches) return "wide";
  return MIDDLE.matches ? "middle" : "narrow";
}

class Screen {
  width: Width = $state(measure());

  constructor() {
    const update = (): void => void (this.width = measure());
    WIDE.addEventListener("change", update);
    MIDDLE.addEventListener("change", update);
  }
}

export const screen = new Screen();
