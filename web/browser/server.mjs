/** `undercroft serve` on a free port with a database of its own, stopped by its process id. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ENVIRONMENT } from "./python.mjs";

const BUILT = new URL("../dist", import.meta.url).pathname;
const STARTS_MS = 60_000; // a busy machine takes its time
const STOPS_MS = 10_000;

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function answers(url, child, said) {
  const until = Date.now() + STARTS_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) break;
    const reply = await fetch(`${url}/api/games`).catch(() => null);
    if (reply?.ok) return;
    await sleep(150);
  }
  throw new Error(`the server did not start:\n${said.join("")}`);
}

async function stop(child, folder) {
  if (child.exitCode === null) {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    const late = setTimeout(() => child.kill("SIGKILL"), STOPS_MS);
    await gone;
    clearTimeout(late);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** UNDERCROFT_WEB names another folder than web/dist, so that a build under way does not disturb the tests;
 *  UNDERCROFT_URL a server that is there already.
 *  `packages` is a folder with packages of others, beside those that are installed. */
export async function startServer({ packages = "" } = {}) {
  const { UNDERCROFT_URL: there, UNDERCROFT_WEB: web = BUILT } = process.env;
  if (there && !packages) return { url: there, stop: () => {} };
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "undercroft-browser-"));
  const args = [
    "serve",
    "--port",
    String(port),
    "--database",
    join(folder, "tables.db"),
    "--bot-pause",
    "0",
    "--no-limits",
    "--web",
    web,
  ];
  const env = packages ? { ...process.env, PYTHONPATH: packages } : process.env;
  const child = spawn(join(ENVIRONMENT, "bin/undercroft"), args, { cwd: folder, env });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => said.push(String(data)));
  const url = `http://127.0.0.1:${port}`;
  try {
    await answers(url, child, said);
  } catch (error) {
    await stop(child, folder);
    throw error;
  }
  return { url, stop: () => stop(child, folder) };
}
