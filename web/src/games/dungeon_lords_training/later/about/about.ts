/** What only the training has; the rest is explained as in Dungeon Lords. */
import type { About } from "../../../../shell/board";
import de from "./de.ftl?url";
import en from "./en.ftl?url";

export const about: About = { texts: { en, de }, cards: {}, at: {} };
