/** Where the cells of the large sheet lie on the screen, and what stands on them. */

/** The middle of a cell, in pixels of the window. */
export async function spot(page, cell) {
  const box = await page.locator(".squared .drawing").boundingBox();
  const scale = box.width / (10 * 58 + 62);
  const [row, column] = ["ABCDEFGH".indexOf(cell[0]), Number(cell.slice(1)) - 1];
  return { x: box.x + (28 + (column + 0.5) * 58) * scale, y: box.y + (26 + (row + 0.5) * 58) * scale };
}

export async function hover(page, cell) {
  const { x, y } = await spot(page, cell);
  await page.mouse.move(x, y, { steps: 3 });
}

export async function press(page, cell) {
  const { x, y } = await spot(page, cell);
  await page.mouse.click(x, y);
}

/** The pointer goes down on the first cell, over all others, and up on the last one. */
export async function pull(page, cells) {
  for (const [at, cell] of cells.entries()) {
    await hover(page, cell);
    if (at === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** The same with a finger. */
export async function stroke(page, cells) {
  const touch = await page.context().newCDPSession(page);
  for (const [at, cell] of cells.entries()) {
    const point = await spot(page, cell);
    await touch.send("Input.dispatchTouchEvent", { type: at ? "touchMove" : "touchStart", touchPoints: [point] });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** What the reader has built of his card, and the path that he draws. */
export const built = (page) => page.evaluate(() => window.seen.now.view.building?.built ?? []);
export const drawnPath = (page) =>
  page.evaluate(() => {
    const { dungeons, viewer } = window.seen.now.view;
    return dungeons[(viewer + dungeons.length - 1) % dungeons.length].path ?? [];
  });

/** Until the path is so long. */
export const pathOf = (page, length) =>
  page.waitForFunction((length) => {
    const { dungeons, viewer } = window.seen.now.view;
    return (dungeons[(viewer + dungeons.length - 1) % dungeons.length].path ?? []).length === length;
  }, length);
