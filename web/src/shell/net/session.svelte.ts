/** The guest behind this browser. He is made on first need, with a name he can change. */
import { settings } from "../settings.svelte";
import { api } from "./api";
import type { Games, Guest } from "./types";

class Session {
  guest: Guest | null = $state.raw(null);
  games: Games | null = $state.raw(null);
  private asked: Promise<void> | null = null;

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

  async loadGames(): Promise<Games> {
    return (this.games ??= await api.games());
  }

  /** The server does not know us any more. */
  forget(): void {
    this.guest = null;
    this.asked = null;
  }
}

export const session = new Session();
