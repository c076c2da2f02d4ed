import { UNKNOWN } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES, type CardName, cardNumber } from '../terms.ts';
import {
  ADVANCED_BASE,
  BASIC_HAND,
  CUNNING,
  cardsInHand,
  discard,
  emptiedPlace,
  emptiedSeats,
  hand,
  holdsPlot,
  listCards,
  newState,
  nextSaxonCard,
  noteEmptied,
  pileCard,
  pileSize,
  playable,
  playedOut,
  pushOnPile,
  recentPlace,
  recentSeats,
  removedCards,
  removedUnseen,
  saxonCard,
  setEmptied,
  setHand,
  setPileCard,
  setRecent,
  setRemoved,
  setSaxonCard,
  setStruggles,
  setUnseen,
  takeUp,
  topOfPile,
  unseen,
  withCard,
  without,
} from './index.ts';

const set = (...names: CardName[]) => names.map(cardNumber).reduce(withCard, 0);
const names = (cards: number) => listCards(cards).map((card) => CARD_NAMES[card]);

describe('hands', () => {
  test('KD-SETUP-10, KD-ADV-1, KD-SETUP-2: the stocks of cards', () => {
    expect(names(ADVANCED_BASE)).toEqual(['assemble', 'assemble', 'negotiate', 'manoeuvre', 'outmanoeuvre']);
    expect(names(BASIC_HAND)).toEqual([
      'scottish-support',
      'welsh-support',
      'english-support',
      ...names(ADVANCED_BASE),
    ]);
    expect(names(CUNNING)).toEqual(CARD_NAMES.slice(7));
    expect(names(CUNNING)).toHaveLength(12);
  });

  test('KD-SETUP-10: assemble comes and goes one copy at a time', () => {
    const two = set('assemble', 'assemble', 'aid');
    expect(names(two)).toEqual(['assemble', 'assemble', 'aid']);
    expect(names(without(two, cardNumber('assemble')))).toEqual(['assemble', 'aid']);
    expect(names(without(without(two, cardNumber('assemble')), cardNumber('assemble')))).toEqual(['aid']);
    expect(names(without(two, cardNumber('aid')))).toEqual(['assemble', 'assemble']);
    expect(names(set('aid', 'aid'))).toEqual(['aid']);
  });

  test('KD-CARD-PLOT-1: what may be played: one of each kind, plot never', () => {
    const s = newState();
    setHand(s, 1, set('assemble', 'assemble', 'plot', 'aid'));
    expect(names(playable(s, 1))).toEqual(['assemble', 'aid']);
    expect([holdsPlot(s, 0), holdsPlot(s, 1)]).toEqual([false, true]);
    expect([cardsInHand(s, 0), cardsInHand(s, 1)]).toEqual([0, 4]);
  });

  test('KD-END-COR-6: a hand is played out when empty or plot alone, and nothing in it is hidden', () => {
    const s = newState();
    expect(playedOut(s, 2)).toBe(true);
    setHand(s, 2, set('plot'));
    expect(playedOut(s, 2)).toBe(true);
    setUnseen(s, 2, 1);
    expect([playedOut(s, 2), unseen(s, 2), cardsInHand(s, 2)]).toEqual([false, 1, 2]);
    setUnseen(s, 2, 0);
    setHand(s, 2, set('plot', 'aid'));
    expect(playedOut(s, 2)).toBe(false);
  });
});

