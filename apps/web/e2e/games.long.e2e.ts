import type { Dealing } from './support/index.ts';
import { kingIsDead, people, wholeMatches } from './support/whole-match.ts';

const BOT = ['human', 'page-20'];

/** Every mode of every game, and every game against a bot. */
wholeMatches([
  ...[2, 3, 4].flatMap((seats) => [
    kingIsDead(seats),
    kingIsDead(seats, { vikings: true }),
    kingIsDead(seats, { advanced: true }),
    kingIsDead(seats, { advanced: true, vikings: true }),
  ]),
  kingIsDead(2, { advanced: true, memory: true }),
  { game: 'king-is-dead', options: { solo: true }, kinds: ['human', 'saxons'] },
  { game: 'king-is-dead', options: { solo: true, vikings: true }, kinds: ['human', 'saxons'] },
  ...[2, 3, 4].map((seats): Dealing => ({ game: 'foreign-king', options: { seats }, kinds: people(seats) })),
  { game: 'claim', kinds: people(2) },
  ...(['king-is-dead', 'foreign-king', 'claim'] as const).map((game): Dealing => ({ game, kinds: BOT })),
]);
