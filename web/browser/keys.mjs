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

/** Runs in the page: notes at every frame at which a question is open and focus is on nothing. */
function watchFocus() {
  window.lost = [];
  const look = () => {
    const question = document.querySelector(".opts") && document.getElementById("question")?.textContent;
    if (question && document.activeElement === document.body) window.lost.push(question);
    requestAnimationFrame(look);
  };
  look();
}

/** From here on focus is watched. Returns what fails where it was lost while a question was open. */
export async function watchedFocus(page) {
  await page.evaluate(watchFocus);
  return async () => assert.deepEqual(await page.evaluate(() => [...new Set(window.lost)]), [], "focus was lost");
}

/** From here on focus is watched, also between two questions. Returns what fails where it was on nothing. */
export async function watchedRest(page) {
  await page.evaluate(() => {
    window.lost = [];
    const look = () => {
      if (document.activeElement === document.body) window.lost.push(document.querySelector("#decision")?.innerText);
      requestAnimationFrame(look);
    };
    look();
  });
  return async () => assert.deepEqual(await page.evaluate(() => [...new Set(window.lost)]), [], "focus was on nothing");
}

/** Which option of the list has focus; -1 for none. */
export const focusedOption = (page) =>
  page.evaluate(() => [...document.querySelectorAll(".opts .opt")].indexOf(document.activeElement));

/** Goes to the option as the list is worked without digits, in one of several ways, and takes it. */
export async function answerByArrows(page, index, count) {
  const from = await focusedOption(page);
  assert.ok(from >= 0, `no option has focus but ${await page.evaluate(focused)}`);
  const ways = [walkByArrows, walkByTab, walkFromEnd];
  await ways[count % ways.length](page, index, from);
  assert.equal(await focusedOption(page), index);
  await page.keyboard.press("Enter");
}

async function walkByArrows(page, index, from) {
  const key = index < from ? "ArrowUp" : "ArrowDown";
  for (let step = Math.abs(index - from); step > 0; step -= 1) await page.keyboard.press(key);
}

async function walkByTab(page, index, from) {
  const key = index < from ? "Shift+Tab" : "Tab";
  for (let step = Math.abs(index - from); step > 0; step -= 1) await page.keyboard.press(key);
}

async function walkFromEnd(page, index) {
  await page.keyboard.press("End");
  const last = await focusedOption(page);
  await walkByArrows(page, index, last);
}

/** What a screen reader is told of an element, and of all that it stands in: role, name and description. */
export async function heard(page, selector) {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { nodes } = await client.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: true });
  return nodes.map((node) => ({
    role: node.role?.value,
    name: node.name?.value ?? "",
    description: node.description?.value ?? "",
  }));
}
