import type { Message } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, LATE_REPLY, playing, SECOND_REPLY, stateOf, type Table } from '../test/positions.ts';
import { claim } from './index.ts';

/** Reasons for a card to the seat that plays it, from what it sees. */
function told(table: Table, id: string, lay = arrange): readonly Message[] {
  const before = lay(table);
  const seat = claim.toAct(before);
  return claim.reasons(claim.redact(before, seat), claim.redact(playing(before, id), seat), seat);
}
const keys = (table: Table, id: string) => told(table, id).map(({ key }) => key);
const term = (id: string, count: number) => ({ term: 'card', id, count });
const faction = (id: string) => ({ faction: { term: 'faction', id } });

describe('a lead in the first phase', () => {
  /** The last card of Ana and Ben; only D6, D9 and K2 have not been seen by Ana. */
  const table: Table = {
    trick: 13,
    shown: 'G9',
    hands: ['D5', 'D6'],
    deck: 'K2',
    drawn: ['', 'D9'],
    discard: 'G0 G0 G0 G0 G0 G1 G2 G3 G4 G5 G6 G7 G8 K3 K4 K5 K6 K7 K8 K9 D0 D1 D2 D3 D4 D7 D8',
    score: ['U0 U1 U2 U3 U4 U5 U6 U7 U8 U9', 'X0 X1 X2 X3 X4 X5 X6 X7 X8 X9'],
  };

  test('CL-INFO-4, CL-TRICK-2: how many unseen cards beat it, and what is at stake', () => {
    expect(told(table, 'D5')).toEqual([
      { key: 'beaten', values: { card: term('dwarves', 5), count: 2, others: 3 } },
      { key: 'stake', values: { shown: term('goblins', 9) } },
    ]);
  });

  test('CL-INFO-5: what the other has shown to lack does not count', () => {
    const values = { card: term('dwarves', 5), count: 0, others: 1 };
    expect(told({ ...table, voids: ['', 'D'] }, 'D5')[0]).toEqual({ key: 'beaten', values });
  });

  test('CL-UNDEAD-1: an undead led is scored by the winner', () => {
    const undead: Table = { shown: 'G9', hands: ['U5 K9', 'D6 D7'] };
    expect(told(undead, 'U5')[1]).toEqual({
      key: 'stake-undead',
      values: { shown: term('goblins', 9), card: term('undead', 5) },
    });
  });
});

describe('a reply in the first phase', () => {
  const table: Table = { led: 'D5', hands: ['', 'D6 D4 X9 K9 K8'], shown: 'G9', deck: 'K3' };

  test('CL-P1-2: it takes the trick and the shown card', () => {
    expect(told(table, 'X9')).toEqual([{ key: 'recruits', values: { shown: term('goblins', 9) } }]);
  });

  test('CL-P1-3: it lets the other have it, and the card drawn is unknown', () => {
    expect(told(table, 'D4')).toEqual([
      { key: 'leaves', values: { shown: term('goblins', 9) } },
      { key: 'spared', values: { card: term('dwarves', 4), count: 4 } },
    ]);
  });

  test('CL-UNDEAD-1: undead that are scored at once, and their vote', () => {
    const undead: Table = { ...table, led: 'U4', hands: ['', 'U7 X0'], score: ['U1', ''] };
    expect(told(undead, 'U7')).toEqual([
      { key: 'recruits', values: { shown: term('goblins', 9) } },
      { key: 'scores-undead', values: { cards: [term('undead', 4), term('undead', 7)] } },
      { key: 'vote-gained', values: { ...faction('undead'), count: 2, others: 1 } },
    ]);
  });

  test('a card is low if most of the hand is higher', () => {
    expect(keys({ ...table, hands: ['', 'D4 K9 K3 K2'] }, 'D4')).toEqual(['leaves']);
    expect(keys({ ...table, hands: ['', 'D4 K9 K8 K2'] }, 'D4')).toEqual(['leaves', 'spared']);
  });

  test('a real table: Ben answers Goblin 2', () => {
    expect(told(LATE_REPLY, 'G1', stateOf)[0]).toEqual({ key: 'leaves', values: { shown: term('undead', 4) } });
  });
});

