import { describe, expect, test } from 'vitest';
import { arrange, choices, look, playing } from '../test/table.ts';
import { kingIsDead } from './index.ts';
import { STEPS } from './step-table.ts';
import { askAgain } from './turn.ts';

const EMPTY = { hands: [[], [], [], []], supply: '' } as const;

describe('KD-TURN', () => {
  test('KD-TURN-2: any card in hand, or a pass', () => {
    expect(choices(arrange({}))).toEqual([
      'scottish-support',
      'welsh-support',
      'english-support',
      'assemble',
      'negotiate',
      'manoeuvre',
      'outmanoeuvre',
      'pass',
    ]);
    expect(kingIsDead.prompt(arrange({}))).toEqual({ key: 'turn', values: {} });
  });

  test.each([2, 3, 4])('KD-TURN-1: with %i seats the turn goes round', (seats) => {
    let s = arrange({ seats, supply: '' });
    const turns = Array.from({ length: seats + 1 }, () => {
      s = playing(s, 'assemble');
      return look(s).turn;
    });
    expect(turns).toEqual(Array.from({ length: seats + 1 }, (_, i) => (i + 1) % seats));
  });

  test('KD-TURN-3, -4: a card played leaves the hand for the top of the own pile', () => {
    const s = playing(arrange({ supply: '', piles: [['negotiate']] }), 'assemble');
    expect(look(s).discards).toEqual([['negotiate', 'assemble'], []]);
    expect(look(s).hands[0]).not.toContain('negotiate');
    expect(look(s).hands[0].filter((card: string) => card === 'assemble')).toHaveLength(1);
    expect(kingIsDead.refusal(arrange({ hands: [['negotiate']] }), 'manoeuvre')).toEqual({
      clause: 'KD-TURN-3',
      key: 'not-in-hand',
      values: { card: { term: 'card', id: 'manoeuvre' } },
    });
  });

  test('KD-TURN-3: a turn counts once, when it is complete', () => {
    const s = arrange({ regions: { devon: '1S' } });
    const counts = ['assemble', 'moray', 'moray', 'moray', 'moray scots', 'pass'].map((_, i, all) =>
      kingIsDead.turn(playing(s, ...all.slice(0, i + 1))),
    );
    expect(counts).toEqual([0, 0, 0, 0, 1, 2]);
  });

  test('KD-END-COR-6: the last card played out, with effect or without, is noted', () => {
    const hands = [['assemble'], ['aid', 'plot'], ['aid', 'negotiate']] as const;
    const s = playing(arrange({ seats: 3, advanced: true, supply: '', hands }), 'assemble', 'aid', 'aid');
    expect(look(s).emptied).toEqual([0, 1]);
    expect(look(s).recent).toEqual([2, 1, 0]);
  });
});

describe('KD-PASS', () => {
  test('KD-PASS-3, -4: three passes in a row, begun by any seat, bring a struggle; the first passer goes on', () => {
    const s = playing(arrange({ seats: 3, supply: '' }), 'assemble', 'pass', 'pass');
    expect(look(s)).toMatchObject({ passes: 2, struggles: [], turn: 0 });
    const after = look(playing(s, 'pass'));
    expect(after).toMatchObject({ passes: 0, turn: 1 });
    expect(after.struggles).toHaveLength(1);
  });

  test('KD-PASS-2: an action without effect breaks the series', () => {
    const s = playing(arrange({ supply: '' }), 'pass', 'assemble', 'pass');
    expect(look(s)).toMatchObject({ passes: 1, struggles: [], turn: 1 });
  });

  test('KD-PASS-1, -6: whoever passed may act when its turn comes again, or pass again', () => {
    const s = playing(arrange({ supply: '' }), 'pass', 'assemble');
    expect(choices(s)).toHaveLength(8);
    expect(choices(s)).toContain('pass');
  });

  test.each([2, 3, 4])('KD-PASS-7: with %i empty hands every round of passes resolves one struggle', (seats) => {
    const regions = { moray: 'scots', strathclyde: 'welsh', lancaster: 'english', essex: '1E', devon: '1W' } as const;
    let s = arrange({ ...EMPTY, seats, regions });
    const struggles = Array.from({ length: 3 * seats }, () => {
      expect(choices(s)).toEqual(['pass']);
      s = playing(s, 'pass');
      return look(s).struggles.length;
    });
    expect(struggles).toEqual([3, 4, 5, 6].flatMap((n, i) => Array(i === 0 ? seats - 1 : i === 3 ? 1 : seats).fill(n)));
    expect(look(s).result.ending).toBe('invasion');
  });
});

