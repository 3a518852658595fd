/** What the rules know, asked once: a run of many files (run.mjs) keeps the answers in a folder for all of them. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The environment whose package is tested; `make test` names the compiled one. */
export const ENVIRONMENT = new URL(`../../${process.env.UNDERCROFT_ENVIRONMENT ?? ".venv"}/`, import.meta.url).pathname;
const PYTHON = join(ENVIRONMENT, "bin/python");
const { UNDERCROFT_KEPT: FOLDER } = process.env;

const said = (args) => execFileSync(PYTHON, args, { encoding: "utf8", maxBuffer: 2 ** 27 });

/** The JSON that Python prints when it is called with these arguments. */
export function printed(...args) {
  if (!FOLDER) return JSON.parse(said(args));
  const path = join(FOLDER, createHash("sha256").update(JSON.stringify(args)).digest("hex"));
  if (!existsSync(path)) {
    writeFileSync(`${path}.${process.pid}`, said(args));
    renameSync(`${path}.${process.pid}`, path); // others read whole files only
  }
  return JSON.parse(readFileSync(path, "utf8"));
}
