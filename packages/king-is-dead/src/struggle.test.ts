import { describe, expect, test } from 'vitest';
import { arrange, look, playing, type Table } from '../test/table.ts';
import { endingAfter, majority } from './struggle.ts';
import { ENGLISH, REGIONS, SCOTS, VIKINGS, WELSH } from './terms.ts';

/** Both seats have passed: the struggle for the contested region. */
const struggle = (table: Table) => playing(arrange({ turn: 1, passes: 1, ...table }), 'pass');

test.each([
  ['2S1W1E', SCOTS],
  ['1S2W1E', WELSH],
  ['1S1W2E', ENGLISH],
  ['1E', ENGLISH],
  ['1S1W2E1V', ENGLISH],
  ['1E3V', VIKINGS],
  ['2S2W1E', -1],
  ['1S2W2E', -1],
  ['2S1W2E', -1],
  ['1S1W1E', -1],
  ['2E2V', -1],
  ['1S1W2E2V', -1],
  ['', -1],
])('KD-STRUGGLE-2, -3, KD-VIKING-2: %s gives a majority to faction %i', (devon, faction) => {
  expect(majority(arrange({ vikings: true, regions: { devon } }), REGIONS.indexOf('devon'))).toBe(faction);
});

test('KD-STRUGGLE-1, -2, -4, -5: the lowest face-up card is resolved, its followers leave, the card goes face down', () => {
  const regions = { moray: 'scots', devon: '2W1E', essex: '2S' } as const;
  const s = look(struggle({ regions, track: ['devon', 'essex'], discs: { devon: 1 }, supply: '' }));
  expect(s.regions.devon).toEqual({ scots: 0, welsh: 0, english: 0, vikings: 0, control: 'welsh' });
  expect(s.regions.essex).toEqual({ scots: 2, welsh: 0, english: 0, vikings: 0, control: null });
  expect(s.supply).toEqual({ scots: 0, welsh: 2, english: 1, vikings: 0 });
  expect(s.track[1]).toEqual({ region: 'devon', faceUp: false, disc: 1 });
  expect(s.track[2]).toEqual({ region: 'essex', faceUp: true, disc: null });
  expect(s.struggles).toEqual([
    { region: 'moray', winner: 'scots' },
    { region: 'devon', winner: 'welsh' },
  ]);
});

test('KD-STRUGGLE-3, -4: a tie makes the region unstable, vikings go back to their reserve', () => {
  const s = look(struggle({ vikings: true, regions: { moray: '2S2V' }, supply: '1V' }));
  expect(s.regions.moray).toEqual({ scots: 0, welsh: 0, english: 0, vikings: 0, control: 'unstable' });
  // One of the three goes on to strathclyde (KD-VIKING-7).
  expect(s.supply).toEqual({ scots: 2, welsh: 0, english: 0, vikings: 2 });
});

describe('the end of the game', () => {
  test('KD-END-1: the third instability ends the game with an invasion, the second does not', () => {
    expect(look(struggle({ regions: { devon: 'unstable' } })).result).toBeNull();
    const s = look(struggle({ regions: { devon: 'unstable', essex: 'unstable' } }));
    expect(s).toMatchObject({ turn: null, passes: 0, result: { ending: 'invasion' } });
  });

  const seven = {
    moray: 'scots',
    strathclyde: 'scots',
    lancaster: 'scots',
    northumbria: 'scots',
    gwynedd: 'scots',
    warwick: 'unstable',
    essex: 'welsh',
  } as const;

  test('KD-END-2, KD-END-3: the eighth struggle ends it with a coronation, and nobody has a turn', () => {
    const s = struggle({ regions: seven });
    expect(look(s)).toMatchObject({ turn: null, result: { ending: 'coronation' } });
    expect(look(s).struggles).toHaveLength(8);
  });

  test('KD-END-1: a third instability in the eighth struggle is an invasion', () => {
    expect(look(struggle({ regions: { ...seven, essex: 'unstable' } })).result.ending).toBe('invasion');
  });

  test('KD-VIKING-9: a victory of the vikings ends it at once, also in the eighth struggle', () => {
    const early = look(struggle({ vikings: true, regions: { moray: '3V2E' } }));
    expect(early.regions.moray.control).toBe('vikings');
    expect(early.result.ending).toBe('vikings');
    expect(look(struggle({ vikings: true, regions: { ...seven, devon: '1V' } })).result.ending).toBe('vikings');
  });

  test('KD-STRUGGLE-7, KD-VIKING-13: after a third instability no viking lands', () => {
    const regions = { devon: 'unstable', essex: 'unstable', moray: '1S1V' } as const;
    const s = look(struggle({ vikings: true, regions, supply: '8V' }));
    expect(s.result.ending).toBe('invasion');
    expect(s.supply.vikings).toBe(9);
    expect(s.regions.strathclyde.vikings).toBe(0);
  });

  test('KD-END-2: seven struggles are not the end', () => {
    const { essex: _, ...six } = seven;
    expect(endingAfter(arrange({ regions: six }), SCOTS)).toBeUndefined();
    expect(endingAfter(arrange({ regions: seven }), SCOTS)).toBeUndefined();
  });
});
