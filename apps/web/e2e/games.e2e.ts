import { people, wholeMatches } from './support/whole-match.ts';

/** One match of each game, one of them against a bot, plus solo; all modes are in games.long.e2e.ts. */
wholeMatches([
  { game: 'king-is-dead', kinds: ['human', 'page-20'] },
  { game: 'foreign-king', options: { seats: 2 }, kinds: people(2) },
  { game: 'claim', kinds: people(2) },
  { game: 'king-is-dead', options: { solo: true }, kinds: ['human', 'saxons'] },
]);
