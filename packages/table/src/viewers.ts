import { type Message, type Seat, sameWords } from '@interregnum/kernel';
import { committed, hidesLast, seatToAct, type Table } from './table.ts';

/** The seats that people sit in. */
export const people = ({ record }: Table): Seat[] =>
  [...record.header.seats.keys()].filter((seat) => record.header.seats[seat].kind === 'human');

/** Whether one seat sees something that the other must not see. */
export function haveSecrets(table: Table, a: Seat, b: Seat): boolean {
  const { game } = table;
  const s = committed(table);
  return !sameWords(game.redact(s, a), game.redact(s, b), game.facts);
}

/**
 * Whose eyes the screen is for next: the person to act, or else the person who looks at it now. Undefined if nobody
 * sits at the table.
 */
export function nextViewer(table: Table, now: Seat | undefined): Seat | undefined {
  const seats = people(table);
  const toAct = seatToAct(table);
  if (seats.includes(toAct)) return toAct;
  return now !== undefined && seats.includes(now) ? now : seats[0];
}

/** One decision as a viewer was told it. */
export interface Told {
  readonly seat: Seat;
  readonly lines: readonly Message[];
}

/** What a viewer was told of one decision. */
export function toldAt({ game, states, choices }: Table, viewer: Seat | 'audience', decision: number): Told {
  const [before, after] = [states[decision], states[decision + 1]].map((s) => game.redact(s, viewer));
  return { seat: game.toAct(states[decision]), lines: game.log(before, choices[decision], after) };
}

/** What a viewer was told of the decisions from one on. */
export const toldSince = (table: Table, viewer: Seat | 'audience', from: number): Told[] =>
  table.choices.slice(from).map((_, at) => toldAt(table, viewer, from + at));

/** What the draft does, as far as whoever drafts it may know before it is committed. */
export function toldDraft(table: Table): Told[] {
  const { game, draft } = table;
  const seat = seatToAct(table);
  const known = hidesLast(table) ? draft.choices.slice(0, -1) : draft.choices;
  return known.map((choice, at) => ({
    seat,
    lines: game.log(
      game.redact(draft.states[at - 1] ?? committed(table), seat),
      choice,
      game.redact(draft.states[at], seat),
    ),
  }));
}

/**
 * From which decision on a viewer is told what happened: from their own last one, and from the first to those who only
 * watch. Where people play from memory, nobody is told the beginning again before the end.
 */
export function newsFrom(table: Table, viewer: Seat | 'audience'): number {
  if (viewer !== 'audience') return lastDecisionOf(table, viewer);
  const { header, end, decisions } = table.record;
  const remembered = header.options.memory === true && end === undefined && people(table).length > 0;
  return remembered ? decisions.length : 0;
}

/** The last decision that a seat has made: what came of it, and what happened since, is news to it. */
export const lastDecisionOf = ({ record }: Table, seat: Seat): number =>
  Math.max(
    0,
    record.decisions.findLastIndex((decision) => decision.seat === seat),
  );
