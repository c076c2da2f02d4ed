import type { Options, Seat } from '@interregnum/kernel';
import type { Beside } from './beside.ts';
import { hashOf } from './chain.ts';
import { type Entry, isSecret } from './entry.ts';
import type { Flawed } from './flaw.ts';
import { readWholeLines as readWholeLines1 } from './format-1/read.ts';
import { readWholeLines } from './read.ts';
import { formatOf } from './verify.ts';

/** Who sits in a seat: the name others see, and `human` or the kind of program that plays. */
export interface Player {
  readonly name: string;
  readonly kind: string;
}

/** What a list tells of a match, in whichever format it is, without any rules. */
export interface Summary {
  readonly format: 1 | 2;
  /** The id of the match. */
  readonly match: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** Who sits where now. */
  readonly players: readonly Player[];
  /** When it began, as far as that was told. */
  readonly time: string | undefined;
  /** Decisions that are in force. */
  readonly decisions: number;
  readonly isOver: boolean;
  /** Who has won it; none as long as it goes on. */
  readonly winners: readonly Seat[];
  /** Whether it cannot be replayed without a secret that it does not bring. */
  readonly isSealed: boolean;
}

/** Sums up a record whose last line may have been cut off. Its form and its chain must hold. */
export function summaryOf(text: string): Summary | Flawed {
  if (formatOf(text) === 1) return summaryOf1(text);
  const read = readWholeLines(text);
  if ('flaw' in read) return read;
  const { start, entries, beside } = read.record;
  const { match, game, rules, options } = start;
  const time = beside.find((said) => said.type === 'time' && said.beside === 0);
  return {
    format: 2,
    match,
    game,
    rules,
    options,
    players: playersAfter(entries, beside),
    time: time?.type === 'time' ? time.time : undefined,
    decisions: decisionsIn(entries),
    isOver: entries.some(({ type }) => type === 'end'),
    winners: entries.flatMap((entry) => (entry.type === 'end' ? entry.winners : [])),
    isSealed: isSecret(start) && !entries.some(({ type }) => type === 'reveal'),
  };
}

function summaryOf1(text: string): Summary | Flawed {
  const read = readWholeLines1(text);
  if ('flaw' in read) return read;
  const { header, decisions, end, lines } = read.record;
  const { game, rulesVersion: rules, options, seats: players, time } = header;
  const match = hashOf(lines[0]);
  return {
    format: 1,
    match,
    game,
    rules,
    options,
    players,
    time,
    decisions: decisions.length,
    isOver: end !== undefined,
    winners: end?.outcome.winners ?? [],
    isSealed: end === undefined,
  };
}

/** Who sits where after all entries. A seat without a name is called by its kind. */
export function playersAfter(entries: readonly Entry[], beside: readonly Beside[]): Player[] {
  const kinds: string[] = [];
  for (const entry of entries) {
    if (entry.type === 'start') kinds.push(...entry.seats);
    else if (entry.type === 'seat') kinds[entry.seat] = entry.kind;
  }
  return kinds.map((kind, seat) => {
    const named = beside.findLast((said) => said.type === 'name' && said.seat === seat);
    return { name: named?.type === 'name' ? named.name : kind, kind };
  });
}

/** How many decisions are in force: a takeback takes all back that came after its entry. */
function decisionsIn(entries: readonly Entry[]): number {
  const made = [0];
  for (const [number, entry] of entries.entries()) {
    if (number === 0) continue;
    const before = made[number - 1];
    made.push(entry.type === 'back' ? made[entry.to] : before + (entry.type === 'turn' ? entry.texts.length : 0));
  }
  return made[made.length - 1];
}
