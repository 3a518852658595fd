/** Dungeon Twister in pictures: matches that bots have played, taken up again at their best moments. */
import { branched, dealtBy, sentIn } from "../../../../browser/positions.mjs";
import { GAME, tableAsking } from "./play.mjs";

/** Which of the many questions of a kind: in the middle there is most to see. */
const SCENES = {
  "twister-placing": { step: "placing", at: 0.5 },
  "twister-actions": { step: "action", at: 0.6 },
  "twister-turning": { step: "rotate", at: 0.6 },
};

export async function shoot(studio) {
  const { record, asked } = dealtBy("greedy", GAME);
  const id = await sentIn(studio.first, record);
  for (const [name, { step, at }] of Object.entries(SCENES)) {
    const moves = asked[step];
    await studio.goto(await branched(studio.first, id, moves[Math.floor(at * moves.length)]));
    await studio.settle();
    await studio.shoot(name);
  }
  await studio.goto(await tableAsking(studio.first, "combat-card"));
  await studio.settle();
  await studio.shoot("twister-combat");
  await studio.goto(`/table/${id}`);
  await studio.settle();
  await studio.shoot("twister-end");
}
