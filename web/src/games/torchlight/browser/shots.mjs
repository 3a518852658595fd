/** Torchlight in pictures: the bids, and somebody down in the shaft. */
import { against, click, madeTable, playToEnd } from "../../../../browser/player.mjs";

/** When a scene is worth a picture. */
const SCENES = {
  "torchlight-bids": ({ step, view }) => step === "bidding" && view.round >= 2,
  "torchlight-descent": ({ step, view }) => step === "descent" && view.find > 4,
};

/** Bids high, and rolls until there is something to lose. */
const daring = (decision) => (decision.step === "bidding" ? 2 : decision.view.find > 8 ? 1 : 0);

export async function shoot(studio) {
  const wanted = new Set(Object.keys(SCENES));
  await studio.goto(await madeTable(studio.first, against("torchlight", { players: 3, options: { rounds: 9 } })));
  const look = async (decision) => {
    const scene = [...wanted].find((name) => SCENES[name](decision));
    if (!scene) return;
    wanted.delete(scene);
    await studio.settle();
    await studio.shoot(scene);
  };
  await playToEnd(studio.first, { pick: daring, answer: click, look });
  if (wanted.size > 0) console.log(`not reached: ${[...wanted].join(", ")}`);
}
