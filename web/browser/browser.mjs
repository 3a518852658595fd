/** The system's Chromium, windows in it, and what went wrong in them. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { startServer } from "./server.mjs";
import { watchSocket } from "./watch.mjs";

// Chromium draws no bar here, but would still start a process for the list below it, in every window. It heeds the last
// such list only: the rest of this one is Playwright's own.
const WITHOUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${WITHOUT.join(",")}`,
];
export const WIDE = { viewport: { width: 1440, height: 900 } };
export const TABLET = { viewport: { width: 1024, height: 768 } };
export const SMALL_TABLET = { viewport: { width: 768, height: 1024 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PATIENCE_MS = 20_000;

export function launch() {
  return chromium.launch({ executablePath: "/usr/bin/chromium", headless: true, args: FLAGS });
}

function listen(context, problems) {
  context.on("weberror", (error) => problems.push(`page error: ${error.error().message}`));
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
}

/** As if he had chosen it in the menu. Runs in the page; one without an address has nothing to keep it in. */
function choosePace(chosen) {
  if (location.protocol === "about:" || localStorage.getItem("undercroft.speed") !== null) return;
  for (const [key, value] of Object.entries(chosen)) localStorage.setItem(`undercroft.${key}`, value);
}

/** Server and browser for the tests of one file. */
export class House {
  problems = [];

  async open(how = {}) {
    this.server = await startServer(how);
    this.browser = await launch();
    return this;
  }

  async close() {
    await this.browser?.close();
    await this.server?.stop();
  }

  /**
   * A person with a browser of his own. Motion is reduced unless `motion` is given, scenes are shown at once unless `speed`,
   * and none waits for him; a `stranger` has chosen nothing yet.
   */
  async person(how = {}) {
    const { lang = "en", screen = WIDE, theme = "dark", motion = "reduce", speed = Infinity } = how;
    const { storageState, stranger = false } = how;
    const context = await this.browser.newContext({
      ...screen,
      locale: lang,
      colorScheme: theme,
      reducedMotion: motion,
      baseURL: this.server.url,
      storageState,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    listen(context, this.problems);
    await context.addInitScript(watchSocket);
    if (!stranger) await context.addInitScript(choosePace, { speed: String(speed), waits: "off" });
    return context.newPage();
  }

  /** Fails when a console or a page complained since the last time. */
  checkQuiet() {
    assert.deepEqual(this.problems.splice(0), []);
  }
}

/** The house of a test file: opened before its tests, closed after them. `how` is for its server. */
export function useHouse(how = {}) {
  const house = new House();
  before(() => house.open(how));
  after(() => house.close());
  return house;
}
