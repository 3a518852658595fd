/** Eight windows of one guest, one for each width, theme and language, and the pictures taken of them. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { PHONE, WIDE } from "./browser.mjs";
import { nextDecision } from "./player.mjs";

const OUT = new URL("../../docs/pictures/made/", import.meta.url).pathname;
const SETTLE_MS = 900; // texts, fonts and icons are there; nothing moves any more

export class Studio {
  looks = [];
  written = [];

  async open(house, storageState) {
    mkdirSync(OUT, { recursive: true });
    for (const lang of ["en", "de"])
      for (const theme of ["dark", "light"])
        for (const [width, screen] of [
          [1440, WIDE],
          [390, PHONE],
        ])
          this.looks.push({
            name: `${width}-${theme}-${lang}`,
            page: await house.person({ lang, theme, screen, storageState, motion: "no-preference" }),
          });
    return this;
  }

  /** The window in which things are done; the others only look. */
  get first() {
    return this.looks[0].page;
  }

  get pages() {
    return this.looks.map(({ page }) => page);
  }

  async goto(path) {
    await Promise.all(this.pages.map((page) => page.goto(path)));
    await this.first.waitForTimeout(SETTLE_MS * 2);
  }

  /** Until every window shows the question and nothing moves; `calm` ends what a game still shows. */
  async settle(calm = async () => {}) {
    await Promise.all(this.pages.map((page) => nextDecision(page).then(() => calm(page))));
    await this.first.waitForTimeout(SETTLE_MS);
  }

  async shoot(scene) {
    for (const { name, page } of this.looks) {
      const path = `${OUT}${scene}-${name}.png`;
      await page.bringToFront();
      await page.screenshot({ path });
      this.written.push(path);
    }
    console.log(scene);
  }

  /** With Pillow the pictures get a palette; without it they are only larger. */
  shrink() {
    const script = new URL("shrink.py", import.meta.url).pathname;
    try {
      const bytes = Number(execFileSync("python3", [script, ...this.written], { encoding: "utf8" }));
      console.log(`${this.written.length} pictures, ${Math.round(bytes / 1000)} kB`);
    } catch (error) {
      console.log(`the pictures were not made smaller: ${error.message}`);
    }
  }
}
