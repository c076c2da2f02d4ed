import { FastRandom, newChoices, type State, UNKNOWN } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, choices, PUBLIC_KEYS, playing, type Table } from '../test/table.ts';
import { kingIsDead } from './index.ts';
import {
  ADVANCED_BASE,
  BASIC_HAND,
  emptiedSeats,
  hand,
  newState,
  pileCard,
  removedCards,
  removedUnseen,
  saxonCard,
  setRemoved,
  unseen,
} from './state/index.ts';
import { cardNumber, VIKINGS } from './terms.ts';

const seen = (s: State, who: number | 'audience') => kingIsDead.redact(s, who);
const hands = (s: State, seats = 2) => Array.from({ length: seats }, (_, seat) => [hand(s, seat), unseen(s, seat)]);
const pile = (s: State, seat: number, size: number) => Array.from({ length: size }, (_, at) => pileCard(s, seat, at));

const ADVANCED: Table = {
  advanced: true,
  seats: 3,
  hands: [
    ['assemble', 'spy', 'plot'],
    ['negotiate', 'aid'],
    ['assemble', 'assemble'],
  ],
  piles: [['march'], ['muster', 'assemble', 'manoeuvre'], []],
};

describe('hands', () => {
  test('KD-ADV-5: the own hand is seen; of others the common cards, and how many cunning ones there are', () => {
    const s = arrange(ADVANCED);
    expect(hands(seen(s, 0), 3)).toEqual([
      [hand(s, 0), 0],
      [hand(s, 1) & ADVANCED_BASE, 1],
      [hand(s, 2), 0],
    ]);
    expect(hands(seen(s, 'audience'), 3)).toEqual([
      [hand(s, 0) & ADVANCED_BASE, 2],
      [hand(s, 1) & ADVANCED_BASE, 1],
      [hand(s, 2), 0],
    ]);
  });

  test('KD-ADV-5, KD-TEAM-1: a teammate sees no more than others', () => {
    const s = arrange({ ...ADVANCED, seats: 4 });
    expect(hands(seen(s, 2), 4)[0]).toEqual([hand(s, 0) & ADVANCED_BASE, 2]);
  });

  test('KD-ADV-5: in the basic game hands are public', () => {
    expect(hands(seen(arrange({}), 0))).toEqual([
      [BASIC_HAND, 0],
      [BASIC_HAND, 0],
    ]);
  });

  test('KD-TURN-5: with `memory` the hands of others are not shown', () => {
    expect(hands(seen(arrange({ memory: true, piles: [[], ['negotiate']] }), 0))).toEqual([
      [BASIC_HAND, 0],
      [0, 7],
    ]);
  });

  test('KD-ADV-2: undealt cards are just counted', () => {
    const s = arrange(ADVANCED);
    setRemoved(s, 1 << cardNumber('edict'), 0);
    expect([removedCards(seen(s, 0)), removedUnseen(seen(s, 0))]).toEqual([0, 1]);
  });
});

describe('piles', () => {
  const played = [cardNumber('muster'), cardNumber('assemble'), cardNumber('manoeuvre')];

  test('KD-TURN-5: piles are public record', () => {
    expect(pile(seen(arrange(ADVANCED), 0), 1, 3)).toEqual(played);
  });

  test('KD-TURN-5: with `memory` only the top card of another pile is seen', () => {
    const s = arrange({ ...ADVANCED, memory: true });
    expect(pile(seen(s, 0), 1, 3)).toEqual([UNKNOWN, UNKNOWN, played[2]]);
    expect(pile(seen(s, 1), 1, 3)).toEqual(played);
    expect(pile(seen(s, 'audience'), 1, 3)).toEqual([UNKNOWN, UNKNOWN, played[2]]);
  });
});

describe('what would give cards away', () => {
  test('KD-END-COR-6: that a seat has played out its hand but for a hidden card is not told', () => {
    const table = { advanced: true, seats: 3, hands: [['plot'], [], ['aid']], emptied: [0, 1] } as const;
    expect(emptiedSeats(seen(arrange(table), 0))).toEqual([0, 1]);
    expect(emptiedSeats(seen(arrange(table), 2))).toEqual([1]);
  });

  test('KD-ADV-5: only the seat to act is told what it may choose', () => {
    const s = arrange(ADVANCED);
    expect(choices(seen(s, 0))).toEqual(choices(s));
    expect(kingIsDead.legal(seen(s, 1), newChoices())).toBe(0);
    expect(kingIsDead.legal(seen(s, 'audience'), newChoices())).toBe(0);
  });
});

