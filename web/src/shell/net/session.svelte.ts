/** The guest behind this browser. He is made on first need, with a name he can change. */
import { keep, recall, settings } from "../settings.svelte";
import { ask } from "./ask";
import type { Games, Guest } from "./types";

class Session {
  guest: Guest | null = $state.raw(null);
  /** The games on offer: as they were last time until the server has said how they are now. */
  games: Games | null = $state.raw(recall("games"));
  private asked: Promise<void> | null = null;
  private offered: Promise<Games> | null = null;

  /** Asks once who we are; also brings the cookie that every change needs. */
  load(): Promise<void> {
    this.asked ??= ask<{ guest: Guest | null }>("GET", "/api/session").then(
      (answer) => void (this.guest = answer.guest),
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  /** A guest, silently made if there is none yet. */
  async need(): Promise<Guest> {
    await this.load();
    if (!this.guest) await this.rename((await import("./names")).funnyName(settings.lang, Math.random));
    return this.guest as unknown as Guest;
  }

  async rename(name: string): Promise<void> {
    await this.load();
    this.guest = (await ask<{ guest: Guest }>("POST", "/api/session", { name })).guest;
  }

  /** All our other devices are strangers from now on; this one asks anew who it is, for what a new cookie brings. */
  async signOutOthers(): Promise<void> {
    await (await import("./people")).people.signOutOthers();
    this.asked = null;
    await this.load();
  }

  /** Asks once what is on offer; after a failure again. */
  loadGames(): Promise<Games> {
    this.offered ??= ask<Games>("GET", "/api/games").then(
      (games) => {
        keep("games", games);
        return (this.games = games);
      },
      (error: unknown) => {
        this.offered = null;
        throw error;
      },
    );
    return this.offered;
  }

  /** The server does not know us any more. */
  forget(): void {
    this.guest = null;
    this.asked = null;
  }
}

export const session = new Session();
