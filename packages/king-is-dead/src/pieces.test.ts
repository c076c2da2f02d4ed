import { describe, expect, test } from 'vitest';
import { arrange, playing, type Table } from '../test/table.ts';
import { kingIsDead } from './index.ts';

/** What is held at a place, to one who sees everything or to a viewer. */
function at(table: Table, place: string, who?: number | 'audience'): Record<string, number> | undefined {
  const s = arrange(table);
  const held = kingIsDead.pieces(who === undefined ? s : kingIsDead.redact(s, who)).get(place);
  return held && Object.fromEntries(held);
}

describe('the board', () => {
  const regions = { moray: '2S1W', essex: 'english', devon: 'unstable' } as const;
  const table = { regions, supply: '3S1E', courts: ['1W', '2E'], discs: { devon: 0 } } as const;

  test('KD-SETUP-7: followers in regions, courts and the supply', () => {
    expect(at(table, 'region:moray')).toEqual({ scots: 2, welsh: 1 });
    expect(at(table, 'supply')).toEqual({ scots: 3, english: 1 });
    expect(at(table, 'court:0')).toEqual({ welsh: 1 });
    expect(at({ vikings: true, supply: '8V' }, 'supply')).toEqual({ vikings: 8 });
    expect(at(table, 'region:warwick')).toBeUndefined();
  });

  test('KD-SETUP-2, -9: discs that wait and discs in regions; vikings have some where they play', () => {
    expect(at(table, 'region:essex')).toEqual({ 'control english': 1 });
    expect(at(table, 'region:devon')).toEqual({ unstable: 1 });
    expect(at(table, 'france')).toEqual({ unstable: 2 });
    expect(at(table, 'discs')).toEqual({ 'control scots': 8, 'control welsh': 8, 'control english': 7 });
    expect(at({ vikings: true }, 'discs')).toMatchObject({ 'control vikings': 8 });
  });

  test('KD-SETUP-8, KD-CARD-NEGOTIATE-2: a negotiation disc is at court or on a card', () => {
    expect(at(table, 'card:devon')).toEqual({ 'disc 0': 1 });
    expect(at(table, 'court:1')).toEqual({ english: 2, 'disc 1': 1 });
  });

  test('KD-STRUGGLE-5: region cards by space, face up or face down', () => {
    expect(at(table, 'turned:1')).toEqual({ essex: 1 });
    expect(at(table, 'turned:2')).toEqual({ devon: 1 });
    expect(at(table, 'space:3')).toEqual({ moray: 1 });
    expect(at(table, 'space:8')).toEqual({ warwick: 1 });
  });
});

describe('cards', () => {
  test('KD-TURN-3, -5: hands, the top of a pile, and what is buried', () => {
    const table = { hands: [['assemble', 'assemble']], piles: [['negotiate', 'manoeuvre', 'outmanoeuvre']] } as const;
    for (const who of [undefined, 1]) {
      expect(at(table, 'hand:0', who)).toEqual({ assemble: 2 });
      expect(at(table, 'discard:0', who)).toEqual({ outmanoeuvre: 1 });
      expect(at(table, 'buried:0', who)).toEqual({ negotiate: 1, manoeuvre: 1 });
    }
    expect(at({ ...table, memory: true }, 'hand:0', 1)).toEqual({ '?': 2 });
    expect(at({ ...table, memory: true }, 'discard:0', 1)).toEqual({ outmanoeuvre: 1 });
    expect(at({ ...table, memory: true }, 'buried:0', 1)).toEqual({ '?': 2 });
    expect(at({ ...table, memory: true }, 'buried:0', 0)).toEqual({ negotiate: 1, manoeuvre: 1 });
  });

  test('KD-ADV-2, -5: cunning cards in other hands, and those that were not dealt', () => {
    const table = { advanced: true, hands: [['assemble', 'spy', 'aid']] } as const;
    expect(at(table, 'hand:0', 0)).toEqual({ assemble: 1, spy: 1, aid: 1 });
    expect(at(table, 'hand:0', 'audience')).toEqual({ assemble: 1, '?': 2 });
    const dealt = kingIsDead.setup({ seats: 2, advanced: true, solo: false, vikings: false, memory: false }, lowest);
    expect([...(kingIsDead.pieces(dealt).get('removed') ?? [])]).toHaveLength(6);
    expect([...(kingIsDead.pieces(kingIsDead.redact(dealt, 0)).get('removed') ?? [])]).toEqual([['?', 6]]);
  });

  test('KD-SOLO-1, -3: the Saxons have a deck and no hand; it is one card less as soon as one is revealed', () => {
    const table = { solo: true, deck: ['assemble', 'negotiate'] } as const;
    expect(at(table, 'hand:1')).toBeUndefined();
    expect(at(table, 'deck')).toMatchObject({ assemble: 2, negotiate: 1 });
    expect(at(table, 'deck', 0)).toEqual({ '?': 8 });
    const revealed = kingIsDead.pieces(playing(arrange(table), 'pass'));
    expect(revealed.get('deck')?.get('assemble')).toBe(1);
    expect([...(revealed.get('discard:1') ?? [])]).toEqual([['assemble', 1]]);
  });
});

describe('nothing lies anywhere else', () => {
  const places = (table: Table): string[] => [...kingIsDead.pieces(arrange(table)).keys()].sort();
  const bySeat = (seats: number, place: string): string[] => Array.from({ length: seats }, (_, seat) => place + seat);
  const SPACES = [1, 2, 3, 4, 5, 6, 7, 8].map((space) => `space:${space}`);

  test('KD-SETUP-1..13: places of a table for so many seats', () => {
    for (const seats of [2, 3, 4])
      expect(places({ seats })).toEqual(
        ['discs', 'france', 'supply', ...SPACES, ...bySeat(seats, 'court:'), ...bySeat(seats, 'hand:')].sort(),
      );
  });

  test('KD-SOLO-1: alone there is one hand and a deck', () => {
    expect(places({ solo: true })).toEqual(
      ['discs', 'france', 'supply', ...SPACES, 'court:0', 'court:1', 'hand:0', 'deck'].sort(),
    );
  });

  test('KD-SETUP-8: a court has its own disc', () => {
    for (const seat of [0, 1, 2]) expect(at({ seats: 3 }, `court:${seat}`)).toEqual({ [`disc ${seat}`]: 1 });
  });
});

/** Always the first. */
const lowest = { below: () => 0 };
