import type { Message } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, playing, type Table } from '../test/table.ts';
import { kingIsDead } from './index.ts';
import { LOG_LINES } from './log.ts';

/** What the log says of the last of these choices. */
function told(table: Table, ...texts: string[]): readonly Message[] {
  const before = playing(arrange(table), ...texts.slice(0, -1));
  const choice = kingIsDead.notation.read(before, texts.at(-1) as string) as number;
  return kingIsDead.log(before, choice, playing(before, texts.at(-1) as string));
}
const seat = (number: number) => ({ seat: { seat: number } });
const region = (id: string) => ({ term: 'region', id });
const followers = (id: string, count: number) => ({ term: 'followers', id, count });
const card = (id: string) => ({ card: { term: 'card', id } });

describe('turns', () => {
  test('KD-TURN-2: a card played, and a pass', () => {
    expect(told({}, 'assemble')).toEqual([{ key: 'play', values: { ...seat(0), ...card('assemble') } }]);
    expect(told({ turn: 1 }, 'pass')).toEqual([{ key: 'pass', values: seat(1) }]);
  });

  test('KD-PARTIAL-4: a card without effect, with a summon to follow or none', () => {
    const play = { key: 'play', values: { ...seat(0), ...card('assemble') } };
    expect(told({ supply: '', regions: { devon: '1S' } }, 'assemble')).toEqual([
      play,
      { key: 'no-effect', values: {} },
    ]);
    expect(told({ supply: '' }, 'assemble')).toEqual([play, { key: 'no-effect', values: {} }]);
  });

  test('KD-CARD-SPY-1: whose card was copied', () => {
    const table = { advanced: true, hands: [['spy'], ['aid']], piles: [[], ['muster', 'aid']] } as const;
    expect(told(table, 'spy', 'seat 1')).toEqual([{ key: 'spy', values: { ...seat(1), ...card('aid') } }]);
    expect(told(table, 'spy')).toEqual([{ key: 'play', values: { ...seat(0), ...card('spy') } }]);
    expect(told({ ...table, supply: '' }, 'spy', 'seat 1').map(({ key }) => key)).toEqual(['spy', 'no-effect']);
  });

  test('KD-SUMMON-1: who was summoned, by whom and from where', () => {
    const table = { supply: '', regions: { devon: '2E' }, turn: 1 };
    expect(told(table, 'assemble', 'devon english')).toEqual([
      { key: 'summon', values: { ...seat(1), followers: followers('english', 1), region: region('devon') } },
    ]);
  });
});

describe('followers', () => {
  test('KD-CARD-SUPPORT-1: placed', () => {
    expect(told({}, 'scottish-support', 'strathclyde')).toEqual([
      { key: 'place', values: { followers: [followers('scots', 2)], region: region('strathclyde') } },
    ]);
  });

  test('KD-CARD-AMBUSH-2: returned', () => {
    const table = { advanced: true, hands: [['ambush']], regions: { devon: '1W' } } as const;
    expect(told(table, 'ambush', 'devon', 'welsh')).toEqual([
      { key: 'return', values: { followers: [followers('welsh', 1)], region: region('devon') } },
    ]);
  });

  test('KD-CARD-OUTMANOEUVRE-1: exchanged between two regions', () => {
    const table = { regions: { moray: '1S', strathclyde: '1W1E' } };
    expect(told(table, 'outmanoeuvre', 'moray scots', 'strathclyde', 'welsh+english')).toEqual([
      {
        key: 'move',
        values: { followers: [followers('scots', 1)], from: region('moray'), to: region('strathclyde') },
      },
      {
        key: 'move',
        values: {
          followers: [followers('welsh', 1), followers('english', 1)],
          from: region('strathclyde'),
          to: region('moray'),
        },
      },
    ]);
  });

  test('KD-CARD-MANOEUVRE-1: exchanged one for one', () => {
    const moves = told({ regions: { moray: '1S', devon: '1W' } }, 'manoeuvre', 'moray scots', 'devon welsh');
    expect(moves.map(({ key, values }) => [key, values.followers])).toEqual([
      ['move', [followers('scots', 1)]],
      ['move', [followers('welsh', 1)]],
    ]);
  });

  test('KD-CARD-MARCH-1: moved one way', () => {
    const table = { advanced: true, hands: [['march']], regions: { strathclyde: '2S' } } as const;
    expect(told(table, 'march', 'strathclyde', 'moray', 'scots+scots')).toEqual([
      { key: 'move', values: { followers: [followers('scots', 2)], from: region('strathclyde'), to: region('moray') } },
    ]);
  });

  test('KD-CARD-MANOEUVRE-2: a first choice has no line yet, and an exchange within one faction changed nothing', () => {
    const table = { regions: { moray: '1S', devon: '1S' } };
    expect(told(table, 'manoeuvre', 'moray scots')).toEqual([]);
    expect(told(table, 'manoeuvre', 'moray scots', 'devon scots')).toEqual([{ key: 'no-change', values: {} }]);
  });
});

