import { describe, expect, test } from 'vitest';
import { arrange, LANDS, look, playing, type Table } from '../test/table.ts';
import { inShort, told } from '../test/told.ts';
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

describe('what is told', () => {
  const tells = (table: Table) => told(arrange({ turn: 1, passes: 1, ...table }), 'pass').slice(1);
  const region = { term: 'region', id: 'devon' };
  const devon = { regions: { moray: 'scots', devon: '2W1E' }, track: ['devon'], discs: { devon: 1 } } as const;

  test('KD-STRUGGLE-2, -4, -5: the disc that comes, the followers that leave, the card that is turned down', () => {
    const lines = tells(devon);
    expect(lines[0].values).toEqual({ region, faction: { term: 'faction', id: 'welsh' } });
    expect(inShort(lines)).toEqual([
      'struggle-won',
      '1 control welsh, discs to region:devon',
      '2 welsh, region:devon to supply',
      '1 english, region:devon to supply',
      '1 devon, space:2 to turned:2',
    ]);
  });

  test('KD-STRUGGLE-3: a disc from France where nobody prevails', () => {
    const lines = tells({ ...devon, regions: { ...devon.regions, devon: '' } });
    expect(lines[0].values).toEqual({ region });
    expect(inShort(lines)).toEqual([
      'struggle-tied',
      '1 unstable, france to region:devon',
      '1 devon, space:2 to turned:2',
    ]);
  });

  test('KD-END-1, -2, KD-VIKING-9: how it ends, and then no viking lands any more', () => {
    const keys = (table: Table) => tells(table).map(({ key }) => key);
    const two = { devon: 'unstable', essex: 'unstable' } as const;
    expect(keys({ vikings: true, regions: two })).toEqual(['struggle-tied', 'invasion']);
    expect(keys({ vikings: true, regions: { moray: '1V' } })).toEqual(['struggle-won', 'vikings']);
    expect(keys({ regions: { ...LANDS, devon: '1S' } })).toEqual(['struggle-won', 'coronation']);
    expect(keys({ vikings: true, regions: { essex: 'unstable' } })).toEqual(['struggle-tied', 'viking']);
  });
});
