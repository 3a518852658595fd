/** Makes a PNG small by a palette, where ImageMagick is installed; otherwise leaves it as it is. */
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";

const COLOURS = "64";

export function shrink(file) {
  try {
    execFileSync("convert", [file, "-strip", "+dither", "-colors", COLOURS, "-define", "png:compression-level=9", "-define", "png:compression-filter=0", `PNG8:${file}`], { stdio: "ignore" });
  } catch {
    // no such tool: the picture is only larger
  }
  return statSync(file).size;
}