describe('solo', () => {
  const cards = (s: State) => Array.from({ length: 8 }, (_, at) => saxonCard(s, at));
  const table: Table = { solo: true, regions: { moray: 'scots', devon: '2S' }, piles: [[], ['manoeuvre']] };

  test('KD-SOLO-1: of the deck only revealed cards are seen', () => {
    const s = arrange(table);
    expect(cards(seen(s, 0))).toEqual([saxonCard(s, 0), ...Array(7).fill(UNKNOWN)]);
    expect(hand(seen(s, 0), 1)).toBe(hand(s, 1));
  });

  test('KD-SOLO-1, -12: while the Saxons act their card is seen, and the human chooses', () => {
    const s = playing(arrange({ ...table, deck: ['assemble'] }), 'pass');
    expect(cards(seen(s, 0)).slice(0, 3)).toEqual([saxonCard(s, 0), cardNumber('assemble'), UNKNOWN]);
    expect(choices(seen(s, 0))).toEqual(choices(s));
  });

  test('KD-TURN-5: with `memory` revealed cards are seen while on top', () => {
    const s = arrange({
      ...table,
      memory: true,
      regions: { moray: 'scots', essex: 'scots' },
      piles: [[], ['manoeuvre', 'negotiate']],
    });
    expect(cards(seen(s, 0)).slice(0, 3)).toEqual([UNKNOWN, saxonCard(s, 1), UNKNOWN]);
  });
});

test('everything that lies open is seen as it is', () => {
  const random = new FastRandom('open');
  const s = kingIsDead.setup({ seats: 4, advanced: true, solo: false, vikings: true, memory: true }, random);
  const [full, part] = [s, seen(s, 'audience')].map((state) => JSON.parse(kingIsDead.position.write(state)));
  for (const key of PUBLIC_KEYS) expect(part[key]).toEqual(full[key]);
  expect(full.regions.devon.vikings).toBe(1);
  expect(VIKINGS).toBe(3);
});

test('KD-END-3, KD-CARD-PLOT-2: the end shows who holds plot, and no other card', () => {
  const s = playing(
    arrange({
      advanced: true,
      hands: [['plot', 'aid'], ['spy']],
      regions: { devon: 'unstable', essex: 'unstable' },
      passes: 1,
      turn: 1,
    }),
    'pass',
  );
  expect(hands(seen(s, 'audience'))).toEqual([
    [1 << cardNumber('plot'), 1],
    [0, 1],
  ]);
  expect(kingIsDead.outcome(seen(s, 'audience'))).toEqual(kingIsDead.outcome(s));
  expect(kingIsDead.explain(seen(s, 'audience'))).toEqual(kingIsDead.explain(s));
});

test('KD-ADV-2, KD-CARD-PLOT-2: or that nobody does', () => {
  const regions = { devon: 'unstable', essex: 'unstable' } as const;
  const s = arrange({ advanced: true, regions, passes: 1, turn: 1 });
  setRemoved(s, (1 << cardNumber('plot')) | (1 << cardNumber('aid')), 0);
  expect([removedCards(seen(s, 0)), removedUnseen(seen(s, 0))]).toEqual([0, 2]);
  const over = playing(s, 'pass');
  expect([removedCards(seen(over, 0)), removedUnseen(seen(over, 0))]).toEqual([1 << cardNumber('plot'), 1]);
});

test('what is lent is filled, whatever it held', () => {
  const lent = newState().fill(7);
  const s = arrange(ADVANCED);
  expect(kingIsDead.redact(s, 1, lent)).toBe(lent);
  expect(lent).toEqual(seen(s, 1));
});

test('KD-ADV-2: what is seen may be redacted again for the same viewer, and is the same', () => {
  const options = { seats: 3, advanced: true, solo: false, vikings: false, memory: true };
  const s = kingIsDead.setup(options, new FastRandom('again'));
  for (const who of [0, 2, 'audience'] as const) expect(seen(seen(s, who), who)).toEqual(seen(s, who));
});

test('KD-ADV-5: whoever holds the only cunning cards sees everything, and there is no deck of Saxons to hide', () => {
  const s = arrange({ advanced: true, hands: [['spy', 'plot'], ['assemble']] });
  expect(seen(s, 0)).toEqual(s);
});

test('KD-ADV-5: in the basic game everybody sees everything', () => {
  const s = playing(arrange({ regions: { devon: '1S' }, piles: [['negotiate'], ['assemble']] }), 'assemble');
  for (const who of [0, 1, 'audience'] as const) expect(seen(s, who)).toEqual(s);
});

test('a view shares no memory with the state', () => {
  const s = arrange({});
  const view = seen(s, 0);
  view.fill(7);
  expect(s).toEqual(arrange({}));
});
