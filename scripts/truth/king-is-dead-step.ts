import type { Move, Term } from '@interregnum/kernel';
import { termOf, went } from './oracle.ts';

export const FACTIONS = ['scots', 'welsh', 'english', 'vikings'] as const;
type Faction = (typeof FACTIONS)[number];
type Followers = Readonly<Record<Faction, number>>;

export interface Position {
  readonly mode: { readonly solo: boolean };
  readonly turn: number;
  readonly regions: Readonly<Record<string, Followers>>;
  readonly track: readonly { readonly region: string; readonly disc: number | null }[];
  readonly discards: readonly (readonly string[])[];
  readonly courts: readonly Followers[];
  readonly removed: readonly string[];
  readonly struggles: readonly { readonly region: string; readonly winner: string }[];
  readonly result: {
    readonly ending: string;
    readonly plot: { readonly seat: number; readonly faction: string } | null;
  } | null;
}

/** One decision: the positions around it, who acts, and the texts of the turn up to it. */
export interface Step {
  readonly before: Position;
  readonly after: Position;
  readonly seat: number;
  readonly turn: readonly string[];
  readonly at: number;
}

export const regionTerm = (id: string): Term => termOf('region', id);

/** Followers named one by one, in the order of factions: `['scots', 'scots']`. */
export type Group = readonly string[];

export const groupOf = (counts: (faction: Faction) => number): Group =>
  FACTIONS.flatMap((faction) => Array<string>(Math.max(0, counts(faction))).fill(faction));

const counted = (group: Group): [string, number][] =>
  FACTIONS.map((faction): [string, number] => [faction, group.filter((each) => each === faction).length]).filter(
    ([, count]) => count > 0,
  );

export const termsOf = (group: Group): Term[] =>
  counted(group).map(([faction, count]) => termOf('followers', faction, count));

export const groupWent = (group: Group, from: string, to: string): Move[] =>
  counted(group).flatMap(([faction, count]) => went(faction, from, to, count));

/** How many of a faction stand in a region after some moves of a decision. */
export function standing(position: Position, region: string, faction: Faction, moves: readonly Move[]): number {
  const place = `region:${region}`;
  const gained = (end: 'from' | 'to'): number =>
    moves.filter((move) => move.piece === faction && move[end] === place).reduce((sum, { count }) => sum + count, 0);
  return position.regions[region][faction] + gained('to') - gained('from');
}
