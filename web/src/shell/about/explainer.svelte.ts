/** Which thing is explained: the one the pointer rests on, a finger holds, or the keys have walked to. */
import { isOurs } from "../table/keys";
import { QUIET, type Thing } from "./things";

const REST = 450; // of a pointer, before its thing is explained; shorter than the browser waits with a title
const LINGER = 300; // time to reach the sheet
const HOLD = 500; // of a finger
const SLIP = 8; // pixels that it may slip
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const TYPING = "input, textarea, select";

export interface Sight {
  ready(): boolean; // whether anything can be told yet
  find(at: Element): Thing | null;
  all(): Thing[];
}

export class Explainer {
  shown: Thing | null = $state.raw(null);
  /** The keys lead from thing to thing. */
  walking = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private finger: PointerEvent | null = null; // that is down, where nothing else wants it
  private touched: Thing | null = null; // below it, and not yet for long
  private held = false; // it has stayed: lifting it must not click
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
  readonly stay = (): void => {
    clearTimeout(this.timer);
    this.touched = null;
  };

  readonly over = (event: PointerEvent): void => {
    const { target, pointerType } = event;
    if (this.walking || pointerType === "touch" || (target as Element).closest(".beside")) return;
    this.slid = !this.moved(event);
    this.follows = false;
    const thing = (target as Element).closest(QUIET) ? null : this.sight.find(target as Element);
    if (thing?.at === this.shown?.at) this.stay();
    else if (this.slid) this.later(0, null);
    else this.later(thing ? REST : LINGER, thing);
  };

  /** Out of the window, where nothing is told of it any more. */
  readonly out = ({ relatedTarget, pointerType }: PointerEvent): void => {
    if (relatedTarget === null && pointerType !== "touch" && !this.walking) this.later(LINGER, null);
  };

  /** The words are there; `first` came before them, and perhaps a finger. What it rests on by now is explained. */
  begin(first: Event, lifted: boolean): void {
    if (first instanceof KeyboardEvent) this.key(first);
    else if ((first as PointerEvent).pointerType !== "touch") this.rest();
    else if (!lifted && !isHeldAnyway(first.target as Element)) this.finger ??= first as PointerEvent;
    if (this.finger) this.hold(this.finger);
  }

  private rest(): void {
    const under = [...document.querySelectorAll(":hover")].at(-1) ?? document.body;
    const thing = under.closest(QUIET) ? null : this.sight.find(under);
    this.follows = false;
    this.slid = true;
    if (thing) this.later(REST, thing);
  }

  /** What has slid below the pointer is explained when that moves at last. */
  readonly move = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return this.pull(event);
    if (this.slid) this.over(event);
    else this.moved(event);
  };

  /** Where a picture is pulled no browser says that the finger has left its thing. */
  private pull(event: PointerEvent): void {
    const { finger } = this;
    const far = finger ? Math.hypot(event.clientX - finger.clientX, event.clientY - finger.clientY) : 0;
    if (far > SLIP) this.up(event);
  }

  /** Whether it was the pointer: a table that changes below it is told as if it had moved. */
  private moved({ clientX, clientY }: PointerEvent): boolean {
    const before = this.last;
    this.last = `${clientX} ${clientY}`;
    return before !== this.last;
  }

  readonly down = (event: PointerEvent): void => {
    const target = event.target as Element;
    this.held = false;
    if (target.closest(".beside")) return;
    this.close();
    this.finger = event.pointerType === "touch" && !isHeldAnyway(target) ? event : null;
    if (this.finger) this.hold(this.finger);
  };

  private hold({ target, clientX, clientY }: PointerEvent): void {
    const there = (target as Element).isConnected ? (target as Element) : document.elementFromPoint(clientX, clientY);
    this.touched = there && this.sight.find(there);
    this.follows = true;
    if (this.touched) this.timer = setTimeout(this.stays, HOLD);
  }

  private readonly stays = (): void => {
    const thing = this.touched;
    this.stay();
    this.shown = thing;
    this.held = true;
  };

  /** The finger has left, or scrolls. */
  readonly up = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== "touch") return;
    this.finger = null;
    this.stay();
  };

  /**
   * What follows a long tap by itself: a click, the browser's menu. On a busy page that comes before our own clock, or
   * before the words, and would take the finger from us.
   */
  readonly after = (event: Event): void => {
    const menu = event.type === "contextmenu";
    if (menu && this.touched) this.stays();
    if (!this.held && !(menu && this.finger && !this.sight.ready())) return;
    event.preventDefault();
    event.stopPropagation();
    if (!menu) this.held = false;
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

  private later(ms: number, thing: Thing | null): void {
    this.stay();
    this.timer = setTimeout(() => (this.shown = thing), ms);
  }
}

/** What is dragged, or shows something while it is held, keeps the finger to itself; a picture that is pulled does not. */
function isHeldAnyway(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).touchAction === "none") return !at.matches("[data-pulled]");
  return false;
}
