/** Which icon stands for what: the same everywhere on the board, in lists and in explanations. */
import type { Option } from "../../../shell/board";

export const KIND_ICON: Record<string, string> = {
  warrior: "visored-helm",
  wizard: "wizard-face",
  troll: "troll",
  cleric: "holy-symbol",
  mekanork: "gear-hammer",
  thief: "robber",
  wall_walker: "broken-wall",
  goblin: "goblin-head",
  paladin: "templar-shield",
  weapon_master: "sword-brandish",
  pickpocket: "hooded-figure",
  golem: "rock-golem",
  illusionist: "magic-swirl",
  elf_scout: "woman-elf-face",
  ghost: "ghost",
  red_dragon: "dragon-head",
  neutral_monk: "monk-face",
  princess: "queen-crown",
  rope: "knot",
  treasure: "locked-chest",
  speed_potion: "round-potion",
  armor: "chest-armor",
  sword: "broadsword",
  fireball_wand: "fire-ray",
  key: "key",
  fire_shield: "fire-shield",
  dragonslayer: "relic-blade",
  teleport_ring: "ring",
  charm_scroll: "scroll-unfurled",
};

export const VERB_ICON: Record<string, string> = {
  reveal: "torch",
  turn: "clockwise-rotation",
  move: "walk",
  jump: "jump-across",
  attack: "crossed-swords",
  break: "dungeon-gate",
  lock: "padlock-open",
  heal: "healing",
  regenerate: "healing",
  "wall-walk": "broken-wall",
  steal: "snatch",
  breach: "hammer-break",
  conjure: "magic-swirl",
  breathe: "dragon-breath",
  quaff: "round-potion",
  shoot: "fire-ray",
  teleport: "ring",
  charm: "scroll-unfurled",
  drink: "fountain",
  fly: "feathered-wing",
  "end-turn": "hourglass",
  step: "walk",
  stop: "stop-sign",
  exchange: "cycle",
  "hold-no-more": "hand",
  flip: "cycle",
  over: "jump-across",
};

const TURN_ICON: Record<string, string> = {
  "own-right": "clockwise-rotation",
  "own-left": "anticlockwise-rotation",
  "partner-right": "clockwise-rotation",
  "partner-left": "anticlockwise-rotation",
  "slide-left": "plain-arrow",
  "slide-right": "plain-arrow",
};

/** A verb has its icon, a choice among tokens theirs. */
export function optionIcon(option: Option): string | null {
  const { character, kind, turn } = option.args as Record<string, string | undefined>;
  if (turn) return TURN_ICON[turn] ?? null;
  const verb = VERB_ICON[option.label];
  if (verb) return verb;
  const token = kind ?? character;
  return token ? (KIND_ICON[token] ?? null) : null;
}
