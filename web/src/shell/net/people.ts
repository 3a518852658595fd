/** Requests about people that a table does not need at once: other devices, who watches, and who plays again. */
import { ask, table } from "./ask";
import type { Guest, Table, Watching } from "./types";

export const people = {
  linkOwner: (token: string) => ask<{ name: string; you: boolean }>("POST", "/api/session/link/owner", { token }),
  enter: (token: string) => ask<{ guest: Guest }>("POST", "/api/session/enter", { token }),
  signOutOthers: () => ask<{ guest: Guest }>("POST", "/api/session/others", {}),
  rematch: (id: string) => ask<Table>("POST", `${table(id)}/rematch`, {}),
  watching: (id: string, watching: Watching) => ask<Table>("POST", `${table(id)}/watching`, { watching }),
  welcome: (id: string, watcher: string, welcome: boolean) =>
    ask<Table>("POST", `${table(id)}/watchers/${watcher}`, { welcome }),
};
