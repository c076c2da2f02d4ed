import { LANGUAGES, type Language } from '@interregnum/texts';
import type { Display, DisplayPlayer } from './display-player.ts';

type Variant = 'advanced' | 'vikings' | 'solo' | 'memory';

/** A match that is to be played. */
export interface Setting {
  readonly language: Language;
  readonly game: string;
  /** Who sits where, as on the command line. */
  readonly seats: string;
  readonly variants: readonly Variant[];
}

export const titleOf = ({ language, game, seats, variants }: Setting): string =>
  [`in ${language}: ${game}`, seats, ...variants].join(', ');

const KING_SEATS = [
  'human,random',
  'human,human',
  'random,human,random',
  'human,random,human',
  'random,random,human,random',
];
const KING_VARIANTS: readonly (readonly Variant[])[] = [[], ['vikings'], ['advanced'], ['advanced', 'vikings']];

/** The King Is Dead, every number of seats with every variant; languages and who sits where take turns. */
const KING: readonly Setting[] = [
  ...[2, 3, 4].flatMap((count) => {
    const mixes = KING_SEATS.filter((seats) => seats.split(',').length === count);
    return KING_VARIANTS.map((variants, at) => ({ seats: mixes[at % mixes.length], variants }));
  }),
  { seats: 'human,saxons', variants: ['solo'] as const },
  { seats: 'human,saxons', variants: ['solo', 'vikings'] as const },
  { seats: 'human,human,random', variants: ['advanced', 'memory'] as const },
].map((each, at) => ({ ...each, game: 'king-is-dead', language: LANGUAGES[at % LANGUAGES.length] }));

const setting = (language: Language, game: string, seats: string, ...variants: readonly Variant[]): Setting => ({
  language,
  game,
  seats,
  variants,
});

/** Every game in every mode, and bots of every kind. */
export const SETTINGS: readonly Setting[] = [
  ...KING,
  setting('ru', 'foreign-king', 'human,random'),
  setting('en', 'foreign-king', 'random,human,human'),
  setting('fr', 'foreign-king', 'random,human,random,random'),
  setting('fr', 'claim', 'human,human'),
  setting('ru', 'claim', 'random,human'),
  setting('en', 'king-is-dead', 'human,page@20'),
  setting('fr', 'king-is-dead', 'human,page@20,human', 'advanced'),
  setting('ru', 'foreign-king', 'squire@20,human,greedy'),
  setting('en', 'claim', 'human,steward@20ms'),
  setting('fr', 'claim', 'uniform,human'),
];

/** One match of each game, with a bot. */
export const ONE_OF_EACH: readonly Setting[] = [
  setting('fr', 'king-is-dead', 'human,page@20,human', 'advanced'),
  setting('ru', 'foreign-king', 'squire@20,human,greedy'),
  setting('en', 'claim', 'human,steward@20ms'),
];

/** Sits down at a new table and waits until there is something to do. */
export type SitDown<D extends Display = Display> = (
  setting: Setting,
  names: readonly string[],
  home: string,
  seed: string,
) => Promise<DisplayPlayer<D>>;
