import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom, type Seat } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import type { Hex } from '@interregnum/record';
import { expect } from 'vitest';
import { type Appended, isOver, type Match, seatToAct, takeTurn } from '../src/index.ts';
import { almost, anything, oneOf, strangeLists } from './hostile-values.ts';
import { after, mustTake, newMatch, randomTurn, type Setting } from './matches.ts';

const SETTINGS: readonly Setting[] = [
  { game: kingIsDead },
  { game: kingIsDead, given: { seats: 4, advanced: true, vikings: true, memory: true } },
  { game: kingIsDead, given: { solo: true } },
  { game: foreignKing },
  { game: foreignKing, given: { seats: 4 } },
  { game: claim },
];

interface SentTurn {
  readonly seat: Seat;
  readonly token: Hex;
  readonly texts: readonly string[];
}

/** A match somewhere on its way, the turns that led there, and one that is possible now. */
interface Moment {
  readonly match: Match;
  readonly sent: readonly SentTurn[];
  readonly next: SentTurn;
  /** What must stay as it is. */
  readonly isChanged: () => boolean;
}

function momentOf(match: Match, sent: readonly SentTurn[], random: FastRandom): Moment {
  const texts = isOver(match) ? ['pass'] : randomTurn(match, random);
  const next = { seat: Math.max(0, seatToAct(match)), token: match.head.token, texts };
  return { match, sent, next, isChanged: watch(match) };
}

/** Tells whether anything of a match is not what it was. What later matches share with it may grow. */
function watch({ state, head, progress, taken }: Match): () => boolean {
  const { entries, end, kinds, played } = progress;
  const [kept, length] = [state.slice(), played.length];
  const [numbers, list] = [played.log.numbers.slice(0, length), taken.list.slice(0, taken.count)];
  const written = JSON.stringify([head, entries, end, kinds]);
  return () =>
    kept.some((word, at) => word !== state[at]) ||
    numbers.some((number, at) => number !== played.log.numbers[at]) ||
    list.some((number, at) => number !== taken.list[at]) ||
    JSON.stringify([head, progress.entries, progress.end, progress.kinds]) !== written;
}

/** Moments of matches of all games: at the start, on the way, and at the end. */
function moments(random: FastRandom): Moment[] {
  return SETTINGS.flatMap((setting, number) => {
    const found: Moment[] = [];
    const sent: SentTurn[] = [];
    let { match } = newMatch({ ...setting, name: `hostile ${number}` });
    for (let turns = 0; turns < 60; turns++) {
      const moment = momentOf(match, [...sent], random);
      if (turns % 7 === 0 || isOver(match)) found.push(moment);
      if (isOver(match)) break;
      sent.push(moment.next);
      match = mustTake(match, moment.next.texts).match;
    }
    if (!isOver(match)) found.push(momentOf(after({ match, lines: [] }, 9999).match, sent, random));
    return found;
  });
}

type Sent = readonly [seat: unknown, token: unknown, texts: unknown];

/** A turn that is wrong somewhere, or was right at another time, or elsewhere; seldom one that is right. */
function hostileTurn({ sent, next }: Moment, others: readonly Moment[], random: FastRandom): Sent {
  const { seat, token, texts } = next;
  const other = oneOf(others, random);
  const before = sent.length === 0 ? next : oneOf(sent, random);
  const changed = texts.with(random.below(texts.length), almost(oneOf(texts, random), random));
  switch (random.below(14)) {
    case 0:
      return [anything(random), token, texts];
    case 1:
      return [seat, anything(random), texts];
    case 2:
      return [seat, token, anything(random)];
    case 3:
      return [seat, token, oneOf(strangeLists(texts), random)()];
    case 4:
      return [seat, token, texts.with(random.below(texts.length), anything(random) as string)];
    case 5:
      return [random.below(5), token, texts];
    case 6:
      return [before.seat, before.token, before.texts];
    case 7:
      return [before.seat, token, before.texts];
    case 8:
      return [seat, other.match.head.token, other.next.texts];
    case 9:
      return [seat, token, texts.slice(0, random.below(texts.length + 1))];
    case 10:
      return [seat, token, [...texts, ...oneOf([texts, before.texts, ['pass']], random)]];
    case 11:
      return [seat, almost(token, random), texts];
    default:
      return [seat, token, random.below(20) === 0 ? texts.toReversed() : changed];
  }
}

const KINDS = ['match', 'refused', 'stale', 'done'];

/** So many turns from people who mean no good. Returns how often each kind of answer came. */
export function hostileTurns(count: number): Record<string, number> {
  const random = new FastRandom('hostile');
  const all = moments(random);
  const answers: Record<string, number> = { match: 0, refused: 0, stale: 0, done: 0 };
  for (let nth = 0; nth < count; nth++) {
    const moment = oneOf(all, random);
    const turn = hostileTurn(moment, all, random);
    const answer = takeTurn(moment.match, ...turn);
    const kinds = KINDS.filter((kind) => kind in answer);
    if (kinds.length !== 1) throw new Error(`turn ${nth}: an answer of no kind, or of several: ${kinds}`);
    if (moment.isChanged()) throw new Error(`turn ${nth} has changed its match`);
    if ('match' in answer) expectPossible(moment, turn, answer);
    answers[kinds[0]]++;
  }
  return answers;
}

/** Only a turn of the seat to act is ever taken, made on the present moment, and as plain texts. */
function expectPossible({ match, next }: Moment, [seat, token]: Sent, { entries: [entry] }: Appended): void {
  expect([Math.abs(seat as number), token, isOver(match)]).toEqual([next.seat, next.token, false]);
  expect(entry).toEqual({ type: 'turn', seat: next.seat, texts: expect.any(Array) });
  if (entry.type === 'turn') expect(entry.texts.map((text) => typeof text)).toEqual(entry.texts.map(() => 'string'));
}
