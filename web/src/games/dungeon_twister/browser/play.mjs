/** How tests play this game: towards the enemy's line as far as the lit squares lead, and the positions they look at. */
import { against, aim } from "../../../../browser/player.mjs";
import { positionsOf } from "../../../../browser/positions.mjs";

export const GAME = "dungeon_twister";
export const wish = against(GAME);
export const daily = ["when every scene is skipped"]; // of the ways in which a part is followed, the rest is `make follow`
export const brisk = against(GAME, { options: { beginner: "on" } }); // the shortest whole game
export const { questions, record, sentIn, tableAsking, tableAt, tableNearEnd } = positionsOf(GAME);

const WAYS = { "1,0": "east", "-1,0": "west", "0,1": "south", "0,-1": "north" };
const OUT = 2;

/** How far east the walk of a reach leads, and which of its squares that is. The player of these tests comes from the west. */
function bestEnd({ squares }) {
  const ends = squares.map(([x, , steps, end], at) => ({ at, far: end === OUT ? Infinity : x, steps, end }));
  const [best] = ends
    .filter(({ end, at }) => end > 0 && at > 0)
    .sort((a, b) => (a.far === b.far ? a.steps - b.steps : b.far - a.far));
  return best ? { at: best.at, gain: best.far - squares[0][0] } : null;
}

/** The direction of the first step on the way to a square of a reach. */
function firstStep({ squares }, at) {
  let here = at;
  while (squares[here][4] > 0) here = squares[here][4];
  return WAYS[`${squares[here][0] - squares[0][0]},${squares[here][1] - squares[0][1]}`];
}

function nextMove({ options, view }) {
  const best = view.reach[0] && bestEnd(view.reach[0]);
  const stop = options.findIndex(({ label }) => label === "stop");
  if (!best || (best.gain <= 0 && stop >= 0)) return stop;
  const way = firstStep(view.reach[0], best.at);
  const step = options.findIndex(({ label, args }) => label === "step" && args.direction === way);
  return step >= 0 ? step : stop;
}

function nextAction({ options, view }) {
  const reveal = options.findIndex(({ label }) => label === "reveal");
  if (reveal >= 0) return reveal;
  const gains = options.map(({ label, args }) => {
    const reach = label === "move" && view.reach.find(({ token }) => token === args.token);
    return reach ? (bestEnd(reach)?.gain ?? 0) : 0;
  });
  const most = Math.max(...gains);
  return most > 0 ? gains.indexOf(most) : -1;
}

/** Runs for the other side; where nothing leads there, anything. */
export function anyOption(random) {
  return (decision) => {
    const { options, step } = decision;
    const wanted = step === "move" ? nextMove(decision) : step === "action" ? nextAction(decision) : -1;
    if (wanted >= 0 && random() < 0.95) return wanted;
    if (step === "action-card") return options.length - 1;
    return Math.floor(random() * options.length);
  };
}

export const AGAIN = { en: "Play again", de: "Noch einmal" };

const END = { en: "End the turn", de: "Zug beenden" };

/** Ending a turn early is asked once more; on a phone that option waits in the list that is pulled up. */
export const answering = (lang, take) => async (page, index) => {
  const option = page.locator(".opts .opt").nth(index);
  const rare = await option.evaluate((option) => option.classList.contains("rare"));
  if (!(await option.isVisible())) {
    await aim(page);
    await page.locator(".sheet .more").click();
    await aim(page); // the list slides up
  }
  await take(page, index);
  if (rare) await page.locator("dialog[open]").getByRole("button", { name: END[lang] }).click();
};
