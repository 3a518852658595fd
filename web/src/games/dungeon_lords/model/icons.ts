/** One icon for each thing, everywhere the same. */
import type { Option } from "../../../shell/board";

export const STORE_ICON: Record<string, string> = {
  food: "meat",
  gold: "two-coins",
  imps: "evil-minion",
  trap_cards: "wolf-trap",
  evil: "devil-mask",
  monsters: "goblin-head",
  dig: "war-pick",
  dig_up_to: "war-pick",
  mine_up_to: "two-coins",
  spy: "spy",
  monster: "goblin-head",
  room: "stone-tower",
  foreman: "trumpet-flag",
  tile_cost: "price-tag",
  seals: "wax-seal",
};

export const PLACE_ICON: Record<string, string> = {
  food: "meat",
  reputation: "dandelion-flower",
  dig: "war-pick",
  mine: "gold-mine",
  imps: "evil-minion",
  traps: "wolf-trap",
  hire: "goblin-head",
  room: "stone-tower",
};

export const MONSTER_ICON: Record<string, string> = {
  goblin: "goblin-head",
  slime: "transparent-slime",
  ghost: "ghost",
  troll: "troll",
  witch: "witch-face",
  vampire: "vampire-dracula",
  golem: "rock-golem",
  dragon: "dragon-head",
  demon: "daemon-skull",
};

export const HERO_ICON: Record<string, string> = {
  warrior: "visored-helm",
  thief: "robber",
  priest: "holy-symbol",
  wizard: "wizard-face",
  paladin: "cross-shield",
  illusion: "invisible",
};

export const SYMBOL_ICON: Record<string, string> = { trap: "wolf-trap", heart: "hearts", magic: "magic-swirl" };

export const TRAP_ICON: Record<string, string> = {
  rolling_stone: "boulder-dash",
  pendulum: "pendulum-swing",
  fire_wall: "firewall",
  trap_door: "floor-hatch",
  poisoned_dart: "dart",
  antimagic_dart: "rope-dart",
  poisoned_meal: "hot-meal",
  cursed_ring: "skull-ring",
  kamikaze_imp: "time-bomb",
};

export const ROOM_ICON: Record<string, string> = {
  chicken_coop: "rooster",
  mushroom_bed: "mushrooms",
  souvenir_shop: "shop",
  mint: "coins",
  workshop: "anvil-impact",
  tool_shed: "toolbox",
  printing_press: "newspaper",
  magic_room: "pentacle",
  training_room: "target-dummy",
  dark_room: "evil-moon",
  labyrinth: "maze",
  antimagic_room: "magic-shield",
  cafeteria: "camp-cooking-pot",
  chapel: "church",
  pandemonium: "hell-crosses",
  hall_of_fame: "laurels-trophy",
};

export const EVENT_ICON: Record<string, string> = { payday: "two-coins", taxes: "tied-scroll", special: "rune-stone" };

export const SEASON_ICON: Record<string, string> = {
  winter: "snowflake-2",
  spring: "sprout",
  summer: "sun",
  autumn: "oak-leaf",
};

const CHOICE_ICON: Record<string, string> = {
  confirm: "check-mark",
  do: "check-mark",
  decline: "cross-mark",
  spy: "spy",
  pass: "cross-mark",
  dig: "war-pick",
  stop: "cross-mark",
  mine: "gold-mine",
  "use-room": "evil-minion",
  done: "check-mark",
  "pay-gold": "two-coins",
  "gain-evil": "devil-mask",
  "give-food": "meat",
  "give-gold": "two-coins",
  "face-down": "sleepy",
  defend: "stone-tower",
  "no-trap": "cross-mark",
  "no-monster": "cross-mark",
  ghosts: "ghost",
  "withdraw-all": "walk",
  "act-sheep": "sheep",
};

function idOf(option: Option, name: string): string {
  return String(option.args[name] ?? "");
}

/** The thing an option is about, or what is done. */
export function optionIcon(option: Option): string | null {
  const attacker = idOf(option, "attack").split("/")[0] ?? "";
  const type = /_(warrior|thief|priest|wizard)_|(paladin|illusion)/.exec(idOf(option, "hero"));
  return (
    CHOICE_ICON[option.label] ??
    PLACE_ICON[idOf(option, "order")] ??
    MONSTER_ICON[idOf(option, "monster")] ??
    MONSTER_ICON[attacker] ??
    ROOM_ICON[idOf(option, "room")] ??
    TRAP_ICON[idOf(option, "trap")] ??
    (type ? (HERO_ICON[type[1] ?? type[2] ?? ""] ?? null) : null)
  );
}
