import type { LogLine, Move, PieceHolder, Value, Values } from '@interregnum/kernel';
import { inRegion, SUPPLY } from './pieces.ts';
import { FACTIONS } from './terms.ts';
import { followersTerm, regionTerm } from './words.ts';

/** Every kind of line that is told; each has a sentence in every language. */
export const LOG_LINES = [
  'pass',
  'play',
  'saxon-card',
  'spy',
  'no-effect',
  'place',
  'return',
  'move',
  'swap',
  'swap-same',
  'exchange',
  'disc',
  'summon',
  'saxon-summon',
  'struggle-won',
  'struggle-tied',
  'viking',
  'invasion',
  'coronation',
  'vikings',
  'plot',
  'plot-undealt',
] as const;
export type LineKey = (typeof LOG_LINES)[number];

export const line = (key: LineKey, values: Values = {}, moves: readonly Move[] = []): LogLine => ({
  key,
  values,
  moves,
});

/** Followers one by one, each by its faction. */
type Followers = readonly number[];

export const several = (faction: number, count: number): Followers => Array.from({ length: count }, () => faction);

const counted = (followers: Followers): readonly (readonly [faction: number, count: number])[] =>
  FACTIONS.map((_, faction) => [faction, followers.filter((each) => each === faction).length] as const).filter(
    ([, count]) => count > 0,
  );

const terms = (followers: Followers): Value[] =>
  counted(followers).map(([faction, count]) => followersTerm(faction, count));

export const movesOf = (followers: Followers, from: PieceHolder, to: PieceHolder): Move[] =>
  counted(followers).map(([faction, count]) => ({ piece: FACTIONS[faction], from, to, count }));

/** Followers come from the supply; nothing is told where none does. */
export const placed = (followers: Followers, region: number): readonly LogLine[] =>
  followers.length === 0
    ? []
    : [
        line(
          'place',
          { followers: terms(followers), region: regionTerm(region) },
          movesOf(followers, SUPPLY, inRegion(region)),
        ),
      ];

/** A follower goes back to the supply. */
export const returned = (faction: number, region: number): readonly LogLine[] => [
  line(
    'return',
    { followers: terms([faction]), region: regionTerm(region) },
    movesOf([faction], inRegion(region), SUPPLY),
  ),
];

/** Followers move one way. */
export const marched = (followers: Followers, from: number, to: number): readonly LogLine[] => [
  line(
    'move',
    { followers: terms(followers), from: regionTerm(from), to: regionTerm(to) },
    movesOf(followers, inRegion(from), inRegion(to)),
  ),
];

/** Followers of two regions are exchanged. KD-CARD-MANOEUVRE-2: of the same faction, they leave the board as it was. */
export function swapped(followers: Followers, from: number, others: Followers, to: number): readonly LogLine[] {
  const moves = [...movesOf(followers, inRegion(from), inRegion(to)), ...movesOf(others, inRegion(to), inRegion(from))];
  const regions = { from: regionTerm(from), to: regionTerm(to) };
  const alike = followers.length === others.length && followers.every((faction, at) => faction === others[at]);
  return alike
    ? [line('swap-same', { followers: terms([...followers, ...others]), ...regions }, moves)]
    : [line('swap', { followers: terms(followers), others: terms(others), ...regions }, moves)];
}
