/** The guest behind this browser. He is made on first need, with a name he can change. */
import { keep, recall, settings } from "../settings.svelte";
import { api } from "./api";
import type { Games, Guest } from "./types";

class Session {
  guest: Guest | null = $state.raw(null);
  /** The games on offer: as they were last time until the server has said how they are now. */
  games: Games | null = $state.raw(recall("games"));
  private asked: Promise<void> | null = null;
  private offered: Promise<Games> | null = null;

  /** Asks once who we are; also brings the cookie that every change needs. */
  load(): Promise<void> {
    this.asked ??= api.session().then(
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
    this.guest = (await api.name(name)).guest;
  }

  /** Asks once what is on offer; after a failure again. */
  loadGames(): Promise<Games> {
    this.offered ??= api.games().then(
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
