import type { Sounds } from "../../../shell/board";

export const sounds: Sounds = { rolled: "chance" };
