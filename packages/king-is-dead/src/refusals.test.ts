import { describe, expect, test } from 'vitest';
import { arrange, playing, type Table } from '../test/table.ts';
import { kingIsDead } from './index.ts';
import { REASONS } from './refusals.ts';

const refused = (table: Table, ...texts: string[]) =>
  kingIsDead.refusal(playing(arrange(table), ...texts.slice(0, -1)), texts.at(-1) as string);
const region = (id: string) => ({ region: { term: 'region', id } });
const faction = (id: string) => ({ faction: { term: 'faction', id } });

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

  test('KD-TURN-2: what is offered is not refused', () => {
    expect(refused({}, 'assemble')).toBeUndefined();
    expect(refused({}, 'assemble', 'devon')).toBeUndefined();
  });
});

describe('regions', () => {
  test('KD-PLACE-1: a resolved region, whether controlled or unstable', () => {
    const table = { regions: { essex: 'english', devon: 'unstable' } } as const;
    for (const id of ['essex', 'devon']) {
      expect(refused(table, 'assemble', id)).toEqual({ clause: 'KD-PLACE-1', key: 'resolved', values: region(id) });
    }
  });

  test('KD-CARD-NEGOTIATE-1: a card with a disc; elsewhere a disc is no matter', () => {
    const discs = { devon: 1, strathclyde: 1 };
    expect(refused({ discs }, 'negotiate', 'devon')).toEqual({
      clause: 'KD-CARD-NEGOTIATE-1',
      key: 'sealed',
      values: region('devon'),
    });
    expect(refused({ discs: { devon: 0 } }, 'negotiate', 'devon')).toMatchObject({ key: 'sealed' });
    expect(refused({ discs }, 'scottish-support', 'devon')).toMatchObject({ key: 'region', values: region('devon') });
  });
});

describe('followers', () => {
  test('KD-SUMMON-1, -3: nobody there, or a viking', () => {
    const table = { vikings: true, supply: '', regions: { devon: '1E2V' } };
    expect(refused(table, 'assemble', 'devon scots')).toEqual({
      clause: 'KD-SUMMON-1',
      key: 'nobody-there',
      values: { ...region('devon'), ...faction('scots') },
    });
    expect(refused(table, 'assemble', 'moray vikings')).toMatchObject({ clause: 'KD-SUMMON-1', key: 'nobody-there' });
    expect(refused(table, 'assemble', 'devon vikings')).toEqual({
      clause: 'KD-SUMMON-3',
      key: 'viking',
      values: { ...region('devon'), ...faction('vikings') },
    });
  });

  test('KD-CARD-MANOEUVRE-1: a follower that will not do, vikings included', () => {
    const table = { vikings: true, regions: { devon: '1E2V', moray: '1S' } };
    expect(refused(table, 'manoeuvre', 'devon english', 'devon vikings')).toEqual({
      clause: 'KD-CARD-MANOEUVRE-1',
      key: 'follower',
      values: { ...region('devon'), ...faction('vikings') },
    });
  });

  test('KD-CARD-AID-1, KD-CARD-MARCH-2: a faction or a pair that will not do', () => {
    const aid = { advanced: true, hands: [['aid']], supply: '1S' } as const;
    expect(refused(aid, 'aid', 'english')).toEqual({
      clause: 'KD-CARD-AID-1',
      key: 'faction',
      values: faction('english'),
    });
    const march = { advanced: true, hands: [['march']], regions: { moray: '2S' } } as const;
    const followers = (id: string, count: number) => ({ term: 'followers', id, count });
    expect(refused(march, 'march', 'moray', 'strathclyde', 'welsh+welsh')).toEqual({
      clause: 'KD-CARD-MARCH-2',
      key: 'pair',
      values: { pair: [followers('welsh', 2)] },
    });
    expect(refused(march, 'march', 'moray', 'strathclyde', 'scots+welsh')).toMatchObject({
      values: { pair: [followers('scots', 1), followers('welsh', 1)] },
    });
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
    expect(refused(table, 'outmanoeuvre', 'gwynedd english')).toMatchObject({ key: 'nobody-there' });
  });
});

test('every reason has a word', () => {
  for (const reason of REASONS) expect(kingIsDead.words).toContain(`refusal.${reason}`);
});