describe('the second phase', () => {
  test('CL-INFO-11, CL-FOLLOW-1: a lead is measured by the replies that the other may make', () => {
    const { led: _, ...lead } = {
      ...SECOND_REPLY,
      leader: 0,
      hands: ['G4 K2 K5 U4 X2 X4', 'G0 G6 G7 G8 D2 D9'] as const,
    };
    expect(told(lead, 'G4', stateOf)[0]).toEqual({
      key: 'answered',
      values: { card: term('goblins', 4), count: 3, others: 4 },
    });
    expect(told(lead, 'K5', stateOf)[0]).toEqual({
      key: 'answered',
      values: { card: term('knights', 5), count: 0, others: 6 },
    });
  });

  test('CL-DWARF-1: a dwarf led goes to the loser', () => {
    const lead: Table = { phase: 2, hands: ['D9', 'G1'] };
    expect(told(lead, 'D9')).toContainEqual({ key: 'stake-dwarf', values: { card: term('dwarves', 9) } });
    expect(keys({ phase: 2, hands: ['G9', 'D1'] }, 'G9')).not.toContain('stake-dwarf');
  });

  test('CL-P2-3, CL-END-2: the cards of a trick, and a vote kept before others come closer', () => {
    const table: Table = { phase: 2, led: 'G7', hands: ['', 'K5'], score: ['G1 G2', 'K2'] };
    expect(told(table, 'K5')).toEqual([
      { key: 'wins-trick', values: { cards: [term('goblins', 7), term('knights', 5)] } },
      { key: 'vote-kept', values: { ...faction('knights'), count: 2, others: 0 } },
      { key: 'vote-closer', values: { ...faction('goblins'), count: 1, others: 2 } },
    ]);
  });

  test('CL-END-3: level in cards, with the highest or without', () => {
    const vote = (score: string) => told({ phase: 2, led: 'G7', hands: ['', 'K5'], score: [score, ''] }, 'K5').slice(1);
    const goblins = { ...faction('goblins'), count: 1, others: 1 };
    expect(vote('G9')).toContainEqual({ key: 'vote-level', values: goblins });
    expect(vote('G1')).toContainEqual({ key: 'vote-gained', values: goblins });
  });

  test('CL-DWARF-1, -2: dwarves for the loser; a winner without cards leads', () => {
    const cards = [term('dwarves', 5), term('dwarves', 6)];
    const table: Table = { phase: 2, led: 'D6', hands: ['', 'D5'] };
    expect(told(table, 'D5')[0]).toEqual({ key: 'loses-scores', values: { cards } });
    expect(told({ ...table, led: 'D5', hands: ['', 'D6'] }, 'D6')).toEqual([{ key: 'wins-lead', values: {} }]);
    const last: Table = { phase: 2, trick: 13, led: 'D5', hands: ['', 'D6'], score: ['', 'K2 U1'] };
    expect(told(last, 'D6')).toContainEqual({ key: 'gives-trick', values: { cards } });
  });

  test('a trick given away', () => {
    expect(told({ phase: 2, led: 'U6', hands: ['', 'U5'] }, 'U5')[0]).toEqual({
      key: 'gives-trick',
      values: { cards: [term('undead', 5), term('undead', 6)] },
    });
  });

  test('CL-END-6, -7: the end, if it is won or drawn', () => {
    const table: Table = { phase: 2, trick: 13, led: 'G5', hands: ['', 'G6'] };
    expect(told(table, 'G6')[0]).toEqual({ key: 'wins', values: { count: 1, others: 0 } });
    expect(told({ ...table, score: ['K2', ''] }, 'G6')[0]).toEqual({ key: 'draws', values: { count: 1, others: 1 } });
    expect(keys({ ...table, score: ['K2 U1', ''] }, 'G6')).not.toContain('wins');
  });
});
