import type { Message, State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../test/hidden.ts';
import { arrange, LAST_REPLY, lines, stateOf, type Table } from '../test/positions.ts';
import { claim } from './index.ts';
import { LOG_LINES } from './log-lines.ts';

/** What is told of a card, without the pieces that moved. */
const told = (before: State, id: string, who?: Viewer): Message[] =>
  lines(before, id, who).map(({ key, values }) => ({ key, values }));
const reply = (table: Table, id: string, who?: Viewer) => told(arrange(table), id, who);
const keys = (messages: readonly Message[]) => messages.map(({ key }) => key);
const seat = (number: number) => ({ seat: { seat: number } });
const trick = (winner: number, tied = 'no') => ({ ...seat(winner), tied });
const term = (id: string, count: number) => ({ term: 'card', id, count });
const card = (id: string, count: number) => ({ card: term(id, count) });

test.each([1, 2])('CL-LEAD-1: in phase %i a lead is told, by either seat', (phase) => {
  const hands = ['G0', 'X9'] as const;
  expect(reply({ phase, hands }, 'G0')).toEqual([{ key: 'lead', values: { ...seat(0), ...card('goblins', 0) } }]);
  expect(reply({ phase, hands, leader: 1 }, 'X9')).toEqual([
    { key: 'lead', values: { ...seat(1), ...card('doppelgangers', 9) } },
  ]);
});

describe('phase 1', () => {
  const table: Table = { led: 'D5', hands: ['', 'D6 D4'], shown: 'G9', deck: 'K3 X0' };
  const next = { key: 'turned-up', values: card('doppelgangers', 0) };
  const draw = (of: Table, id: string, who?: Viewer) => reply(of, id, who).at(-2);

  test('CL-P1-2, -3: the reply, who won, the prize, the draw and the next prize', () => {
    expect(reply(table, 'D6')).toEqual([
      { key: 'reply', values: { ...seat(1), ...card('dwarves', 6) } },
      { key: 'trick', values: trick(1) },
      { key: 'won', values: { ...seat(1), ...card('goblins', 9) } },
      { key: 'drew', values: { ...seat(0), ...card('knights', 3) } },
      next,
    ]);
    expect(reply(table, 'D4').slice(1)).toEqual([
      { key: 'trick', values: trick(0) },
      { key: 'won', values: { ...seat(0), ...card('goblins', 9) } },
      { key: 'drew', values: { ...seat(1), ...card('knights', 3) } },
      next,
    ]);
  });

  test.each([
    ['G0', 'G0', 'yes'],
    ['D3', 'X3', 'yes'],
    ['X3', 'D3', 'no'],
    ['D3', 'K3', 'no'],
    ['D3', 'X2', 'no'],
  ])('CL-TRICK-3: after %s, %s loses, and whether only because it is as high is told: %s', (led, id, tied) => {
    expect(reply({ ...table, led, hands: ['', id] }, id)[1]).toEqual({ key: 'trick', values: trick(0, tied) });
  });

  test('CL-P1-3, CL-INFO-2, R-10: the loser alone is told which card it drew', () => {
    expect(draw(table, 'D6', 0)).toEqual({ key: 'drew', values: { ...seat(0), ...card('knights', 3) } });
    for (const who of [1, 'audience'] as const)
      expect(draw(table, 'D6', who)).toEqual({ key: 'drew-unseen', values: seat(0) });
    expect(draw(table, 'D4', 1)?.key).toBe('drew');
    expect(draw(table, 'D4', 0)?.key).toBe('drew-unseen');
  });

  test('CL-DECK-4: a goblin zero drawn is told although there were others', () => {
    const zeros: Table = { ...table, deck: 'G0 X0', won: ['G0 K2', 'G1'], drawn: ['G0 X1', 'U1'] };
    for (const who of [0, undefined])
      expect(draw(zeros, 'D6', who)).toEqual({ key: 'drew', values: { ...seat(0), ...card('goblins', 0) } });
    expect(draw(zeros, 'D6', 1)?.key).toBe('drew-unseen');
  });

  test('CL-UNDEAD-1: undead scored, one or both, in the order they were played', () => {
    const undead = (led: string, id: string) => reply({ ...table, led, hands: ['', id] }, id)[2];
    expect(undead('U4', 'U7')).toEqual({
      key: 'undead',
      values: { ...seat(1), cards: [term('undead', 4), term('undead', 7)] },
    });
    expect(undead('D9', 'U0')).toEqual({ key: 'undead', values: { ...seat(0), cards: [term('undead', 0)] } });
    expect(undead('U4', 'X9')).toEqual({ key: 'undead', values: { ...seat(1), cards: [term('undead', 4)] } });
    expect(undead('D9', 'X8').key).toBe('won');
  });

  test('CL-P1-8: nothing is told of dwarves', () => {
    expect(keys(reply({ ...table, score: ['U1', 'U2'] }, 'D6'))).toEqual([
      'reply',
      'trick',
      'won',
      'drew',
      'turned-up',
    ]);
  });
});

describe('the turn of the phase', () => {
  test('CL-P2-1, CL-LEAD-3: the second phase begins, and who leads', () => {
    const last = stateOf(LAST_REPLY);
    const first = [
      { key: 'reply', values: { ...seat(1), ...card('dwarves', 0) } },
      { key: 'trick', values: trick(0) },
      { key: 'won', values: { ...seat(0), ...card('knights', 2) } },
    ];
    const second = { key: 'second-phase', values: seat(0) };
    const drew = { key: 'drew', values: { ...seat(1), ...card('undead', 9) } };
    expect(told(last, 'D0', 1)).toEqual([...first, drew, second]);
    for (const who of [0, 'audience'] as const)
      expect(told(last, 'D0', who)).toEqual([...first, { key: 'drew-unseen', values: seat(1) }, second]);
  });

  test('CL-DECK-4: a zero drawn last is told although the hand has others', () => {
    const score = ['U0 U3 U5 U6 U7 U9', 'U1 U2'] as const;
    const discard = 'G0 G0 G1 G2 G9 K3 K4 K6 K7 K8 K9 D4 D7 X6 X8 X9';
    const s = stateOf({ ...LAST_REPLY, deck: 'G0', score, discard });
    expect(told(s, 'D0', 1)[3]).toEqual({ key: 'drew', values: { ...seat(1), ...card('goblins', 0) } });
  });
});

describe('phase 2', () => {
  test('CL-DWARF-1, -2: dwarves that go to the loser, one or two', () => {
    const dwarves = (led: string, id: string) => reply({ phase: 2, led, hands: ['', id], score: ['D1', 'D2'] }, id);
    expect(dwarves('D5', 'D6').slice(1)).toEqual([
      { key: 'trick', values: trick(1) },
      { key: 'dwarves', values: { ...seat(0), count: 2 } },
    ]);
    expect(dwarves('G9', 'D0').slice(1)).toEqual([
      { key: 'trick', values: trick(0) },
      { key: 'dwarves', values: { ...seat(1), count: 1 } },
    ]);
  });

  test('CL-P2-2, CL-UNDEAD-3: else the reply and the winner are all there is to tell', () => {
    const table: Table = { phase: 2, led: 'U5', hands: ['', 'U6'], score: ['D1', 'D2'] };
    expect(keys(reply(table, 'U6'))).toEqual(['reply', 'trick']);
    expect(keys(reply({ ...table, trick: 12 }, 'U6'))).toEqual(['reply', 'trick']);
  });
});

describe('the end', () => {
  const table: Table = { phase: 2, trick: 13, led: 'G5', hands: ['', 'G6'] };

  test('CL-END-6: who won', () => {
    const won = (by: number) => ({ key: 'end-won', values: seat(by) });
    expect(reply(table, 'G6')).toEqual([
      { key: 'reply', values: { ...seat(1), ...card('goblins', 6) } },
      { key: 'trick', values: trick(1) },
      won(1),
    ]);
    expect(reply({ ...table, score: ['K2 U1', ''] }, 'G6').at(-1)).toEqual(won(0));
  });

  test('CL-END-7: a draw', () => {
    expect(reply({ ...table, score: ['K2', ''] }, 'G6').at(-1)).toEqual({ key: 'end-drawn', values: {} });
  });
});

test('every line has a word', () => {
  for (const line of LOG_LINES) expect(claim.words).toContain(`log.${line}`);
});
