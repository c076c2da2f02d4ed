import type { Options, State } from '@interregnum/kernel';
import type { PlaythroughSpec, Playthroughs } from '@interregnum/testkit';
import { translator } from '@interregnum/texts';
import { foreignKing } from '../src/index.ts';
import { kingAt, marker, stock } from '../src/state/index.ts';
import { ENDINGS, PORTRAIT, VIRTUAL_SIDE } from '../src/terms.ts';

const modeOf = (seats: number, off: readonly string[] = []): Options => ({
  seats,
  ...Object.fromEntries(
    ['intervene-empty', 'deactivate-empty', 'virtual-cumulative'].map((name) => [name, !off.includes(name)]),
  ),
});

const unbuilt = (s: State): number => stock(s, 0) + stock(s, 1);

/** FK-END-4  All factories go to one province; only then does the king come, and stops them all at once. */
function leansToFactories(s: State, text: string): number {
  if (/^(build|queen build) \w+ namur$/.test(text) || text === 'end') return 3;
  if (/^(queen )?king/.test(text)) return unbuilt(s) > 0 ? 0 : text.endsWith(' namur') ? 3 : 1;
  return /^(money|place 1 namur|decline)$/.test(text) ? 2 : 1;
}

/** FK-END-2, -4  As above, but first the king walks his marker down, and ends it by both at once. */
function leansToBoth(s: State, text: string): number {
  const last = marker(s) <= 9 && kingAt(s) !== PORTRAIT;
  if (/^(queen )?king/.test(text)) {
    if (last) return unbuilt(s) === 0 && text.endsWith(' namur') ? 4 + text.length / 100 : 0;
    return text.includes('namur') ? 0 : 2;
  }
  return leansToFactories(s, text);
}

const PREFERENCES: Readonly<Record<string, PlaythroughSpec['preference']>> = {
  factories: leansToFactories,
  both: leansToBoth,
};

/** FK-END-2, -4  Chance alone always ends a game by the king; for the other endings the players lean towards them. */
const perEnding: readonly PlaythroughSpec[] = [2, 3, 4].flatMap((seats) =>
  ENDINGS.map((ending) => ({
    name: `${seats} seats, ${ending}`,
    mode: modeOf(seats),
    ends: (game, s) => game.outcome(s)?.ending === ending,
    ...(PREFERENCES[ending] === undefined ? {} : { preference: PREFERENCES[ending] }),
  })),
);

/** FK-FINAL-9, FK-VIRTUAL-11 */
const perWinner: readonly PlaythroughSpec[] = [
  {
    name: 'the virtual player wins',
    mode: modeOf(2),
    ends: (game, s) => String(game.outcome(s)?.winners) === String(VIRTUAL_SIDE),
  },
  { name: 'decided by medals', mode: modeOf(3), ends: (game, s) => game.outcome(s)?.decidedBy === 'most-medals' },
  { name: 'shared', mode: modeOf(4), ends: (game, s) => game.outcome(s)?.shared === true },
];

/** Every ruling answered otherwise, in games where the virtual player has provinces in the end. */
const otherwise: readonly PlaythroughSpec[] = ['intervene-empty', 'deactivate-empty', 'virtual-cumulative'].map(
  (name) => ({
    name: `2 seats, without ${name}`,
    mode: modeOf(2, [name]),
    ends: (game, s) => Number(game.explain(s).find(({ key }) => key === 'virtual')?.scores[VIRTUAL_SIDE]) > 0,
  }),
);

const english = translator('foreign-king', 'en', (seat) => ['Ana', 'Ben', 'Cleo', 'Dov'][seat]);

/** One game for every number of seats and every ending, for every way to be decided, and for every house rule. */
export const playthroughs: Playthroughs = {
  game: foreignKing,
  wanted: [...perEnding, ...perWinner, ...otherwise],
  folder: `${import.meta.dirname}/playthroughs`,
  say: english.say,
};
