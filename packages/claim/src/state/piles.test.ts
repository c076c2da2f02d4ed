import { describe, expect, test } from 'vitest';
import { CARDS, cardNumber, FACTIONS, GOBLIN_ZERO, NO_FACTION, WORD } from '../terms.ts';
import {
  addCard,
  cardsIn,
  copyPile,
  countOf,
  discard,
  drawn,
  drawnSize,
  factionCards,
  hand,
  handSize,
  highCards,
  holds,
  holdsFaction,
  lowCards,
  newState,
  pileSize,
  pourInto,
  removeCard,
  score,
  setUnseen,
  unseenDrawn,
  unseenHand,
  won,
} from './index.ts';

const PILES = [hand(0), hand(1), won(0), won(1), drawn(0), drawn(1), score(0), score(1), discard];
/** A state with these cards in a pile. */
function laid(pile: number, ids: string) {
  const s = newState();
  for (const id of ids.split(' ')) addCard(s, pile, cardNumber(id));
  return s;
}
const idsIn = (s: Int32Array, pile: number) =>
  cardsIn(s, pile)
    .map((card) => CARDS[card])
    .join(' ');
const IDS = [...new Set(CARDS)];

test.each(PILES)('pile %i shares no card with another', (pile) => {
  const s = laid(pile, CARDS.join(' '));
  for (const other of PILES) expect(pileSize(s, other)).toBe(other === pile ? 52 : 0);
  expect(idsIn(s, pile)).toBe(CARDS.join(' '));
  expect(s.filter((word) => word !== 0)).toHaveLength(2);
});

describe('one card', () => {
  test.each(IDS)('%s is added, found and taken out again', (id) => {
    const s = newState();
    const card = cardNumber(id);
    addCard(s, hand(1), card);
    expect(cardsIn(s, hand(1))).toEqual([card]);
    expect(IDS.filter((other) => holds(s, hand(1), cardNumber(other)))).toEqual([id]);
    expect([lowCards(s, hand(1)) !== 0, highCards(s, hand(1)) !== 0]).toEqual([card < WORD, card >= WORD]);
    removeCard(s, hand(1), card);
    expect(s).toEqual(newState());
  });

  test('others stay when one is taken out', () => {
    const s = laid(score(1), 'G1 K2 U9 D0 X9');
    for (const id of ['U9', 'D0', 'G1']) removeCard(s, score(1), cardNumber(id));
    expect(idsIn(s, score(1))).toBe('K2 X9');
  });
});

describe('CL-DECK-4: goblin zeros', () => {
  test('k zeros are the k lowest bits, whatever else is there', () => {
    const s = laid(discard, 'G1 U9 D0');
    const others = lowCards(s, discard);
    for (const bits of [1, 3, 7, 15, 31]) {
      addCard(s, discard, GOBLIN_ZERO);
      expect(lowCards(s, discard)).toBe(others | bits);
    }
    expect(idsIn(s, discard)).toBe('G0 G0 G0 G0 G0 G1 U9 D0');
    for (const bits of [15, 7, 3, 1, 0]) {
      removeCard(s, discard, GOBLIN_ZERO);
      expect(lowCards(s, discard)).toBe(others | bits);
    }
    expect(idsIn(s, discard)).toBe('G1 U9 D0');
  });

  test('a pile is the same however its cards came', () => {
    expect(laid(discard, 'G0 G1 G0')).toEqual(laid(discard, 'G1 G0 G0'));
  });

  test('a zero is held if there is one at least', () => {
    expect(holds(laid(hand(0), 'G0 G0'), hand(0), GOBLIN_ZERO)).toBe(true);
    expect(holds(laid(hand(0), 'G1 D0 X0'), hand(0), GOBLIN_ZERO)).toBe(false);
  });
});

describe('pouring', () => {
  test.each([
    ['G0 G0 G3 U9 D0', 'G0 G1 X9', 'G0 G0 G0 G1 G3 U9 D0 X9'],
    ['G0 G0 G0 G0', 'G0', 'G0 G0 G0 G0 G0'],
    ['G0 G0 G0 G0 G0', 'K2', 'G0 G0 G0 G0 G0 K2'],
    ['G1', 'G0 G2', 'G0 G1 G2'],
  ])('%s poured into %s are %s', (from, into, all) => {
    const s = laid(won(1), from);
    for (const id of into.split(' ')) addCard(s, hand(1), cardNumber(id));
    pourInto(s, won(1), hand(1));
    expect([idsIn(s, hand(1)), idsIn(s, won(1))]).toEqual([all, '']);
    expect(s).toEqual(laid(hand(1), all));
  });

  test('nothing poured, or into nothing', () => {
    const s = laid(drawn(0), 'G0 K9 X0');
    pourInto(s, won(0), drawn(0));
    expect(idsIn(s, drawn(0))).toBe('G0 K9 X0');
    pourInto(s, drawn(0), hand(0));
    expect(s).toEqual(laid(hand(0), 'G0 K9 X0'));
  });
});

test('by faction: whether there are any, how many, and which', () => {
  const s = laid(score(0), 'G0 G0 G9 K2 U0 U9 D0 D9 X0 X5 X9');
  expect(FACTIONS.map((_, faction) => countOf(s, score(0), faction))).toEqual([3, 1, 2, 2, 3]);
  expect(
    FACTIONS.map((_, faction) =>
      factionCards(s, score(0), faction)
        .map((card) => CARDS[card])
        .join(' '),
    ),
  ).toEqual(['G0 G0 G9', 'K2', 'U0 U9', 'D0 D9', 'X0 X5 X9']);
  expect([...FACTIONS.keys(), NO_FACTION].map((faction) => holdsFaction(s, score(0), faction))).toEqual([
    ...Array(5).fill(true),
    false,
  ]);
  for (const [faction, letter] of ['G', 'K', 'U', 'D', 'X'].entries())
    for (const id of IDS)
      expect(holdsFaction(laid(score(0), id), score(0), faction), `${id} ${letter}`).toBe(id.startsWith(letter));
});

test('a pile is copied with both words, and nothing but that pile', () => {
  const s = laid(drawn(0), 'G0 X9');
  addCard(s, drawn(1), cardNumber('K2'));
  addCard(s, hand(0), cardNumber('D5'));
  const into = laid(drawn(0), 'U1 D2');
  copyPile(s, into, drawn(0));
  expect(into).toEqual(laid(drawn(0), 'G0 X9'));
});

test('CL-INFO-2: cards not seen count as cards, by seat, in hand and among those drawn', () => {
  const s = laid(hand(1), 'G0 X9');
  addCard(s, drawn(1), cardNumber('K2'));
  setUnseen(s, 0, 3, 4);
  setUnseen(s, 1, 5, 6);
  expect([0, 1].map((seat) => [unseenHand(s, seat), unseenDrawn(s, seat)])).toEqual([
    [3, 4],
    [5, 6],
  ]);
  expect([0, 1].map((seat) => [handSize(s, seat), drawnSize(s, seat)])).toEqual([
    [3, 4],
    [7, 7],
  ]);
});
