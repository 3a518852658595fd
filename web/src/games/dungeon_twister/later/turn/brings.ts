/** The second line of an option while turns are played: what lapses, how far, how strong, which doors. Plain sums of the view. */
import type { Data, Decision, Option, Texts } from "../../../../shell/board";
import { casesOf, counted, layingFor } from "../../model/odds";
import { fitting } from "../../model/preview";
import { actorOf } from "../../model/spots";
import { asView, kindOf } from "../../model/view";

export function brings(option: Option, data: Data, decision: Decision, texts: Texts): string {
  const view = asView(data);
  const actor = actorOf(option);
  if (option.label === "end-turn") return view.ap > 0 ? texts.say("dt-then-end", { left: view.ap }) : "";
  if (option.label === "move" && actor) {
    const steps = Math.max(
      ...(view.reach.find(({ token }) => token === actor)?.squares ?? []).map(([, , at = 0]) => at),
    );
    return Number.isFinite(steps) ? texts.say("dt-then-move", { steps }) : "";
  }
  const fights = view.fights.filter(({ attacker, target }) =>
    decision.step === "attack" ? target === option.args["token"] : option.label === "attack" && attacker === actor,
  );
  if (fights.length)
    return fights
      .map(({ target, own, other }) => texts.say("dt-then-fight", { target: texts.name(kindOf(target)), own, other }))
      .join("; ");
  if (option.label === "combat") return against(option, data, texts);
  if (option.label === "rotate") return fitting(view, texts, String(option.args["turn"]));
  return "";
}

/** "6 + 3 = 9: wins 2, ties 2, loses 3" */
function against(option: Option, data: Data, texts: Texts): string {
  const [view, card] = [asView(data), Number(option.args["combat"])];
  const strength = layingFor(view)?.own.strength ?? 0;
  return texts.say("dt-then-card", { strength, card, sum: strength + card, ...counted(casesOf(view, texts, card)) });
}