describe('region cards', () => {
  test('KD-CARD-NEGOTIATE-1, -2: exchanged, then sealed', () => {
    expect(told({}, 'negotiate', 'devon', 'moray')).toEqual([
      { key: 'exchange', values: { a: region('moray'), b: region('devon') } },
    ]);
    expect(told({}, 'negotiate', 'devon', 'moray', 'devon')).toEqual([
      { key: 'disc', values: { region: region('devon') } },
    ]);
  });

  test('KD-SOLO-3, -10: the Saxons card, and what their negotiate did at once', () => {
    const regions = { moray: '2S', strathclyde: '1S', lancaster: '1E', northumbria: '1E', gwynedd: '2W' };
    const table = { solo: true, regions: { ...regions, warwick: '2W', essex: '2E', devon: '' } } as const;
    expect(told({ ...table, deck: ['negotiate'] }, 'pass')).toEqual([
      { key: 'pass', values: seat(0) },
      { key: 'saxon-card', values: card('negotiate') },
      { key: 'exchange', values: { a: region('moray'), b: region('devon') } },
      { key: 'disc', values: { region: region('moray') } },
    ]);
    expect(told({ ...table, supply: '', deck: ['assemble'] }, 'pass').map(({ key }) => key)).toEqual([
      'pass',
      'saxon-card',
      'no-effect',
    ]);
    expect(told({ ...table, deck: ['assemble'] }, 'pass').map(({ key }) => key)).toEqual(['pass', 'saxon-card']);
    expect(told(table, 'assemble').map(({ key }) => key)).toEqual(['play']);
  });
});

describe('struggles', () => {
  const last = { passes: 1, turn: 1 };
  const pass = { key: 'pass', values: seat(1) };

  test('KD-STRUGGLE-2, -3: won or tied', () => {
    const faction = { term: 'faction', id: 'welsh' };
    expect(told({ ...last, regions: { moray: '1W' } }, 'pass')).toEqual([
      pass,
      { key: 'struggle-won', values: { region: region('moray'), faction } },
    ]);
    expect(told(last, 'pass')).toEqual([pass, { key: 'struggle-tied', values: { region: region('moray') } }]);
  });

  test('KD-VIKING-7: a viking that lands', () => {
    expect(told({ ...last, vikings: true }, 'pass').at(-1)).toEqual({
      key: 'viking',
      values: { region: region('strathclyde') },
    });
  });

  test('KD-END-1, KD-VIKING-9: the end', () => {
    const regions = { devon: 'unstable', essex: 'unstable' } as const;
    expect(told({ ...last, regions }, 'pass').at(-1)).toEqual({ key: 'invasion', values: {} });
    const vikings = told({ ...last, vikings: true, regions: { moray: '1V' } }, 'pass');
    expect(vikings.map(({ key }) => key)).toEqual(['pass', 'struggle-won', 'vikings']);
  });
});

test('every line has a word', () => {
  for (const line of LOG_LINES) expect(kingIsDead.words).toContain(`log.${line}`);
});
