import { FastRandom, type Game, HIDDEN, type LogLine, type Move } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { table, toy } from '../test/toy-game.ts';
import { expectMoved, TELL_LAWS } from './tell-laws.ts';

/** What a place holds, such as `red red ?`. */
const holding = (places: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(places).map(([place, text]) => {
      const counts = new Map<string, number>();
      for (const piece of text.split(' ')) counts.set(piece, (counts.get(piece) ?? 0) + 1);
      return [place, counts];
    }),
  );
const move = (piece: string, from: string, to: string, count = 1): Move => ({ piece, from, to, count });
const told = (...moves: Move[]): LogLine[] => moves.map((each) => ({ key: 'step', values: {}, moves: [each] }));

describe('moves that turn one set of pieces into another', () => {
  test('from place to place, back again, and between a bank that never runs out', () => {
    const before = holding({ here: 'red red', there: 'blue' });
    expectMoved(before, told(move('red', 'here', 'there')), holding({ here: 'red', there: 'blue red' }));
    expectMoved(before, told(move('red', 'here', 'there'), move('red', 'there', 'here')), before);
    expectMoved(before, told(move('red', 'here', 'there', 2)), holding({ there: 'blue red red' }));
    expectMoved(before, told(move('blue', 'there', 'bank')), holding({ here: 'red red' }));
    expectMoved(
      before,
      told(move('red', 'bank', 'there', 5)),
      holding({ here: 'red red', there: 'blue red red red red red' }),
    );
  });

  test('a known piece that leaves a hidden place is one hidden one less there', () => {
    const before = holding({ hand: `red ${HIDDEN} ${HIDDEN}`, table: 'blue' });
    expectMoved(before, told(move('blue', 'hand', 'table')), holding({ hand: `red ${HIDDEN}`, table: 'blue blue' }));
    expectMoved(
      before,
      told(move('red', 'hand', 'table')),
      holding({ hand: `${HIDDEN} ${HIDDEN}`, table: 'blue red' }),
    );
  });

  test('a known piece that enters a hidden place is one hidden one more there', () => {
    const before = holding({ hand: HIDDEN, table: 'blue red' });
    const after = holding({ hand: `${HIDDEN} ${HIDDEN}`, table: 'red' });
    expectMoved(before, told(move('blue', 'table', 'hand')), after);
    expect(() => expectMoved(before, told(move('red', 'table', 'hand')), after)).toThrow();
  });
});

describe('a telling that is not true fails', () => {
  const before = holding({ here: 'red red', there: 'blue' });
  const swap = [move('red', 'here', 'there'), move('blue', 'there', 'here')];
  const swapped = holding({ here: 'blue red', there: 'red' });

  test.each<[what: string, moves: Move[]]>([
    ['a missing move', [swap[0]]],
    ['a move too many', [...swap, move('red', 'here', 'there')]],
    ['another place', [swap[0], move('blue', 'there', 'elsewhere')]],
    ['another piece', [swap[0], move('red', 'there', 'here')]],
    ['a piece from nowhere', [swap[0], move('blue', 'nowhere', 'here')]],
    ['more pieces than there are', [swap[0], move('blue', 'there', 'here', 2)]],
    ['no pieces', [...swap, move('red', 'here', 'there', 0)]],
    ['a piece that leaves before it comes', [move('red', 'there', 'elsewhere'), ...swap]],
  ])('%s', (_, moves) => {
    expectMoved(before, told(...swap), swapped);
    expect(() => expectMoved(before, told(...moves), swapped)).toThrow();
  });

  test('only what enters a place can be lost from sight there', () => {
    const known = holding({ hand: 'red blue', table: 'blue' });
    const enters = told(move('blue', 'table', 'hand'));
    expectMoved(known, enters, holding({ hand: `red blue ${HIDDEN}` }));
    expect(() => expectMoved(known, enters, holding({ hand: `${HIDDEN} blue blue` }))).toThrow();
    expect(() => expectMoved(known, enters, holding({ hand: `red ${HIDDEN} ${HIDDEN}` }))).toThrow();
  });
});

describe('laws of telling', () => {
  const check = (at: number, changes: Partial<Game> = {}): void =>
    TELL_LAWS[at].check({ ...toy, ...changes }, table(3, 5), new FastRandom('tell'));
  /** The toy's telling with other moves. */
  const telling = (moves: (line: LogLine) => readonly Move[]): Partial<Game> => ({
    tell: (...args) => toy.tell(...args).map((line) => ({ ...line, moves: moves(line) })),
  });
  const [MOVES, COUNTS, WORDS] = [0, 1, 2];

  test('hold for a game that tells what it does', () => {
    for (const at of TELL_LAWS.keys()) check(at);
  });

  test('find a missing move, one that is not there, and a piece from nowhere', () => {
    expect(() =>
      check(
        MOVES,
        telling(() => []),
      ),
    ).toThrow();
    expect(() =>
      check(
        MOVES,
        telling(({ moves }) => [...moves, ...moves]),
      ),
    ).toThrow(/cannot leave/);
    expect(() =>
      check(
        MOVES,
        telling(({ moves }) => [...moves, move('crown', 'nowhere', 'turn:0')]),
      ),
    ).toThrow(/cannot leave/);
  });

  test('find a secret that is told to those who do not know it', () => {
    const shows = move('secret-5', 'hand:1', 'table');
    expect(() =>
      check(
        MOVES,
        telling(({ moves }) => [...moves, shows]),
      ),
    ).toThrow();
  });

  test('find a viewer who counts fewer pieces', () => {
    const forgetful: Game['pieces'] = (s) => new Map([...toy.pieces(s)].filter(([, counts]) => !counts.has(HIDDEN)));
    expect(() => check(COUNTS, { pieces: forgetful })).toThrow();
  });

  test('find a line without words', () => {
    expect(() => check(WORDS, { words: ['log.wait'] })).toThrow('stop');
  });
});
