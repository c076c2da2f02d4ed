import { FastRandom, type Options, type PositionRead, type Random, type State } from '@interregnum/kernel';
import { kingIsDead } from '../src/index.ts';
import { isBetweenTurns } from '../src/state/index.ts';
import { BASIC_CARDS, look } from './table.ts';

/** A view as plain data, to be completed and damaged at will. */
// biome-ignore lint/suspicious/noExplicitAny: canonical JSON, read and damaged by tests only
export type View = any;

export const PLAIN = {
  seats: 2,
  advanced: false,
  solo: false,
  vikings: false,
  memory: false,
  'landings-on-control': false,
};

export const seenBy = (s: State, who: number | 'audience'): View => look(kingIsDead.redact(s, who));

export const readSeen = (view: View, house: Options, random: Random = new FastRandom('seen')): PositionRead =>
  kingIsDead.position.readSeen(JSON.stringify(view), random, house);

/** The world that is made of a view. */
export function worldOf(view: View, house: Options, random?: Random): View {
  const read = readSeen(view, house, random);
  if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
  return look(read.state);
}

/** Every state between turns of a random game, but its end. */
export function standing(mode: Options, seed: string): State[] {
  const random = new FastRandom(seed);
  const s = kingIsDead.setup(mode, random);
  const states: State[] = [];
  for (; kingIsDead.outcome(s) === undefined; kingIsDead.play(s, kingIsDead.pick(s, random)))
    if (isBetweenTurns(s)) states.push(s.slice());
  return states;
}

const knownFirst = (cards: string[]): string[] => cards.sort((a, b) => Number(a === '?') - Number(b === '?'));

/** The audience's view with some of the hidden cards told, each with this chance out of 4. */
export function partlyTold(s: State, chance: number, random: Random): View {
  const { memory, solo } = kingIsDead.optionsOf(s);
  const hide = (card: string): string => (random.below(4) < chance ? card : '?');
  const isOpen = (card: string): boolean => !memory && (BASIC_CARDS as readonly string[]).includes(card);
  const p = look(s);
  const hands: string[][] = p.hands.map((cards: string[], seat: number) =>
    solo && seat === 1 ? cards.map(hide) : knownFirst(cards.map((card) => (isOpen(card) ? card : hide(card)))),
  );
  const buried = (cards: string[]): string[] => cards.map((card, at) => (at < cards.length - 1 ? hide(card) : card));
  return {
    ...p,
    hands,
    discards: memory ? p.discards.map(buried) : p.discards,
    removed: knownFirst(p.removed.map(hide)),
    emptied: p.emptied.filter((seat: number) => !hands[seat].includes('?')),
  };
}
