import { FastRandom, type Game, type Line, type Seat, type State, sameWords } from '@interregnum/kernel';
import { HUMAN, type Player, playersAfter } from '@interregnum/record';
import { committed, hidesLast, isOver, seatToAct, type Table } from './table.ts';

/** Whether a match is played from memory: nobody is told again what happened before the news. */
export const isRemembered = (table: Table): boolean =>
  table.game.fromMemory(table.record.start.options) && !isOver(table);

/** The seats that people sit in. */
export const people = ({ progress: { kinds } }: Table): Seat[] =>
  [...kinds.keys()].filter((seat) => kinds[seat] === HUMAN);

/** When the match began, as far as that was told. */
export const beganAt = ({ record }: Table): string =>
  record.beside.filter((said) => said.type === 'time').find(({ beside }) => beside === 0)?.time ?? '';

/** Who sits where now. */
export const playersAt = ({ record }: Table): Player[] => playersAfter(record.entries, record.beside);

/**
 * Whether one of two seats sees something that the other does not know. What somebody can work out is no secret, as in the
 * second phase of Claim: whatever they imagine, the other one sees the same.
 */
export function haveSecrets(table: Table, a: Seat, b: Seat): boolean {
  const { game } = table;
  const s = committed(table);
  const [seenByA, seenByB] = [game.redact(s, a), game.redact(s, b)];
  if (sameWords(seenByA, seenByB, game.facts)) return false;
  return !isKnown(game, seenByA, b, seenByB) || !isKnown(game, seenByB, a, seenByA);
}

/** So often somebody must imagine the same before it counts as known: a secret that is an even chance passes once in 2^64. */
const IMAGINED = 64;

/** Whether whoever has seen so much knows what another seat sees. */
function isKnown(game: Game, seen: State, other: Seat, theirs: State): boolean {
  const random = new FastRandom('secrets');
  for (let times = 0; times < IMAGINED; times++)
    if (!sameWords(game.redact(game.imagine(seen, random), other), theirs, game.facts)) return false;
  return true;
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

/** One decision, or one turn, as a viewer was told it. */
export interface Told {
  /** Turns completed before it. */
  readonly turn: number;
  readonly seat: Seat;
  readonly lines: readonly Line[];
}

/** What viewers were told of the decision that led to a state: states stay as they are, and so does this. */
const TOLD = new WeakMap<State, Map<Seat | 'audience', Told>>();

/** What a viewer was told of one decision: the same object every time. */
export function toldAt(table: Table, viewer: Seat | 'audience', decision: number): Told {
  const state = table.states[decision + 1];
  const byViewer = TOLD.get(state) ?? new Map<Seat | 'audience', Told>();
  const told = byViewer.get(viewer) ?? tellAt(table, viewer, decision);
  TOLD.set(state, byViewer.set(viewer, told));
  return told;
}

function tellAt({ game, states, choices, deciders }: Table, viewer: Seat | 'audience', decision: number): Told {
  const s = states[decision];
  const [before, after] = [s, states[decision + 1]].map((each) => game.redact(each, viewer));
  return { turn: game.turn(s), seat: deciders[decision], lines: game.tell(before, choices[decision], after) };
}

/** What a viewer was told of the decisions from one on. */
export const toldSince = (table: Table, viewer: Seat | 'audience', from: number): Told[] =>
  table.choices.slice(from).map((_, at) => toldAt(table, viewer, from + at));

/** Decisions that follow one another put together by turn, each told of whoever made the first of them. */
export function byTurn(decisions: readonly Told[]): Told[] {
  const turns = [...Map.groupBy(decisions, ({ turn }) => turn).values()];
  return turns.map((made) => ({ ...made[0], lines: made.flatMap(({ lines }) => lines) }));
}

/** What the draft does, as far as whoever drafts it may know before it is committed. */
export function toldDraft(table: Table): Told[] {
  const { game, draft } = table;
  const seat = seatToAct(table);
  const turn = game.turn(committed(table));
  const known = hidesLast(table) ? draft.choices.slice(0, -1) : draft.choices;
  return known.map((choice, at) => ({
    turn,
    seat,
    lines: game.tell(
      game.redact(draft.states[at - 1] ?? committed(table), seat),
      choice,
      game.redact(draft.states[at], seat),
    ),
  }));
}

/** What is news to a viewer: what came of their own last decision, without what they chose, and all that happened since. */
export function newsOf(table: Table, viewer: Seat | 'audience'): Told[] {
  const [first, ...since] = toldSince(table, viewer, newsFrom(table, viewer));
  if (first === undefined) return [];
  return [first.seat === viewer ? withoutChoice(first) : first, ...since];
}

/** What came of a decision. What was chosen is told first, with who chose it; some choices, such as an end, are not told. */
function withoutChoice(told: Told): Told {
  const { seat, lines } = told;
  const named = lines[0]?.values.seat;
  const isTold = typeof named === 'object' && 'seat' in named && named.seat === seat;
  return isTold ? { ...told, lines: lines.slice(1) } : told;
}

/**
 * From which decision on a viewer is told what happened: from their own last one, and from the first to those who only
 * watch. Where people play from memory, nobody is told the beginning again before the end.
 */
export function newsFrom(table: Table, viewer: Seat | 'audience'): number {
  if (viewer !== 'audience') return lastDecisionOf(table, viewer);
  return isRemembered(table) && people(table).length > 0 ? table.choices.length : 0;
}

/** The last decision that a seat has made: what came of it, and what happened since, is news to it. */
export const lastDecisionOf = ({ deciders }: Table, seat: Seat): number => Math.max(0, deciders.lastIndexOf(seat));
