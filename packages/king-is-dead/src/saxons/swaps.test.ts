import { describe, expect, test } from 'vitest';
import { arrange, choices, playing, type Table } from '../../test/table.ts';
import { kingIsDead } from '../index.ts';

describe('manoeuvre', () => {
  const manoeuvre = (table: Table) => playing(arrange({ solo: true, deck: ['manoeuvre'], ...table }), 'pass');

  test('KD-SOLO-7: a lead in the contested region is broken by giving or by taking', () => {
    const s = manoeuvre({ regions: { moray: '3S1W', devon: '1W1S', essex: '1E' } });
    expect(choices(s)).toEqual(['moray scots', 'essex english', 'devon welsh']);
    expect(choices(playing(s, 'moray scots'))).toEqual(['essex english', 'devon welsh']);
    expect(choices(playing(s, 'devon welsh'))).toEqual(['moray scots']);
  });

  test('KD-SOLO-6, -8: the next region is reduced, but not at the expense of the contested one', () => {
    const s = manoeuvre({ regions: { moray: '1S1W', strathclyde: '3S', essex: '1E', devon: '1S' } });
    // Moray would be left with two scots if it gave its welsh follower.
    expect(choices(s)).toEqual(['strathclyde scots', 'essex english']);
    expect(choices(playing(s, 'strathclyde scots'))).toEqual(['essex english']);
  });

  test('KD-SOLO-9: where every change would raise a lead, nothing is changed', () => {
    const s = manoeuvre({ regions: { moray: '1S', strathclyde: '1S1W', lancaster: '1S1W' } });
    expect(choices(s)).toHaveLength(5);
    expect(choices(playing(s, 'moray scots'))).toEqual(['strathclyde scots', 'lancaster scots']);
    expect(choices(playing(s, 'lancaster welsh'))).toEqual(['strathclyde welsh']);
  });

  test('KD-SOLO-5, KD-UNDO-4: what the ban closes is no candidate', () => {
    const swap = { seat: 0, card: 'manoeuvre', a: 'moray', b: 'devon', net: { scots: 1, welsh: -1 } } as const;
    const regions = { moray: '3S', devon: '1W', essex: '1E' };
    expect(choices(manoeuvre({ regions }))).toEqual(['moray scots', 'essex english', 'devon welsh']);
    expect(choices(manoeuvre({ regions, swap }))).toEqual(['moray scots', 'essex english']);
  });
});

describe('outmanoeuvre', () => {
  const outmanoeuvre = (table: Table) => playing(arrange({ solo: true, deck: ['outmanoeuvre'], ...table }), 'pass');

  test('KD-SOLO-7: the contested region gives one or two to break its lead', () => {
    const s = outmanoeuvre({ regions: { moray: '3S', strathclyde: '1S2W', devon: '1E' } });
    expect(choices(s)).toEqual(['moray scots', 'strathclyde welsh']);
    expect(choices(playing(s, 'moray scots', 'strathclyde'))).toEqual(['welsh+welsh']);
    expect(choices(playing(s, 'strathclyde welsh', 'moray'))).toEqual(['scots+scots']);
  });

  test('KD-SOLO-6: two for one that would give the contested region a new lead is closed', () => {
    const s = outmanoeuvre({ regions: { moray: '1S1W', strathclyde: '3W' } });
    for (const follower of choices(s)) {
      for (const region of choices(playing(s, follower))) {
        for (const pair of choices(playing(s, follower, region))) {
          expect([follower, region, pair]).not.toEqual(['moray scots', 'strathclyde', 'welsh+welsh']);
        }
      }
    }
  });

  test('KD-CARD-OUTMANOEUVRE-2, KD-SOLO-7: the fallback serves the aim as well', () => {
    const s = outmanoeuvre({ regions: { moray: '1S', strathclyde: '1W', essex: '1E', devon: '1E' } });
    expect(kingIsDead.prompt(s).key).toBe('swap-first');
    expect(choices(s)).toEqual(['moray scots', 'strathclyde welsh']);
    expect(choices(playing(s, 'moray scots'))).toEqual(['strathclyde welsh']);
  });
});