describe('piles', () => {
  test('KD-TURN-3: a card goes from the hand to the top of the pile, and its seat acted last', () => {
    const s = newState();
    setHand(s, 1, set('assemble', 'assemble', 'plot'));
    setRecent(s, [0, 1]);
    discard(s, 1, cardNumber('assemble'));
    expect(names(hand(s, 1))).toEqual(['assemble', 'plot']);
    expect([recentSeats(s), emptiedSeats(s)]).toEqual([[1, 0], []]);
    discard(s, 1, cardNumber('assemble'));
    expect([recentSeats(s), emptiedSeats(s)]).toEqual([[1, 0], [1]]);
    expect([pileSize(s, 0), pileSize(s, 1)]).toEqual([0, 2]);
  });

  test('KD-TURN-5: cards of a pile, bottom first; buried ones may be unknown', () => {
    const s = newState();
    for (const name of ['aid', 'scottish-support', 'muster'] as const) pushOnPile(s, 3, cardNumber(name));
    expect([0, 1, 2].map((height) => CARD_NAMES[pileCard(s, 3, height)])).toEqual([
      'aid',
      'scottish-support',
      'muster',
    ]);
    expect(CARD_NAMES[topOfPile(s, 3)]).toBe('muster');
    setPileCard(s, 3, 0, UNKNOWN);
    setPileCard(s, 3, 1, cardNumber('edict'));
    expect([pileCard(s, 3, 0), CARD_NAMES[pileCard(s, 3, 1)]]).toEqual([UNKNOWN, 'edict']);
    expect(topOfPile(s, 3)).toBe(cardNumber('muster'));
    expect(s).toContain(UNKNOWN);
  });

  test('KD-TURN-3: a card taken up again leaves nothing behind on the pile, and the hand is not played out', () => {
    const s = newState();
    setHand(s, 1, set('aid'));
    pushOnPile(s, 1, cardNumber('muster'));
    setRecent(s, [1, 0]);
    setEmptied(s, [0]);
    const before = s.slice();
    discard(s, 1, cardNumber('aid'));
    expect(emptiedSeats(s)).toEqual([0, 1]);
    takeUp(s, 1);
    expect(s).toEqual(before);
  });
});

describe('the order of seats', () => {
  test.each([
    [[], 2, [2]],
    [[2], 2, [2]],
    [[0], 1, [1, 0]],
    [[0, 1, 2], 2, [2, 0, 1]],
    [[3, 2, 1, 0], 1, [1, 3, 2, 0]],
    [[3, 2, 1], 0, [0, 3, 2, 1]],
    [[3, 2, 1, 0], 0, [0, 3, 2, 1]],
  ])('KD-END-INV-2: after %j an action of seat %i makes %j', (before, seat, after) => {
    const s = newState();
    setRecent(s, before);
    setHand(s, seat, set('assemble', 'aid'));
    discard(s, seat, cardNumber('assemble'));
    expect(recentSeats(s)).toEqual(after);
    expect(after.map((who) => recentPlace(s, who))).toEqual(after.map((_, place) => place));
  });

  test('KD-END-INV-2: a seat that never acted has no place', () => {
    const s = newState();
    setRecent(s, [2, 0]);
    expect([0, 1, 2, 3].map((seat) => recentPlace(s, seat))).toEqual([1, UNKNOWN, 0, UNKNOWN]);
    setRecent(s, [1]);
    expect(recentSeats(s)).toEqual([1]);
    setEmptied(s, [3]);
    expect(recentPlace(s, 3)).toBe(UNKNOWN);
  });

  test('KD-END-COR-4: seats that played out their hands, in order', () => {
    const s = newState();
    for (const seat of [3, 0, 2, 1]) noteEmptied(s, seat);
    expect(emptiedSeats(s)).toEqual([3, 0, 2, 1]);
    expect([0, 1, 2, 3].map((seat) => emptiedPlace(s, seat))).toEqual([1, 3, 2, 0]);
    setEmptied(s, [1]);
    expect([emptiedSeats(s), emptiedPlace(s, 3)]).toEqual([[1], UNKNOWN]);
  });
});

test('KD-ADV-2: undealt cards, known or just counted', () => {
  const s = newState();
  setRemoved(s, set('aid', 'spy'), 0);
  expect([names(removedCards(s)), removedUnseen(s)]).toEqual([['spy', 'aid'], 0]);
  setRemoved(s, 0, 6);
  expect([removedCards(s), removedUnseen(s)]).toEqual([0, 6]);
});

test('KD-SOLO-4: the next card of the Saxons is that of the next struggle', () => {
  const s = newState();
  for (let struggle = 0; struggle < 8; struggle++) setSaxonCard(s, struggle, 18 - struggle);
  expect([saxonCard(s, 0), saxonCard(s, 7), nextSaxonCard(s)]).toEqual([18, 11, 18]);
  setStruggles(s, 3);
  expect(nextSaxonCard(s)).toBe(15);
});
