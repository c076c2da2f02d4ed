import { describe, expect, test } from 'vitest';
import { refused } from '../test/refused.ts';
import { arrange, playing, type Table } from '../test/table.ts';
import { kingIsDead } from './index.ts';
import { REFUSAL_KEYS } from './refusals.ts';

describe('what cannot be said now', () => {
  test('KD-TURN-2: a text that names nothing is unreadable, by the clause of the step', () => {
    expect(refused({}, 'march on london')).toEqual({
      clause: 'KD-TURN-2',
      key: 'unreadable',
      values: { attempt: 'march on london' },
    });
    expect(refused({}, 'assemble', 'pass')).toMatchObject({ clause: 'KD-CARD-ASSEMBLE-1', key: 'unreadable' });
  });

  test('KD-CARD-SPY-1: a seat that nobody has', () => {
    const table = { advanced: true, hands: [['spy']], piles: [[], ['aid']] } as const;
    expect(refused(table, 'spy', 'seat 3')).toEqual({
      clause: 'KD-CARD-SPY-1',
      key: 'unreadable',
      values: { attempt: 'seat 3' },
    });
    expect(refused({ ...table, seats: 3 }, 'spy', 'seat 2')).toMatchObject({ key: 'no-pile' });
    expect(refused(table, 'spy', 'seat 2')).toMatchObject({ key: 'unreadable' });
    expect(refused(table, 'spy', 'seat 0')).toMatchObject({ key: 'own-pile' });
  });

  test('KD-TURN-3, KD-CARD-PLOT-1: a card that is not in hand, also where plot is', () => {
    const table = { advanced: true, hands: [['plot', 'aid']] } as const;
    expect(refused(table, 'march')).toMatchObject({ clause: 'KD-TURN-3', key: 'not-in-hand' });
    expect(refused(table, 'plot')).toMatchObject({ clause: 'KD-CARD-PLOT-1', key: 'plot' });
  });

  test('KD-TURN-4: a card that was played, unless there is another one like it', () => {
    const played = { clause: 'KD-TURN-4', key: 'played', values: { card: { term: 'card', id: 'assemble' } } };
    expect(refused({ hands: [['negotiate']], piles: [['manoeuvre', 'assemble', 'assemble']] }, 'assemble')).toEqual(
      played,
    );
    expect(refused({ hands: [['assemble']], piles: [['assemble']] }, 'assemble')).toBeUndefined();
    for (const piles of [
      [[], ['assemble']],
      [['manoeuvre'], ['assemble']],
    ] as const)
      expect(refused({ hands: [['negotiate']], piles }, 'assemble')).toMatchObject({ key: 'not-in-hand' });
  });

  test('KD-TURN-2: what is offered is not refused', () => {
    expect(refused({}, 'assemble')).toBeUndefined();
    expect(refused({}, 'assemble', 'devon')).toBeUndefined();
  });
});

describe('what the Saxons may not do', () => {
  const table: Table = {
    solo: true,
    deck: ['manoeuvre'],
    track: ['devon', 'moray', 'essex'],
    regions: { lancaster: 'scots', devon: '2S2W', moray: '2S', essex: '1E' },
    piles: [[], ['assemble']],
  };

  test('KD-SOLO-12: what does not serve their aim, though the card allows it', () => {
    expect(refused(table, 'pass', 'moray scots')).toBeUndefined();
    expect(refused(table, 'pass', 'devon welsh')).toEqual({ clause: 'KD-SOLO-12', key: 'saxon-aim', values: {} });
  });

  test('KD-CARD-MANOEUVRE-1: what the card does not allow is refused by the card, whatever their aim', () => {
    expect(refused(table, 'pass', 'lancaster scots')).toMatchObject({ key: 'resolved' });
    expect(refused(table, 'pass', 'essex scots')).toMatchObject({ clause: 'KD-CARD-MANOEUVRE-1' });
  });
});

describe('what the whole effect forbids', () => {
  const swap = { seat: 0, card: 'manoeuvre', a: 'moray', b: 'devon', net: { scots: -1, welsh: 1 } } as const;
  const regions = { moray: '1W', devon: '1S', essex: '1S' };

  test('KD-UNDO-4: the undo, at the follower that could do nothing else and at its partner', () => {
    const undo = { clause: 'KD-UNDO-4', key: 'undoes', values: { card: { term: 'card', id: 'manoeuvre' } } };
    expect(refused({ turn: 1, swap, regions }, 'manoeuvre', 'moray welsh', 'devon scots')).toEqual(undo);
    expect(refused({ turn: 1, swap, regions: { moray: '1W1E', devon: '1S' } }, 'manoeuvre', 'moray welsh')).toEqual(
      undo,
    );
    expect(refused({ turn: 1, swap, regions }, 'manoeuvre', 'moray welsh', 'moray welsh')).toMatchObject({
      clause: 'KD-CARD-MANOEUVRE-1',
    });
  });

  test('KD-UNDO-4: asking why leaves everything as it was', () => {
    const s = playing(arrange({ turn: 1, swap, regions }), 'manoeuvre', 'moray welsh');
    const before = s.slice();
    kingIsDead.refusal(s, 'devon scots');
    expect(s).toEqual(before);
  });

  test('KD-PARTIAL-3: what only a lesser way would allow', () => {
    const table = { regions: { moray: '1S', strathclyde: '2W', essex: '1E', devon: '1E' } };
    expect(refused(table, 'outmanoeuvre', 'devon english')).toEqual({
      clause: 'KD-PARTIAL-3',
      key: 'fuller',
      values: { card: { term: 'card', id: 'outmanoeuvre' } },
    });
    expect(refused(table, 'outmanoeuvre', 'gwynedd english')).toMatchObject({ key: 'empty' });
  });
});

test('every reason has a word', () => {
  for (const reason of REFUSAL_KEYS) expect(kingIsDead.words).toContain(`refusal.${reason}`);
});
