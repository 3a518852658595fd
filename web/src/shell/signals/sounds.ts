/** Soft sounds, made here: no file is fetched. Each is a few notes; loudness is the reader's. */
import type { Sound } from "../board";

interface Note {
  hz: number;
  at: number; // seconds after the beginning
  lasts: number;
  wave: OscillatorType;
  to?: number; // glides to this pitch
}

const bell = (hz: number, at: number, lasts = 0.5): Note => ({ hz, at, lasts, wave: "sine" });
const wood = (hz: number, at: number): Note => ({ hz, at, lasts: 0.07, wave: "triangle", to: hz * 0.6 });

export const SOUNDS: Record<Sound, readonly Note[]> = {
  turn: [bell(659, 0), bell(880, 0.14, 0.7)],
  choice: [wood(330, 0)],
  news: [wood(220, 0)],
  chance: [wood(520, 0), wood(610, 0.06), wood(470, 0.13), wood(560, 0.21)],
  battle: [
    { hz: 110, at: 0, lasts: 0.4, wave: "triangle", to: 62 },
    { hz: 82, at: 0.2, lasts: 0.5, wave: "triangle", to: 49 },
  ],
  end: [bell(523, 0), bell(659, 0.16), bell(784, 0.32), bell(1047, 0.48, 1.1)],
};

const SOFT = 0.16; // the loudest that a note is
const ATTACK = 0.012; // seconds: a note that begins at once clicks

let audio: AudioContext | null = null;

/** Plays it, as loud as 0 to 1. A browser that has not been touched yet stays silent. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const note of SOUNDS[sound]) ring(audio, note, volume * SOFT);
}

function ring(context: AudioContext, { hz, at, lasts, wave, to }: Note, loud: number): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: wave, frequency: hz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.frequency.setValueAtTime(hz, start);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + lasts);
}
