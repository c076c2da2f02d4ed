import { FastRandom, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { look, reached } from '../test/positions.ts';
import { claim } from './index.ts';
import { setup } from './setup.ts';
import { cardsIn, DECK_SIZE, deckCard, hand, leader, newState, shown } from './state/index.ts';
import { CARDS } from './terms.ts';

/** The deck as it was dealt, the shown card on top. */
const deckOf = (s: State) => [shown(s), ...Array.from({ length: DECK_SIZE - 1 }, (_, i) => deckCard(s, i + 1))];
const dealt = (s: State) => [...deckOf(s), ...cardsIn(s, hand(0)), ...cardsIn(s, hand(1))].map((card) => CARDS[card]);

describe('CL-SETUP-2, -3: the start', () => {
  const s = look(reached('start', 0));

  test('CL-SETUP-2: 13 cards each, a card shown, 25 in the deck', () => {
    expect(s.hands.map((cards: string[]) => cards.length)).toEqual([13, 13]);
    expect(s.deck).toHaveLength(25);
    expect(s).toMatchObject({ phase: 1, trick: 1, led: null });
  });

  test('CL-SETUP-3: nothing won, drawn, scored or discarded, and no voids', () => {
    const none = [[], []];
    expect(s).toMatchObject({ won: none, drawn: none, score: none, discard: [], voids: ['', ''] });
    expect(claim.turn(reached('start', 0))).toBe(0);
  });
});

test('CL-DECK-1, CL-SETUP-2: all 52 cards are dealt, whatever the seed', () => {
  for (let seed = 0; seed < 200; seed++)
    expect(dealt(setup(new FastRandom(`deal ${seed}`))).sort()).toEqual([...CARDS].sort());
});

describe('chance', () => {
  test('CL-SETUP-2, -4: a shuffle of 52 cards, then the leader', () => {
    const asked: number[] = [];
    setup({ below: (n) => asked.push(n) * 0 });
    expect(asked).toEqual([...Array.from({ length: 51 }, (_, i) => 52 - i), 2]);
  });

  test('CL-SETUP-2: shuffled cards go to the deck, then to hand 0, then to hand 1', () => {
    const unmoved = setup({ below: (n) => n - 1 });
    expect(dealt(unmoved)).toEqual(CARDS);
    expect(look(unmoved).hands).toEqual([CARDS.slice(26, 39), CARDS.slice(39)]);
    const turned = setup({ below: () => 0 });
    expect(deckOf(turned).map((card) => CARDS[card])).toEqual(CARDS.slice(1, 27));
    expect(look(turned).hands).toEqual([CARDS.slice(27, 40), ['G0', ...CARDS.slice(40)]]);
  });

  test('CL-SETUP-4, R-01: the last draw is the leader', () => {
    for (const seat of [0, 1]) expect(leader(setup({ below: (n) => (n === 2 ? seat : n - 1) }))).toBe(seat);
  });

  test('CL-SETUP-2: the same seed deals the same, another one does not', () => {
    expect(setup(new FastRandom('one'))).toEqual(setup(new FastRandom('one')));
    expect(setup(new FastRandom('one'))).not.toEqual(setup(new FastRandom('other')));
  });

  test('CL-SETUP-3: nothing is left over from an earlier game', () => {
    for (const used of [reached('used', 20), reached('used', 52), newState().fill(-1)]) {
      expect(claim.setup({ seats: 2 }, new FastRandom('again'), used)).toBe(used);
      expect(used).toEqual(setup(new FastRandom('again')));
    }
  });
});

describe('5200 deals, seed "fair"', () => {
  const GAMES = 5200;
  const random = new FastRandom('fair');
  // For every id, how often it was in hand 0, in hand 1, and at each place of the deck.
  const places = new Map(CARDS.map((id) => [id, new Array<number>(2 + DECK_SIZE).fill(0)]));
  let led = 0;
  const s = newState();
  const count = (card: number, place: number) => (places.get(CARDS[card]) as number[])[place]++;
  for (let game = 0; game < GAMES; game++) {
    setup(random, s);
    for (const seat of [0, 1]) for (const card of cardsIn(s, hand(seat))) count(card, seat);
    for (const [place, card] of deckOf(s).entries()) count(card, place + 2);
    led += leader(s);
  }

  test('CL-SETUP-4: each seat leads half of the games, within four standard deviations', () => {
    expect(Math.abs(led - GAMES / 2)).toBeLessThan(4 * Math.sqrt(GAMES / 4));
  });

  test.each([...new Set(CARDS)])('CL-SETUP-2: %s is equally likely everywhere, by chi-square', (id) => {
    const copies = CARDS.filter((other) => other === id).length;
    const chiSquare = (places.get(id) as number[]).reduce((sum, found, place) => {
      const expected = (GAMES * copies * (place < 2 ? 13 : 1)) / 52;
      return sum + (found - expected) ** 2 / expected;
    }, 0);
    // 27 degrees of freedom: exceeded once in a million.
    expect(chiSquare).toBeLessThan(78);
  });
});
