import type { SoundKind } from './kinds.ts';
import type { Note } from './synth.ts';

/** What is heard and felt: notes, and milliseconds of buzzing and rest in turn. */
interface Voice {
  readonly notes: readonly Note[];
  readonly buzz: readonly number[];
}

/** Chimes, one after the other. */
const chimes = (pitches: readonly number[], apart: number, length: number, loudness: number): Note[] =>
  pitches.map((pitch, at) => ({ wave: 'triangle', pitch, at: at * apart, length, loudness }));

/** All that is heard at a table. */
export const VOICES: Readonly<Record<SoundKind, Voice>> = {
  card: { notes: [{ wave: 'noise', pitch: 2600, to: 1100, at: 0, length: 0.16, loudness: 0.32 }], buzz: [8] },
  piece: {
    notes: [
      { wave: 'noise', pitch: 1500, at: 0, length: 0.05, loudness: 0.3 },
      { wave: 'sine', pitch: 330, to: 210, at: 0, length: 0.11, loudness: 0.3 },
    ],
    buzz: [10],
  },
  stamp: {
    notes: [
      { wave: 'sine', pitch: 170, to: 62, at: 0, length: 0.26, loudness: 0.6 },
      { wave: 'noise', pitch: 420, at: 0, length: 0.1, loudness: 0.4 },
    ],
    buzz: [22],
  },
  coin: {
    notes: [
      { wave: 'triangle', pitch: 1975, at: 0, length: 0.18, loudness: 0.13 },
      { wave: 'triangle', pitch: 2637, at: 0.07, length: 0.3, loudness: 0.13 },
    ],
    buzz: [8, 30, 8],
  },
  trick: {
    notes: [
      { wave: 'noise', pitch: 900, to: 2200, at: 0, length: 0.22, loudness: 0.26 },
      { wave: 'triangle', pitch: 392, at: 0.1, length: 0.24, loudness: 0.16 },
    ],
    buzz: [12, 40, 12],
  },
  turn: { notes: chimes([523.25, 659.26], 0.12, 0.4, 0.15), buzz: [20, 60, 20] },
  end: { notes: chimes([392, 523.25, 659.26, 783.99], 0.17, 0.7, 0.17), buzz: [30, 60, 30, 60, 60] },
};
