import { FastRandom, type Game, type State, UNKNOWN } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { ACTOR, SECRET, TURNS, table, toy } from '../test/toy-game.ts';
import { MATCH_LAWS } from './match-laws.ts';

/** The toy with a choice of seats, as matches need it; secrets are imagined. */
const game: Game = {
  ...toy,
  options: () => ({ options: { seats: 2 } }),
  optionsOf: () => ({ seats: 2 }),
  imagine: (seen, random) => seen.map((word, at) => (at < ACTOR && word === UNKNOWN ? random.below(6) : word)),
  refusal: (s, text) =>
    toy.notation.read(s, text) === undefined || text === 'fly' ? toy.refusal(s, 'fly') : undefined,
};

/** The laws that a game breaks, by their place in the list. */
function broken(changes: Partial<Game>): number[] {
  const changed: Game = { ...game, ...changes };
  const breaks = (nth: number): boolean => {
    try {
      for (let seed = 0; seed < 40; seed++)
        MATCH_LAWS[nth].check(changed, table(seed % 6, (seed * 5) % 6), new FastRandom(`${seed}`));
      return false;
    } catch {
      return true;
    }
  };
  return [...MATCH_LAWS.keys()].filter(breaks);
}

/** The secret of the seat that is not to act; in what others see, it is unknown. */
const hidden = (s: State): number => s[SECRET + 1 - s[ACTOR]];

const textWith = (s: State, choice: number): string => toy.notation.write(s, choice) + (hidden(s) === 5 ? '!' : '');
const readWith = (s: State, text: string): number | undefined => toy.notation.read(s, text.replace('!', ''));

const redactFew: Game['redact'] = (s, who, into) => {
  const seen = toy.redact(s, who);
  into?.set(seen.subarray(0, TURNS));
  return into ?? seen;
};

test('a game that keeps its secrets breaks no law', () => {
  expect(broken({})).toEqual([]);
});

test.each<[what: string, laws: number[], changes: Partial<Game>]>([
  ['who acts is a secret', [0], { toAct: (s) => (hidden(s) === UNKNOWN ? 1 - s[ACTOR] : toy.toAct(s)) }],
  ['turns are counted by secrets', [0], { turn: (s) => s[TURNS] + (hidden(s) === UNKNOWN ? 1 : 0) }],
  [
    'a text means something else to who knows less',
    [1],
    {
      notation: {
        ...toy.notation,
        read: (s, text) => (s.includes(UNKNOWN) && text === 'wait' ? 1 : toy.notation.read(s, text)),
      },
    },
  ],
  ['a text tells a secret', [4], { notation: { ...toy.notation, write: textWith, read: readWith } }],
  ['a lent state is not written as a whole', [2], { redact: redactFew }],
  ['a turn is complete by a secret', [2, 3], { play: endsBySecret, turn: (s) => s[TURNS] }],
])('%s: found', (_, laws, changes) => {
  expect(broken(changes)).toEqual(expect.arrayContaining(laws));
});

/** Waiting ends the turn only if the other one's secret is even. */
function endsBySecret(s: State, choice: number): void {
  if (choice === 0 && hidden(s) % 2 !== 0) s[SECRET + s[ACTOR]] = (s[SECRET + s[ACTOR]] + 1) % 6;
  else toy.play(s, choice);
}
