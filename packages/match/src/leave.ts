import type { Game, Options, Seat } from '@interregnum/kernel';
import {
  type End,
  HUMAN,
  type LaterEntry,
  type SeatChange,
  type Start,
  statesOf,
  turnsIn,
  turnsUp,
  type WhenSeatGoes,
} from '@interregnum/record';
import { endOf, isOver, type Match } from './match.ts';

/**
 * What follows if a seat gives up. Of two parties the other one wins: who resigns speaks for the team. Of three or more it
 * is as was settled at the start: a bot takes the seat, or the match stops without winners.
 */
export function ifResigned(
  { game, start }: { readonly game: Game; readonly start: Start },
  seat: Seat,
): End | SeatChange {
  const { options, whenSeatGoes } = start;
  if (game.parties(options).length > 2 && whenSeatGoes !== 'stop')
    return { type: 'seat', seat, kind: whenSeatGoes.bot };
  return goneBy('resigned', game, options, seat);
}

/** The end because a seat has gone: of two parties the other one wins, of more none does. */
function goneBy(by: 'resigned' | 'time', game: Game, options: Options, seat: Seat): End {
  const parties = game.parties(options);
  const others = parties.filter((party) => !party.includes(seat)).flat();
  return { type: 'end', by, seat, winners: parties.length > 2 ? [] : others.toSorted((a, b) => a - b) };
}

export function resigning(match: Match, seat: Seat): LaterEntry[] {
  const entry = ifResigned(match.progress, seat);
  return entry.type === 'end' ? endOf(match, entry) : [entry];
}

/** What follows if the time of the seat to act is over: a bot plays on for it, or the match ends, as was settled. */
export function timingOut(match: Match, seat: Seat, whenOver: WhenSeatGoes): LaterEntry[] {
  if (whenOver !== 'stop') return [{ type: 'seat', seat, kind: whenOver.bot }];
  const { game, start } = match.progress;
  return endOf(match, goneBy('time', game, start.options, seat));
}

/** What follows if the match is broken off: there are no winners. */
export const stopping = (match: Match): LaterEntry[] => endOf(match, { type: 'end', by: 'stopped', winners: [] });

/** Whose turn would be taken back, with all that followed it, and to which entry; or why none can be. */
export type Takeback =
  | { readonly seat: Seat; readonly to: number }
  | { readonly seat: Seat | undefined; readonly refused: 'none' | 'shown' };

/**
 * The last turn of one of these seats, to be taken back. None of them may have been shown anything since then that was
 * hidden before.
 */
export function takebackFor(match: Match, seats: readonly Seat[]): Takeback {
  const { game, progress } = match;
  const turns = turnsIn(progress.played);
  const last = turns.findLastIndex(({ seat }) => seats.includes(seat));
  if (isOver(match) || last < 0) return { seat: undefined, refused: 'none' };
  const { seat } = turns[last];
  const states = statesOf(progress);
  const choices = turns.flatMap((turn) => turn.choices);
  const from = turns.slice(0, last).reduce((sum, turn) => sum + turn.choices.length, 0);
  for (let at = from; at < states.length - 1; at++) {
    const step = { before: states[at], choice: choices[at], after: states[at + 1] };
    if (seats.some((each) => turnsUp(game, step, each))) return { seat, refused: 'shown' };
  }
  return { seat, to: last === 0 ? 0 : turns[last - 1].entry };
}

/** The seats that people sit in, wherever they are. */
export const humanSeats = ({ progress: { kinds } }: Match): Seat[] =>
  [...kinds.keys()].filter((seat) => kinds[seat] === HUMAN);
