/** How two people draw: one by keys alone, one with a finger on a phone. */
import { answerByArrows, focusedOption } from "../../../../browser/keys.mjs";
import { tap } from "../../../../browser/player.mjs";
import { spot } from "./drawing.mjs";

const KEYS = { up: "ArrowUp", right: "ArrowRight", down: "ArrowDown", left: "ArrowLeft" };

/** No mouse: formations in the layer, steps by their arrows, everything else in the list. */
export async function byKeys(page, decision, index, count) {
  const option = decision.options[index];
  if (option.label === "walls") {
    await page.waitForFunction(() => document.activeElement?.matches(".layer"));
    await page.keyboard.press(count % 2 ? "r" : "f");
    await page.keyboard.press("n");
    return page.keyboard.press("Enter");
  }
  if (option.label === "go") return page.keyboard.press(KEYS[option.args.way]);
  await page.waitForFunction(() => document.activeElement?.matches(".opts .opt"));
  if ((await focusedOption(page)) === index) return page.keyboard.press("Enter");
  return answerByArrows(page, index, count);
}

/** Fingers: what has a place on the board is touched there. */
export async function byTouch(page, decision, index) {
  const { label, args, targets } = decision.options[index];
  if (label === "walls") {
    await page.getByRole("button", { name: "Next place" }).tap();
    return page.getByRole("button", { name: "Draw here" }).tap();
  }
  if (label === "go") {
    const { x, y } = await spot(page, args.cell);
    return page.touchscreen.tap(x, y);
  }
  if (label === "leave") return page.getByRole("button", { name: "Leave", exact: true }).tap();
  if (["draw", "hide", "improve", "take", "blast"].includes(label))
    return page.locator(`[data-target="${targets[0]}"]`).first().tap();
  if (decision.step === "path") return page.getByRole("button", { name: "Hand in the sheet" }).tap();
  if (decision.step === "build") return page.getByRole("button", { name: "Turn the card over" }).tap();
  return tap(page, index);
}
