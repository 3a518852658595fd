/** A sheet as a picture of its own: drawn as on the board, with its name, levels and points below, and nothing outside it. */
import { flushSync, mount, unmount } from "svelte";
import type { Dungeon } from "../../declared";
import styles from "../../glyphs.css?raw";
import { glyphs } from "../../parts/glyphs";
import Ink from "../../sheet/Ink.svelte";
import { MARGINS, RATIO } from "../../sheet/measures";

const SVG = "http://www.w3.org/2000/svg";
const HEAD = 52; // above the drawing
const LINE = 26; // of what is written below it
const EDGE = 20;

export interface Written {
  title: string;
  master: string;
  lines: readonly string[];
}

function words(text: string, x: number, y: number, size: number, weight: number): SVGTextElement {
  const element = document.createElementNS(SVG, "text");
  const facts = {
    x,
    y,
    "font-size": size,
    "font-weight": weight,
    fill: "#2a1b0e",
    "font-family": "Grenze, Georgia, serif",
  };
  for (const [name, value] of Object.entries(facts)) element.setAttribute(name, String(value));
  element.textContent = text;
  return element;
}

/** What the drawing refers to, out of the file of symbols. */
function symbolsOf(all: string, drawing: Element): string {
  const used = new Set([...drawing.querySelectorAll("use")].map((use) => use.getAttribute("href")?.slice(1)));
  const parsed = new DOMParser().parseFromString(all, "image/svg+xml");
  const found = [...parsed.querySelectorAll("symbol")].filter(({ id }) => used.has(id));
  return found.map((symbol) => new XMLSerializer().serializeToString(symbol)).join("");
}

/** The whole picture as the text of an SVG file. */
export async function pictureOf(dungeon: Dungeon, written: Written): Promise<string> {
  const symbols = await glyphs();
  const [width, height] = [RATIO[0] + 2 * EDGE, RATIO[1] + HEAD + LINE * written.lines.length + 3 * EDGE];
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", `${-MARGINS[3] - EDGE} ${-MARGINS[0] - HEAD - EDGE} ${width} ${height}`);
  picture.setAttribute("width", String(width));
  picture.setAttribute("height", String(height));
  const ink = mount(Ink, { target: picture, props: { dungeon } });
  flushSync();
  const left = -MARGINS[3];
  picture.append(words(written.title, left, -MARGINS[0] - 28, 30, 700));
  picture.append(words(written.master, left, -MARGINS[0] - 8, 16, 400));
  written.lines.forEach((line, at) => picture.append(words(line, left, 8 * 58 + 2 * EDGE + LINE * at + 8, 18, 600)));
  const body = new XMLSerializer()
    .serializeToString(picture)
    .replace(/ class="[^"]*svelte-[^"]*"/g, (found) => found.replace(/\s?svelte-\w+/g, ""));
  const drawn = symbolsOf(symbols, picture);
  await unmount(ink);
  const paper = `<rect x="${-MARGINS[3] - EDGE}" y="${-MARGINS[0] - HEAD - EDGE}" width="${width}" height="${height}" fill="#f3e9d0"/>`;
  return body.replace(/^(<svg[^>]*>)/, `$1<style>${styles}</style><defs>${drawn}</defs>${paper}`);
}

function offer(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const safe = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
const asBlob = (svg: string): Blob => new Blob([svg], { type: "image/svg+xml" });

export async function saveSvg(dungeon: Dungeon, written: Written): Promise<void> {
  offer(asBlob(await pictureOf(dungeon, written)), `${safe(written.title)}.svg`);
}

async function drawn(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

const SHARP = 2; // points of the picture for each of the drawing

export async function savePng(dungeon: Dungeon, written: Written): Promise<void> {
  const image = await drawn(await pictureOf(dungeon, written));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width * SHARP, image.height * SHARP];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) offer(blob, `${safe(written.title)}.png`);
}

/** The page shows nothing but the sheet while it is printed. */
export async function print(dungeon: Dungeon, written: Written): Promise<void> {
  const image = await drawn(await pictureOf(dungeon, written));
  const page = document.createElement("div");
  page.className = "ink-printed";
  image.alt = written.title;
  page.append(image);
  document.body.append(page);
  document.documentElement.classList.add("ink-printing");
  window.print();
  document.documentElement.classList.remove("ink-printing");
  page.remove();
}
