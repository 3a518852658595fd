/** The real world behind a link. */
import type { Wire, World } from "./link";

export function browserWorld(path: string): World {
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
  return {
    open: () => new WebSocket(url) as unknown as Wire,
    later: (run, ms) => setTimeout(run, ms),
    stop: (timer) => clearTimeout(timer as number),
    newId,
    onOffline: (run) => {
      addEventListener("offline", run);
      return () => removeEventListener("offline", run);
    },
    chance: () => Math.random(),
  };
}

/** randomUUID exists in secure contexts only; a table in the home network has no certificate. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
