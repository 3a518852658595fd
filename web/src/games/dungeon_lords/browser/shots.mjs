/** Dungeon Lords in pictures: one match that good bots have played, taken up again at its best moments. */
import { click, nextDecision } from "../../../../browser/player.mjs";
import { branched, dealtBy, sentIn } from "../../../../browser/positions.mjs";
import { GAME } from "./play.mjs";

const FIGHTS = new Set(["next-monster", "which-attack", "attack-target"]);
const MOST_STEPS = 40;
const PLANNERS_MS = 4000; // eight windows ask, and take turns

/** Which of the many questions of a kind: the later, the more there is to see. */
const SCENES = {
  "lords-orders": { step: "choose-orders", at: 0.38 },
  "lords-execution": { step: "hire", at: 0.5 },
  "lords-production": { step: "produce", at: 0.6 },
  "lords-planning": { step: "plan", at: 0.1 },
};

/** What the planner says is there, and no battle is played any more. */
async function settle(studio) {
  await studio.settle();
  await studio.first.waitForTimeout(PLANNERS_MS);
  for (const page of studio.pages) await page.keyboard.press("Escape"); // to the end of what is being shown
  await studio.settle();
}

/** Sends all that there is until a monster attacks: the plan, then the battle with all its news. */
async function untilFight(page) {
  let decision = await nextDecision(page);
  for (let count = 0; count < MOST_STEPS && !FIGHTS.has(decision.step); count += 1) {
    await click(page, decision.options.length - 1);
    decision = await nextDecision(page, decision.ticket);
  }
}

export async function shoot(studio) {
  const { record, asked } = dealtBy("greedy", GAME);
  const id = await sentIn(studio.first, record);
  const moveOf = ({ step, at }) => asked[step][Math.floor(at * asked[step].length)];
  for (const [name, scene] of Object.entries(SCENES)) {
    await studio.goto(await branched(studio.first, id, moveOf(scene)));
    await settle(studio);
    await studio.shoot(name);
  }
  await studio.goto(await branched(studio.first, id, moveOf(SCENES["lords-planning"])));
  await untilFight(studio.first);
  await settle(studio);
  await studio.shoot("lords-battle");
  await studio.goto(`/table/${id}`);
  await studio.shoot("lords-scoring");
}
