/**
 * Runs browser tests: `node browser/run.mjs FILE…`. One server serves all of them, what Python says is asked once, and
 * files that take long begin first. A file in which something failed is run once more, alone: only what fails again
 * fails the run, and the rest is named at the end, for a test that depends on the machine is to be mended, too.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import process from "node:process";
import { Readable } from "node:stream";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { factsOf } from "./games.mjs";
import { startServer } from "./server.mjs";

const AT_ONCE = 3; // a page also waits
const LONGEST = 20 * 60_000; // a file that takes longer hangs, and fails
const LONG = ["axe", "games", "guide", "follow", "keyboard", "explain", "training"]; // the longest first

function rank(file) {
  const at = LONG.findIndex((name) => file.endsWith(`/${name}.test.mjs`));
  return at < 0 ? LONG.length : at;
}

/** What happened in a file, told in one piece. The sums of a file are left out: the run has its own. */
async function happened(file) {
  const events = [];
  for await (const event of run({ files: [file], timeout: LONGEST }))
    if (event.type !== "test:diagnostic" || event.data.file) events.push(event);
  console.log(`\n${relative(".", file)}`);
  for await (const text of Readable.from(events).compose(new spec())) process.stdout.write(text);
  return events;
}

/**
 * Runs these files, so many at once. Returns the tests that failed. A file is run by itself, since an event knows only
 * where its test was written down, which may be a module that many files share.
 */
async function failuresIn(files, atOnce) {
  const [left, ended] = [[...files], []];
  const work = async () => {
    for (let file = left.shift(); file; file = left.shift())
      for (const { type, data } of await happened(file))
        if (type === "test:pass" || type === "test:fail")
          ended.push({ file, name: data.name, failed: type === "test:fail", skip: data.skip });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const failed = ended.filter((test) => test.failed);
  const skipped = ended.filter(({ skip }) => skip !== undefined).length;
  console.log(`\n${ended.length - failed.length - skipped} passed, ${failed.length} failed, ${skipped} skipped`);
  return failed;
}

async function check(files) {
  const first = await failuresIn(files, AT_ONCE);
  if (first.length === 0) return;
  console.log("\nWhat failed beside others is run again, alone.");
  const again = await failuresIn([...new Set(first.map(({ file }) => file))], 1);
  if (again.length > 0) process.exitCode = 1;
  const hasFailedAgain = ({ file, name }) => again.some((test) => test.file === file && test.name === name);
  for (const test of first.filter((test) => !hasFailedAgain(test)))
    console.log(`failed beside others, passed alone: ${test.name} (${relative(".", test.file)})`);
}

/** Whether people can come to what a file tests: a game in the making may have a board, but no table. */
function isOffered(file) {
  const [, game] = /\/games\/([^/]+)\/browser\//.exec(file) ?? [];
  return !game || factsOf(game) !== undefined;
}

const asked = process.argv.slice(2).map((file) => resolve(file));
const files = asked.filter(isOffered).sort((a, b) => rank(a) - rank(b));
if (files.length < asked.length)
  console.log(`${asked.length - files.length} files test games that are not offered yet.`);
const kept = mkdtempSync(join(tmpdir(), "undercroft-kept-"));
const server = await startServer();
Object.assign(process.env, { UNDERCROFT_URL: server.url, UNDERCROFT_KEPT: kept });
try {
  await check(files);
} finally {
  await server.stop();
  rmSync(kept, { recursive: true, force: true });
}
