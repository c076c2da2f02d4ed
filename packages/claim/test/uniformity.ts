import { FastRandom, type State } from '@interregnum/kernel';
import { deviation } from '@interregnum/testkit';
import { expect, test } from 'vitest';
import { claim } from '../src/index.ts';
import { type HiddenPile, hiddenPiles, sorted, type Viewer } from './hidden.ts';
import { arrange, look } from './table.ts';

/** Every way to take so many of some cards, in every order if the order matters. */
function* takings(cards: readonly number[], size: number, ordered: boolean): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (const [at, first] of cards.entries()) {
      const others = ordered ? cards.toSpliced(at, 1) : cards.slice(at + 1);
      for (const rest of takings(others, size - 1, ordered)) yield [first, ...rest];
    }
}

const nameOf = (piles: readonly (readonly string[])[]): string => piles.map((cards) => cards.join(' ')).join(', ');

/**
 * CL-INFO-14, -15  Every deal of the hidden cards to these piles, and how often it comes up when all cards are told
 * apart: goblin zeros may change places, and the deal looks the same.
 */
function deals(piles: readonly HiddenPile[], pool: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>();
  const deal = (dealt: readonly (readonly string[])[], left: readonly number[]): void => {
    const pile = piles[dealt.length];
    if (pile === undefined) {
      weights.set(nameOf(dealt), (weights.get(nameOf(dealt)) ?? 0) + 1);
      return;
    }
    const fitting = left.filter((card) => pile.fits(pool[card]));
    for (const taken of takings(fitting, pile.cards.length, pile.ordered)) {
      const cards = taken.map((card) => pool[card]);
      deal(
        [...dealt, sorted(pile, cards)],
        left.filter((card) => !taken.includes(card)),
      );
    }
  };
  deal([], [...pool.keys()]);
  return weights;
}

interface Case {
  readonly name: string;
  readonly s: State;
  readonly viewer: Viewer;
  /** How many of the hidden piles are looked at; all but the first few may be too many to list. */
  readonly looksAt: number;
  /** Cards hidden, and different worlds. */
  readonly hidden: number;
  readonly worlds: number;
  readonly draws: number;
}

const CASES: readonly Case[] = [
  {
    name: 'CL-INFO-14: a seat, the other hand without knights: hand, drawn card and deck',
    s: arrange({
      trick: 12,
      leader: 0,
      hands: [
        ['K9', 'D3'],
        ['U3', 'D7'],
      ],
      won: [['G8'], undefined],
      drawn: [undefined, ['G0']],
      next: ['K5', 'G0', 'X2'],
      voids: [undefined, ['K']],
    }),
    viewer: 0,
    looksAt: 3,
    hidden: 6,
    worlds: 132,
    draws: 20_000,
  },
  {
    name: 'CL-INFO-15: the audience, last trick, voids on both hands: hands, drawn cards and deck',
    s: arrange({
      trick: 13,
      leader: 0,
      hands: [['G0'], ['G3']],
      drawn: [['G0'], ['K2', 'U0', 'U1', 'U3', 'U7', 'U9', 'D2', 'X0', 'X1', 'X8', 'X9']],
      next: ['U5'],
      voids: [
        ['K', 'U', 'X'],
        ['U', 'D', 'X'],
      ],
    }),
    viewer: 'audience',
    looksAt: 5,
    hidden: 15,
    worlds: 1179,
    draws: 60_000,
  },
  {
    name: 'CL-INFO-15: the audience, voids on both hands, which compete for goblins: hands',
    s: arrange({
      trick: 12,
      leader: 0,
      hands: [
        ['G0', 'D2'],
        ['G3', 'K8'],
      ],
      drawn: [
        ['G0', 'K2', 'D5'],
        ['U0', 'U1', 'U3', 'U7', 'X0', 'X1', 'X8', 'X9'],
      ],
      next: ['U5', 'U6', 'X4'],
      voids: [
        ['K', 'U', 'X'],
        ['U', 'D', 'X'],
      ],
    }),
    viewer: 'audience',
    looksAt: 2,
    hidden: 18,
    worlds: 33,
    draws: 40_000,
  },
  {
    name: 'CL-INFO-15: the audience in the second phase: hands',
    s: arrange({
      phase: 2,
      hands: [
        ['G0', 'G0', 'K2'],
        ['G0', 'U5', 'X4'],
      ],
    }),
    viewer: 'audience',
    looksAt: 2,
    hidden: 6,
    worlds: 8,
    draws: 20_000,
  },
];

/** Tests every case with one in so many of its draws. */
export function imaginesUniformly(share: number): void {
  for (const each of CASES) {
    test(`${each.name}: each deal that fits is imagined equally often`, () => {
      const { s, viewer, looksAt } = each;
      const random = new FastRandom('uniform 1');
      const hiddenIn = (world: State): HiddenPile[] => hiddenPiles(look(world), viewer);
      const pool = hiddenIn(s).flatMap(({ cards }) => cards);
      const weights = deals(hiddenIn(s).slice(0, looksAt), pool);
      expect([pool.length, weights.size]).toEqual([each.hidden, each.worlds]);
      const seen = claim.redact(s, viewer);
      const drawn = Array.from({ length: each.draws / share }, () =>
        nameOf(
          hiddenIn(claim.imagine(seen, random))
            .slice(0, looksAt)
            .map(({ cards }) => cards),
        ),
      );
      expect(Math.abs(deviation(weights, drawn))).toBeLessThan(4);
    });
  }
}
