/** A person without a mouse. */
import assert from "node:assert/strict";

const MOST_TABS = 60;

/** Runs in the page: what has focus, as a reader would call it. */
export function focused() {
  const element = document.activeElement;
  const label =
    element?.closest("label")?.querySelector("span")?.textContent ?? element?.labels?.[0]?.textContent ?? "";
  return `${element?.tagName.toLowerCase()} ${element?.getAttribute("aria-label") ?? (label || (element?.textContent ?? ""))}`
    .replace(/\s+/g, " ")
    .trim();
}

export async function tabTo(page, wanted) {
  const passed = [];
  for (let count = 0; count < MOST_TABS; count += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(focused);
    if (wanted.test(name)) return;
    passed.push(name);
  }
  assert.fail(`Tab never came to ${wanted}; it passed ${passed.slice(0, 25).join(" | ")}`);
}

export async function press(page, wanted) {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}
