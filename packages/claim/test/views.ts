import { FastRandom, type PositionRead, type Random, type State } from '@interregnum/kernel';
import { claim } from '../src/index.ts';
import { look } from './positions.ts';

/** A view as plain data, to be completed and damaged at will. */
// biome-ignore lint/suspicious/noExplicitAny: canonical JSON, read and damaged by tests only
export type View = any;

export const seenBy = (s: State, who: 0 | 1 | 'audience'): View => look(claim.redact(s, who));
export const hidden = (count: number): string[] => Array(count).fill('?');

export const readSeen = (view: View, random: Random = new FastRandom('seen')): PositionRead =>
  claim.position.readSeen(JSON.stringify(view), random);

/** The world that is made of a view. */
export function worldOf(view: View, random?: Random): View {
  const read = readSeen(view, random);
  if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
  return look(read.state);
}

/** The audience's view with some of the hidden cards told, each with this chance out of 4. */
export function partlyTold(s: State, chance: number, random: Random): View {
  const told = (card: string): string => (random.below(4) < chance ? card : '?');
  const knownFirst = (cards: string[]): string[] =>
    cards.map(told).sort((a, b) => Number(a === '?') - Number(b === '?'));
  const p = look(s);
  return { ...p, hands: p.hands.map(knownFirst), drawn: p.drawn.map(knownFirst), deck: p.deck.map(told) };
}
