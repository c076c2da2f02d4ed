import { claim } from '@interregnum/claim';
import { FastRandom } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { sha256, turnsIn } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { after, mustTake, newMatch, randomTurn, withEntries } from '../test/matches.ts';
import { stopping } from './leave.ts';
import { isOver, seatToAct } from './match.ts';
import { enterAll, takeTurn, tryEnterAll } from './take-turn.ts';

const TURN = ['welsh-support', 'devon', 'gwynedd welsh'];
const told = newMatch({ game: kingIsDead, name: 's', kinds: ['human', 'human'] });
const { match } = told;
const { token } = match.head;

describe('a turn is taken', () => {
  test('and makes the next match, its entry and its line, and the match before stays', () => {
    const before = structuredClone({ state: match.state, head: match.head });
    const next = mustTake(match, TURN);
    expect(next.entries).toEqual([{ type: 'turn', seat: 0, texts: TURN }]);
    expect(next.lines.map((line) => JSON.parse(line))).toMatchObject([
      { entry: 1, type: 'turn', seat: 0, texts: TURN },
    ]);
    expect(next.match.head).toMatchObject({ entry: 1, token: next.match.head.hash });
    expect(next.match.state).not.toEqual(match.state);
    expect({ state: match.state, head: match.head }).toEqual(before);
    expect(turnsIn(match.progress.played)).toEqual([]);
  });

  test('and its texts are its own: they may be changed afterwards', () => {
    const texts = [...TURN];
    const next = mustTake(match, texts);
    texts.length = 0;
    expect(next.entries[0]).toHaveProperty('texts', TURN);
  });

  test('twice from one moment, each in its own match', () => {
    const [one, other] = [mustTake(match, TURN), mustTake(match, ['pass'])];
    expect([one, other].map((each) => turnsIn(each.match.progress.played)[0].choices.length)).toEqual([3, 1]);
    expect(takeTurn(one.match, 0, token, ['pass'])).toEqual({ stale: true });
    expect(takeTurn(other.match, 0, token, ['pass'])).toEqual({ done: true });
  });

  test('and ends the match if the rules say so, which reveals everything', () => {
    const random = new FastRandom('end');
    let next = mustTake(newMatch({ game: claim }).match, randomTurn(newMatch({ game: claim }).match, random));
    while (!isOver(next.match)) next = mustTake(next.match, randomTurn(next.match, random));
    expect(next.entries.map(({ type }) => type)).toEqual(['turn', 'end', 'reveal']);
    expect(next.lines).toHaveLength(3);
    expect(next.match.progress.isRevealed).toBe(true);
    expect(seatToAct(next.match)).toBe(-1);
  });

  test('with whichever SHA-256 is handed in', () => {
    let asked = 0;
    const counted: typeof sha256 = (bytes) => {
      asked++;
      return sha256(bytes);
    };
    expect(takeTurn(match, 0, token, TURN, counted)).toEqual(mustTake(match, TURN));
    expect(asked).toBe(1);
  });
});

