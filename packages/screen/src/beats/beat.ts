import type { LogLine, Move, Piece, PieceHolder } from '@interregnum/kernel';

/** A move as it is shown: perhaps by way of other places, or at a place that says more than where the pieces come from. */
export interface Travel extends Move {
  /** The places it comes by, in their order. */
  readonly by?: readonly PieceHolder[];
  /** Where pieces seem to come from that lie nowhere on the table, such as points. */
  readonly source?: PieceHolder;
}

/**
 * What a beat looks like. `move`: pieces travel; `play`: a card is shown at full size on its way to its pile; `exchange`: cards change places; `count`: pieces are counted where they
 * stand; `hold`: what lies there is looked at; `stamp`: something is put on a place for good; `turn`: something is turned over
 * where it lies; `end`: how the match ended, which is told elsewhere.
 */
export type BeatKind = 'move' | 'play' | 'exchange' | 'count' | 'hold' | 'stamp' | 'turn' | 'end';

/** Pieces that are counted where they stand. */
interface Count {
  readonly at: PieceHolder;
  readonly piece: Piece;
  readonly count: number;
}

/** The smallest part of what is played: what happens at once, and which line tells it. */
export interface Beat {
  readonly kind: BeatKind;
  readonly line: LogLine;
  readonly travels: readonly Travel[];
  readonly count?: Count;
}

/** What happens, beat by beat: docs/adr/0029-scenes.md calls it a scene. */
export type Beats = readonly Beat[];

/** Milliseconds of a beat at normal speed. */
const MS: Readonly<Record<BeatKind, number>> = {
  move: 520,
  play: 700,
  exchange: 800,
  count: 420,
  hold: 700,
  stamp: 560,
  turn: 480,
  end: 0,
};
/** Between two pieces that go the same way one after the other, and for all of them together. */
const APART_MS = 90;
const MOST_APART_MS = 450;
/** For each further place that a piece comes by. */
const STEP_MS = 260;

/** How long after the first of several pieces the last one leaves. */
const apartMs = (count: number): number => Math.min(MOST_APART_MS, APART_MS * (count - 1));

/** How long a beat takes at normal speed, in milliseconds. */
export function beatMs({ kind, travels }: Beat): number {
  const most = Math.max(1, ...travels.map(({ count }) => count));
  const steps = Math.max(0, ...travels.map(({ by = [] }) => by.length));
  return MS[kind] + (kind === 'move' ? apartMs(most) : 0) + steps * STEP_MS;
}

/** How long beats take at normal speed, one after another, in milliseconds. */
export const beatsMs = (beats: Beats): number => beats.reduce((sum, beat) => sum + beatMs(beat), 0);

/** A part of a line as a beat. */
export const beat = (kind: BeatKind, line: LogLine, travels: readonly Travel[] = line.moves): Beat => ({
  kind,
  line,
  travels,
});

/** Pieces that travel, if any do. */
export const moving = (line: LogLine, travels: readonly Travel[] = line.moves): Beat[] =>
  travels.length === 0 ? [] : [beat('move', line, travels)];
