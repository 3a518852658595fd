/** Which thing is explained: the one the pointer rests on, a finger holds, or the keys have walked to. */
import { isOurs } from "../table/keys";
import type { Thing } from "./things";

const REST = 450; // of a pointer, before its thing is explained; shorter than the browser waits with a title
const LINGER = 300; // time to reach the sheet
const HOLD = 500; // of a finger
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const TYPING = "input, textarea, select";

export interface Sight {
  find(at: Element): Thing | null;
  all(): Thing[];
}

export class Explainer {
  shown: Thing | null = $state.raw(null);
  /** The keys lead from thing to thing. */
  walking = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false; // a finger: lifting it must not click
  private last = ""; // where the pointer was
  private slid = false; // something came below the pointer that did not move
  follows = false; // the sheet goes along with its thing: a finger or the keys mean that one, wherever it goes

  constructor(private readonly sight: Sight) {}

  readonly close = (): void => {
    this.stay();
    this.walking = false;
    this.shown = null;
  };

  /** The pointer has reached the sheet. */
  readonly stay = (): void => clearTimeout(this.timer);

  readonly over = (event: PointerEvent): void => {
    const { target, pointerType } = event;
    if (this.walking || pointerType === "touch" || (target as Element).closest(".beside")) return;
    this.slid = !this.moved(event);
    this.follows = false;
    const thing = this.sight.find(target as Element);
    if (thing?.at === this.shown?.at) this.stay();
    else if (this.slid) this.later(0, null);
    else this.later(thing ? REST : LINGER, thing);
  };

  /** A pointer was there before us: what it rests on by now is explained. */
  begin(): void {
    const thing = this.sight.find([...document.querySelectorAll(":hover")].at(-1) ?? document.body);
    this.follows = false;
    this.slid = true;
    if (thing) this.later(REST, thing);
  }

  /** What has slid below the pointer is explained when that moves at last. */
  readonly move = (event: PointerEvent): void => {
    if (this.slid) this.over(event);
    else this.moved(event);
  };

  /** Whether it was the pointer: a table that changes below it is told as if it had moved. */
  private moved({ clientX, clientY }: PointerEvent): boolean {
    const before = this.last;
    this.last = `${clientX} ${clientY}`;
    return before !== this.last;
  }

  readonly down = ({ target, pointerType }: PointerEvent): void => {
    this.held = false;
    if ((target as Element).closest(".beside")) return;
    this.close();
    if (pointerType === "touch" && !isHeldAnyway(target as Element)) this.hold(target as Element);
  };

  hold(target: Element): void {
    const thing = this.sight.find(target);
    this.follows = true;
    if (thing) this.later(HOLD, thing, () => (this.held = true));
  }

  /** The finger has left, or scrolls. */
  readonly up = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "touch") this.stay();
  };

  /** What follows a long tap by itself: a click, the browser's menu. */
  readonly after = (event: Event): void => {
    if (!this.held) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "click") this.held = false;
  };

  readonly key = (event: KeyboardEvent): void => {
    if (!isOurs(event) || (event.target as Element).closest?.(TYPING) || !this.answer(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Whether the key was for us. */
  private answer(key: string): boolean {
    if (key === "Escape" || key === "e") {
      const open = this.shown !== null;
      this.close();
      if (key === "e" && !open) this.walk(1);
      return open || key === "e";
    }
    const step = this.walking ? STEPS[key] : undefined;
    if (step) this.walk(step);
    return step !== undefined;
  }

  private walk(step: number): void {
    const all = this.sight.all();
    this.follows = true;
    const at = all.findIndex(({ at }) => at === this.shown?.at);
    this.shown = all.at((at < 0 && step < 0 ? 0 : at + step) % Math.max(all.length, 1)) ?? null;
    this.walking = this.shown !== null;
    this.shown?.at.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  private later(ms: number, thing: Thing | null, then?: () => void): void {
    this.stay();
    this.timer = setTimeout(() => {
      this.shown = thing;
      then?.();
    }, ms);
  }
}

/** What is dragged, or shows something while it is held, keeps the finger to itself. */
function isHeldAnyway(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).touchAction === "none") return true;
  return false;
}