describe('a turn is not taken', () => {
  test('if it is not possible: the decision is named, and why', () => {
    expect(takeTurn(match, 0, token, ['welsh-support', 'castle'])).toMatchObject({
      refused: 'decision',
      decision: 'castle',
      refusal: { key: 'unreadable' },
    });
    expect(takeTurn(match, 0, token, ['Pass'])).toMatchObject({ refused: 'decision', decision: 'Pass' });
  });

  test('if it is not complete, or more than that', () => {
    expect(takeTurn(match, 0, token, TURN.slice(0, 2))).toEqual({ refused: 'turn-incomplete' });
    expect(takeTurn(match, 0, token, [...TURN, 'pass'])).toEqual({ refused: 'turn-too-long' });
  });

  test('if it is of another seat, or of none', () => {
    expect(takeTurn(match, 1, token, TURN)).toEqual({ refused: 'seat' });
    expect(takeTurn(match, 2, token, TURN)).toEqual({ refused: 'no-seat' });
    const vacant = withEntries(told, [{ type: 'seat', seat: 0, kind: 'nobody' }]).match;
    expect(takeTurn(vacant, 0, vacant.head.token, TURN)).toEqual({ refused: 'empty-seat' });
  });

  test('once the match is over', () => {
    const over = withEntries(told, stopping(match)).match;
    expect(takeTurn(over, 0, over.head.token, TURN)).toEqual({ refused: 'over' });
  });

  test.each<[what: string, seat: unknown, token: unknown, texts: unknown]>([
    ['a seat that is no number', '0', token, TURN],
    ['half a seat', 0.5, token, TURN],
    ['a seat below all others', -1, token, TURN],
    ['no token', 0, undefined, TURN],
    ['a token in capitals', 0, token.toUpperCase(), TURN],
    ['no texts', 0, token, undefined],
    ['an empty turn', 0, token, []],
    ['one text alone', 0, token, 'pass'],
    ['a text that is none', 0, token, [...TURN.slice(0, 2), 7]],
    ['a list of holes', 0, token, Array(3)],
    ['too many texts', 0, token, Array(101).fill('pass')],
    ['too long a text', 0, token, ['p'.repeat(201)]],
  ])('if it has no form: %s', (_, seat, given, texts) => {
    expect(takeTurn(match, seat, given, texts)).toEqual({ refused: 'form' });
  });

  test('but a hundred texts of two hundred characters have one', () => {
    expect(takeTurn(match, 0, token, Array(100).fill('p'.repeat(200)))).toHaveProperty('refused', 'decision');
  });

  test('seat -0 is seat 0, in the record too', () => {
    const next = takeTurn(match, -0, token, TURN);
    expect(next).toEqual(mustTake(match, TURN));
    expect(takeTurn(mustTake(match, TURN).match, -0, token, TURN)).toEqual({ done: true });
  });
});

describe('a turn that comes again', () => {
  const later = after({ match: mustTake(match, TURN).match, lines: [] }, 5).match;

  test('is done, however much happened since, also if it was taken back', () => {
    expect(takeTurn(later, 0, token, TURN)).toEqual({ done: true });
    const back = withEntries({ match: later, lines: [] }, [{ type: 'back', to: 0 }]).match;
    expect(takeTurn(back, 0, token, TURN)).toEqual({ done: true });
    expect(mustTake(back, TURN).match.head.token).not.toBe(mustTake(match, TURN).match.head.token);
  });

  test('is stale if it says anything else', () => {
    expect(takeTurn(later, 1, token, TURN)).toEqual({ stale: true });
    expect(takeTurn(later, 0, token, ['pass'])).toEqual({ stale: true });
    expect(takeTurn(later, 0, token, [TURN.join('\n')])).toEqual({ stale: true });
    expect(takeTurn(later, 0, token, [TURN[0], TURN.slice(1).join('\n')])).toEqual({ stale: true });
    expect(takeTurn(later, 0, 'f'.repeat(64), TURN)).toEqual({ stale: true });
  });

  test('is not known to a match before it, though both share what was stored', () => {
    const one = mustTake(match, TURN).match;
    const two = mustTake(one, ['pass']).match;
    mustTake(two, ['pass']);
    expect(takeTurn(one, 0, two.head.token, ['pass'])).toEqual({ stale: true });
  });

  test('also after the end', () => {
    const over = withEntries({ match: later, lines: [] }, stopping(later)).match;
    expect(takeTurn(over, 0, token, TURN)).toEqual({ done: true });
  });
});

test('entries that cannot follow are told so, or are a bug', () => {
  const { match } = after(newMatch({ game: claim, kinds: ['human', 'page'] }), 3);
  const seat = { type: 'seat', seat: 0, kind: 'human' } as const;
  expect(tryEnterAll(match, [seat])).toHaveProperty('flaw.flaw', 'same-kind');
  expect(() => enterAll(match, [seat])).toThrow('an entry cannot follow: same-kind');
  // None of them follows if one cannot.
  expect(
    tryEnterAll(match, [
      { ...seat, kind: 'page' },
      { ...seat, kind: 'page' },
    ]),
  ).toHaveProperty('flaw');
  expect(tryEnterAll(match, [])).toEqual({ match, entries: [], lines: [] });
});
