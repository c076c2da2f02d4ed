import type { Game, State } from '@interregnum/kernel';
import type { PlaythroughSpec, Playthroughs } from '@interregnum/testkit';
import { translator } from '@interregnum/texts';
import { claim } from '../src/index.ts';

const mode = { seats: 2 };

/** The votes of a finished game, the more numerous first. */
const votes = (game: Game, s: State): string => [...(game.explain(s).at(-1)?.scores ?? [])].sort().reverse().join('-');

/** CL-END-6, -7  How votes can fall. 3-0 and 2-1 take two silent factions: too rare to be met at random. */
const perVotes: readonly PlaythroughSpec[] = ['5-0', '4-1', '3-2', '4-0', '3-1', '2-2'].map((fall) => ({
  name: `${fall === '2-2' ? 'drawn' : 'won'} ${fall}`,
  mode,
  ends: (game, s) => votes(game, s) === fall,
}));

/** CL-END-5 */
const zerosAlone: PlaythroughSpec = {
  name: 'goblins silent with zeros alone',
  mode,
  ends: (game, s) => game.explain(s).some(({ key }) => key === 'zeros'),
};

const english = translator('claim', 'en', (seat) => ['Ana', 'Ben'][seat]);

/** One game for every way that votes can fall, and one in which nothing but zeros was scored of the goblins. */
export const playthroughs: Playthroughs = {
  game: claim,
  wanted: [...perVotes, zerosAlone],
  folder: `${import.meta.dirname}/playthroughs`,
  say: english.say,
};
