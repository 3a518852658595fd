/** From the options of a question to places of the board, and from a figure to what it can do. No rule: what is not
 *  offered has no place. */
import type { Decision, Option } from "../../../shell/board";
import { edgeBox, roomBox, squareBox, WAYS, wayTo, type Box, type Way } from "./map";
import { drawn } from "./rooms";
import { tokenOf, type Reach, type Room, type View } from "./view";
import type { Texts } from "../../../shell/board";

/** A place where something is chosen: one option, or a figure with several, or a walk. */
export interface Spot {
  id: string;
  box: Box;
  column: number; // for the arrow keys
  row: number;
  option: Option | null;
  kind: "figure" | "square" | "edge" | "room" | "walk" | "attack";
  token?: string; // a figure that is selected, or attacked
  steps?: number;
  path?: readonly Square[];
}

export type Square = readonly [number, number];

const argOf = (option: Option, name: string): string => String(option.args[name] ?? "");

/** The token that an option of the step "action" is about. */
export function actorOf(option: Option): string | null {
  const [target = ""] = option.targets;
  return target.startsWith("token/") ? target.slice(6) : null;
}

/** What a figure can do now. */
export function deedsOf(decision: Decision | null, token: string | null): Option[] {
  if (decision?.step !== "action" || token === null) return [];
  return decision.options.filter((option) => actorOf(option) === token);
}

/** The figures that can do something now, in the order of the options. */
export function actorsIn(decision: Decision | null): string[] {
  if (decision?.step !== "action") return [];
  return [...new Set(decision.options.map(actorOf).filter((token) => token !== null))];
}

const at = (x: number, y: number): Pick<Spot, "box" | "column" | "row"> => ({
  box: squareBox(x, y),
  column: x,
  row: y,
});

function onSquare(square: string): Pick<Spot, "box" | "column" | "row"> {
  const [x = 0, y = 0] = square.split(",").map(Number);
  return at(x, y);
}

function onRoom(room: Pick<Room, "column" | "row">): Pick<Spot, "box" | "column" | "row"> {
  return { box: roomBox(room), column: 5 * room.column + 2, row: 5 * room.row + 2 };
}

function onToken(view: View, id: string): Pick<Spot, "box" | "column" | "row"> | null {
  const token = tokenOf(view, id);
  return token && token.x !== null && token.y !== null ? at(token.x, token.y) : null;
}

/** The room that would turn: that of the gear on which the actor stands, or its partner. */
export function turningRoom(view: View, texts: Texts, turn: string): Room | null {
  const actor = tokenOf(view, view.actor);
  if (!actor || actor.x === null || actor.y === null) return null;
  const [column, row] = [Math.floor(actor.x / 5), Math.floor(actor.y / 5)];
  const own = view.rooms.find((room) => room.column === column && room.row === row);
  if (!own?.room || turn.startsWith("own") || turn.startsWith("slide")) return own ?? null;
  const number = drawn(texts, own.room).number;
  return view.rooms.find((room) => room !== own && room.room && drawn(texts, room.room).number === number) ?? null;
}

/** Where one option can be taken; null: only in the list. */
function placeOf(option: Option, view: View, texts: Texts, step: string): Omit<Spot, "id" | "option"> | null {
  const actor = tokenOf(view, view.actor);
  const [x, y] = [actor?.x ?? 0, actor?.y ?? 0];
  const [what, id = ""] = (option.targets[0] ?? "").split("/") as [string, string?];
  if (what === "square") return { ...onSquare(id), kind: "square" };
  if (what === "slot") {
    const [column = 0, row = 0] = id.split(",").map(Number);
    return { ...onRoom({ column, row }), kind: "room" };
  }
  if (what === "token" && option.label === "target") {
    const place = onToken(view, id);
    return place && { ...place, kind: step === "attack" ? "attack" : "square", token: id };
  }
  if (what === "direction" && actor) {
    const [dx, dy] = WAYS[id as Way];
    return { ...at(x + dx, y + dy), kind: "square" };
  }
  if (what === "edge" && actor) {
    const [way, far] = id.split("-") as [Way, string?];
    const [dx, dy] = WAYS[way];
    return { box: edgeBox(x, y, way, far === "far"), column: x + dx, row: y + dy, kind: "edge" };
  }
  if (what === "turn") {
    const room = turningRoom(view, texts, id);
    return room && { ...onRoom(room), kind: "room" };
  }
  return null;
}

/** The places of all options that have one; of several at one room each has its half. */
export function spotsOf(decision: Decision | null, view: View, texts: Texts): Spot[] {
  if (!decision) return [];
  if (decision.step === "action") return figures(decision, view);
  const spots = decision.options.flatMap((option) => {
    const place = placeOf(option, view, texts, decision.step);
    return place ? [{ id: option.targets[0] ?? option.text, option, ...place }] : [];
  });
  return halved(spots);
}

function figures(decision: Decision, view: View): Spot[] {
  return actorsIn(decision).flatMap((token) => {
    const place = onToken(view, token);
    return place ? [{ id: `token/${token}`, ...place, option: null, kind: "figure" as const, token }] : [];
  });
}

/** Both ways in which a Mekanork can turn a room: the left half of it turns to the left. */
function halved(spots: Spot[]): Spot[] {
  return spots.map((spot) => {
    const twins = spots.filter(({ box }) => box.x === spot.box.x && box.y === spot.box.y && box.w === spot.box.w);
    if (spot.kind !== "room" || twins.length !== 2) return spot;
    const right = spot.id.endsWith("right");
    const w = spot.box.w / 2;
    const column = spot.column + (right ? 1 : -1);
    return { ...spot, column, box: { ...spot.box, x: spot.box.x + (right ? w : 0), w } };
  });
}

/** The way to a square of a reach, from where he stands to there. */
export function pathTo(reach: Reach, index: number): Square[] {
  const path: Square[] = [];
  for (let here = index; here >= 0; here = reach.squares[here]?.[4] ?? -1) {
    const [x = 0, y = 0] = reach.squares[here] ?? [];
    path.unshift([x, y]);
  }
  return path;
}

/** Squares where a walk can end; in the middle of a move the next step is a place of its own. */
export function walksOf(reach: Reach | undefined, least: number): Spot[] {
  return (reach?.squares ?? []).flatMap(([x = 0, y = 0, steps = 0, end = 0], index) =>
    end > 0 && steps >= least
      ? [
          {
            id: `walk/${x},${y}`,
            ...at(x, y),
            option: null,
            kind: "walk" as const,
            steps,
            path: pathTo(reach as Reach, index),
          },
        ]
      : [],
  );
}

/** Enemies whom the selected figure may attack at once. */
export function attacksOf(view: View, decision: Decision | null, token: string | null): Spot[] {
  const option = deedsOf(decision, token).find(({ label }) => label === "attack");
  if (!option) return [];
  return view.fights
    .filter(({ attacker }) => attacker === token)
    .flatMap(({ target }) => {
      const place = onToken(view, target);
      return place ? [{ id: `attack/${target}`, ...place, option: null, kind: "attack" as const, token: target }] : [];
    });
}

/** The option of the present question with these words. */
export function optionWith(decision: Decision, label: string, name = "", value = ""): Option | null {
  const found = decision.options.find((option) => option.label === label && (!name || argOf(option, name) === value));
  return found ?? null;
}

export { wayTo };