describe('KD-PARTIAL', () => {
  test('KD-PARTIAL-4: a card that can do nothing may be played, and its turn is an action', () => {
    const s = playing(arrange({ supply: '', regions: { devon: '1S' }, passes: 1, turn: 1 }), 'assemble', 'devon scots');
    expect(look(s)).toMatchObject({ passes: 0, recent: [1], turn: 0, courts: [{}, { scots: 1 }] });
  });

  test('KD-PARTIAL-1, -2: the first way that offers anything is the only one', () => {
    const s = playing(arrange({ regions: { moray: '1S', strathclyde: '2W' } }), 'outmanoeuvre');
    expect(kingIsDead.prompt(s).key).toBe('outmanoeuvre-one');
  });
});

describe('KD-SOLO: the turn of the human and the Saxons', () => {
  const solo = { solo: true, supply: '', regions: { moray: '2S', devon: '1W' } } as const;

  test('KD-SOLO-2: the human acts as often as wanted', () => {
    const s = playing(arrange(solo), 'assemble', 'moray scots', 'assemble', 'moray scots');
    expect(look(s)).toMatchObject({ turn: 0, passes: 0, discards: [['assemble', 'assemble'], []] });
    expect(kingIsDead.turn(s)).toBe(2);
  });

  test('KD-SOLO-3, -4: a pass is the Saxons card, their summon and a struggle, in one turn', () => {
    const s = playing(arrange({ ...solo, deck: ['assemble'] }), 'pass');
    expect(kingIsDead.toAct(s)).toBe(0);
    expect(look(s).halfMade.actor).toBe(1);
    expect(kingIsDead.turn(s)).toBe(0);
    const after = look(playing(s, choices(s)[0]));
    expect(after).toMatchObject({ turn: 0, passes: 0, recent: [1], discards: [[], ['assemble']] });
    expect(after.struggles).toHaveLength(1);
    expect(after.hands[1]).toHaveLength(7);
    expect(kingIsDead.turn(playing(s, choices(s)[0]))).toBe(1);
  });

  test('KD-SOLO-3: a human without cards passes, and the Saxons still play', () => {
    const s = arrange({ ...solo, hands: [[]] });
    expect(choices(s)).toEqual(['pass']);
    expect(kingIsDead.prompt(playing(s, 'pass')).key).toBe('summon');
  });

  test('KD-SOLO-14: the Saxons have finished with their eighth card', () => {
    const lands = ['strathclyde', 'lancaster', 'northumbria', 'gwynedd', 'warwick', 'essex', 'devon'];
    const regions = { ...Object.fromEntries(lands.map((name) => [name, 'scots'])), moray: '1S' };
    const piles = [
      [],
      ['scottish-support', 'welsh-support', 'english-support', 'assemble', 'assemble', 'negotiate', 'manoeuvre'],
    ] as const;
    const s = playing(arrange({ ...solo, regions, piles, deck: ['outmanoeuvre'] }), 'pass', 'moray scots');
    expect(look(s)).toMatchObject({ emptied: [1], hands: [{}, []], result: { ending: 'coronation' } });
  });
});

test('KD-TURN-3: asking again offers the same', () => {
  for (const s of [
    arrange({}),
    playing(arrange({}), 'assemble'),
    playing(arrange({ solo: true, regions: { moray: '2S' } }), 'pass'),
  ]) {
    const again = s.slice();
    askAgain(again);
    expect(again).toEqual(s);
  }
});

test('KD-TURN-3: every way of every card is closed by a gap in the table of steps', () => {
  expect(STEPS.filter((step) => step === undefined).length).toBeGreaterThan(18);
  expect(STEPS.at(-1)).toBeUndefined();
});
