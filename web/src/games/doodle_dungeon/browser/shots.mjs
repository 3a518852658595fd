/** Doodle Dungeon in pictures: a row, a card that is built, a line, a fight and the score sheets. */
import { sentIn } from "./play.mjs";
import { tableBuilding, tableDrawing, tableWhere } from "./dealt.mjs";

const SCENES = {
  "doodle-draft": (page) => tableWhere(page, ({ step }) => step === "draft", 20),
  "doodle-building": (page) => tableBuilding(page, "walls", 10),
  "doodle-path": (page) => tableDrawing(page, 26),
  "doodle-fight": (page) => tableWhere(page, ({ step, many }) => step === "dungeon-action" && many > 1, 6),
  "doodle-heroes": (page) => tableWhere(page, ({ step, many }) => step === "hero-action" && many > 1, 1),
};

export async function shoot(studio) {
  for (const [name, table] of Object.entries(SCENES)) {
    await studio.goto(await table(studio.first));
    await studio.settle();
    await studio.shoot(name);
  }
  await studio.goto(`/table/${await sentIn(studio.first)}`);
  await studio.shoot("doodle-scoring");
}
