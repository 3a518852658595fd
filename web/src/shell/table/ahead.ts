/**
 * Keys pressed while a choice is on its way: they mean the same options, if that question goes on and nothing has
 * happened meanwhile. Fetched for whoever presses a key or moves the pointer.
 */
import type { Desk } from "./desk.svelte";
import { isOurs } from "./keys";

const LOOK_MS = 30;
const FIELDS = "input, textarea, select, dialog, [data-keys]";

interface Wish {
  step: string;
  choice: string;
  told: number; // how much had happened by then
}

/** Takes them one after the other. Returns what ends it. */
export function catchKeys(desk: Pick<Desk, "source" | "pick" | "asksAgain">): () => void {
  let wishes: Wish[] = [];
  let last = ""; // pressed twice is not meant twice
  let timer: ReturnType<typeof setInterval> | undefined;

  const look = (): void => {
    const { decision, busy, history } = desk.source;
    const [wish, ...rest] = wishes;
    if (wish && history.length === wish.told && (busy || !decision)) return;
    const option = decision?.options.find(({ text }) => text === wish?.choice);
    const stays = wish && option && decision?.step === wish.step && history.length === wish.told;
    wishes = stays && !desk.asksAgain(option) ? rest : [];
    if (wishes === rest) desk.pick(option as NonNullable<typeof option>);
    if (wishes.length === 0) clearInterval(timer);
  };
  const key = (event: KeyboardEvent): void => {
    const { decision, busy, history } = desk.source;
    if (!decision || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest?.(FIELDS) || (!busy && !isOurs(event))) return;
    const names = [...document.querySelectorAll(".opts .opt")].map((each) => each.getAttribute("aria-keyshortcuts"));
    const choice = decision.options[names.indexOf(event.key)]?.text;
    if (!choice || choice === last) return;
    last = choice;
    if (!busy) return;
    wishes = [...wishes, { step: decision.step, choice, told: history.length }];
    clearInterval(timer);
    timer = setInterval(look, LOOK_MS);
  };
  addEventListener("keydown", key, true); // before the list takes what is not on its way
  return () => {
    clearInterval(timer);
    removeEventListener("keydown", key, true);
  };
}
