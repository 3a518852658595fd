/** A room that has turned is seen turning: from how it lay before to how it lies. */
import type { Attachment } from "svelte/attachments";
import { motion } from "../../../common/motion";

/** To be made once for each room; `quarters` is how it lies. */
export function turning(): (quarters: number | null, speed: number) => Attachment<SVGGElement> {
  let before: number | null = null;
  return (quarters, speed) => (node) => {
    const by = before === null || quarters === null ? 0 : (quarters - before + 4) % 4;
    before = quarters;
    if (by === 0) return;
    const angle = by === 3 ? 90 : -90 * by;
    node.animate([{ transform: `rotate(${angle}deg)` }, { transform: "rotate(0)" }], {
      duration: motion(420, speed),
      easing: "cubic-bezier(.3, 1.2, .5, 1)",
    });
  };
}
