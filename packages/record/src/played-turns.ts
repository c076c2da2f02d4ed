import type { Choice, Seat } from '@interregnum/kernel';

/** A turn that is in force: not taken back. */
export interface PlayedTurn {
  /** The number of its entry. */
  readonly entry: number;
  readonly seat: Seat;
  /** Empty as long as the start is secret. */
  readonly choices: readonly Choice[];
}

/**
 * The turns in force, as one list of small numbers: a server holds thousands of matches. The list is shared with later
 * matches and only ever grows; `length` says how much of it counts here.
 */
export interface PlayedTurns {
  readonly turns: number;
  readonly decisions: number;
  readonly log: TurnLog;
  readonly length: number;
}

/** Turn by turn: the entry in two numbers, seat and count of choices in one; then the choices. */
interface TurnLog {
  numbers: Uint16Array;
  /** How many numbers have been written. */
  written: number;
}

const HEAD = 3;
/** The numbers that there are. */
const NUMBERS = 0x10000;
/** No turn has so many decisions. */
const DECISIONS = 0x1000;
const AT_FIRST = 48;

export const nothingPlayed = (): PlayedTurns => ({
  turns: 0,
  decisions: 0,
  log: { numbers: new Uint16Array(AT_FIRST), written: 0 },
  length: 0,
});

/** One turn more. Where another turn was added to the same list already, it is copied first. */
export function withTurn(played: PlayedTurns, { entry, seat, choices }: PlayedTurn): PlayedTurns {
  const { log } = played.log.written === played.length ? played : upToTurn(played, played.turns);
  const length = played.length + HEAD + choices.length;
  if (length > log.numbers.length) log.numbers = firstOf(log, played.length, length + (length >> 2));
  let at = played.length;
  const write = (number: number): void => {
    if (number >= NUMBERS) throw new Error(`too large for a log: ${number}`);
    log.numbers[at++] = number;
  };
  write(Math.floor(entry / NUMBERS));
  write(entry % NUMBERS);
  write(seat * DECISIONS + choices.length);
  for (const choice of choices) write(choice);
  log.written = length;
  return { turns: played.turns + 1, decisions: played.decisions + choices.length, log, length };
}

/** The first numbers of a log, with room for as many as `size`. */
function firstOf({ numbers }: TurnLog, count: number, size: number): Uint16Array {
  const larger = new Uint16Array(size);
  larger.set(numbers.subarray(0, count));
  return larger;
}

/** The first turns alone, in a list of their own, and without room for more. */
export function upToTurn({ log }: PlayedTurns, turns: number): PlayedTurns {
  let [length, decisions] = [0, 0];
  for (let turn = 0; turn < turns; turn++) {
    const count = log.numbers[length + 2] % DECISIONS;
    decisions += count;
    length += HEAD + count;
  }
  return { turns, decisions, log: { numbers: firstOf(log, length, length), written: length }, length };
}

/** How many turns are in force up to an entry, which is the start or the entry of one of them; else undefined. */
export function turnsUpTo(played: PlayedTurns, entry: number): number | undefined {
  if (entry === 0) return 0;
  const at = turnsIn(played).findIndex((turn) => turn.entry === entry);
  return at < 0 ? undefined : at + 1;
}

/** The turns that came to those that had been played before. */
export function turnsSince(before: PlayedTurns | undefined, { log: { numbers }, length }: PlayedTurns): PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  for (let at = before?.length ?? 0; at < length; ) {
    const entry = numbers[at] * NUMBERS + numbers[at + 1];
    const seat = Math.floor(numbers[at + 2] / DECISIONS);
    const end = at + HEAD + (numbers[at + 2] % DECISIONS);
    const choices: Choice[] = [];
    for (at += HEAD; at < end; at++) choices.push(numbers[at]);
    turns.push({ entry, seat, choices });
  }
  return turns;
}

/** Turn by turn. */
export const turnsIn = (played: PlayedTurns): PlayedTurn[] => turnsSince(undefined, played);

/** Every decision in force. */
export const choicesIn = (played: PlayedTurns): Choice[] => turnsIn(played).flatMap(({ choices }) => choices);
