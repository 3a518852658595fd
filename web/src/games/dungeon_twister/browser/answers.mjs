/** Answers in this game: ending a turn early is asked once more. */
import { answerByArrows, press } from "../../../../browser/keys.mjs";

const isRare = (page, index) =>
  page
    .locator(".opts .opt")
    .nth(index)
    .evaluate((option) => option.classList.contains("rare"));

export async function answerByKeys(page, index, count) {
  const rare = await isRare(page, index);
  await answerByArrows(page, index, count);
  if (!rare) return;
  await page.locator("dialog[open]").waitFor();
  await press(page, /^button End the turn/);
}
