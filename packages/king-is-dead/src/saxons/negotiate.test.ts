import { expect, test } from 'vitest';
import { arrange, look, playing, type Table } from '../../test/table.ts';
import { inShort, told } from '../../test/told.ts';

/** The track after the human passed and the Saxons revealed negotiate; just before their summon. */
const track = (table: Table): { region: string; disc: number | null }[] =>
  look(playing(arrange({ solo: true, deck: ['negotiate'], ...table }), 'pass')).track;
const order = (table: Table) => track(table).map(({ region }) => region);
const sealed = (table: Table) =>
  track(table)
    .filter(({ disc }) => disc === 1)
    .map(({ region }) => region);

test('KD-SOLO-10: the contested card changes places with that of the smallest lead, and gets the disc', () => {
  const regions = { moray: '5S', strathclyde: '4S', lancaster: '3S', northumbria: '1S', gwynedd: '2S' };
  const table = { regions: { ...regions, warwick: '3E', essex: '3E', devon: '3E' } };
  expect(order(table)).toEqual([
    'northumbria',
    'strathclyde',
    'lancaster',
    'moray',
    'gwynedd',
    'warwick',
    'essex',
    'devon',
  ]);
  expect(sealed(table)).toEqual(['moray']);
});

test('KD-SOLO-10: of equal leads the lowest space, ties and empty regions being the smallest', () => {
  const table = { regions: { moray: '1S', strathclyde: '1S', lancaster: '2S2W', northumbria: '' } };
  expect(order(table).slice(0, 4)).toEqual(['lancaster', 'strathclyde', 'moray', 'northumbria']);
});

test('KD-SOLO-10: a contested card with a disc is passed over', () => {
  const regions = { moray: '1E', strathclyde: '1S', lancaster: '2S', northumbria: '1S', gwynedd: '' };
  const table = { regions, discs: { moray: 0 } } as const;
  expect(order(table).slice(0, 5)).toEqual(['moray', 'gwynedd', 'lancaster', 'northumbria', 'strathclyde']);
  expect(sealed(table)).toEqual(['strathclyde']);
});

test('KD-SOLO-10: a card with a disc is not exchanged, whatever its lead', () => {
  const regions = { moray: '1E', strathclyde: '', lancaster: '2S', northumbria: '1S', gwynedd: '2W', warwick: '2W' };
  const table = { regions: { ...regions, essex: '2W', devon: '2E' }, discs: { strathclyde: 0 } } as const;
  expect(order(table).slice(0, 4)).toEqual(['northumbria', 'strathclyde', 'lancaster', 'moray']);
});

test('KD-SOLO-10: with one card left to exchange there is no effect', () => {
  const six = {
    moray: 'scots',
    strathclyde: 'scots',
    lancaster: 'scots',
    northumbria: 'scots',
    gwynedd: 'scots',
  } as const;
  const table = { regions: { ...six, warwick: 'welsh', essex: '1E', devon: '1W' }, discs: { devon: 0 } } as const;
  const deck = ['negotiate'] as const;
  const piles = [
    [],
    ['assemble', 'assemble', 'manoeuvre', 'outmanoeuvre', 'welsh-support', 'english-support'],
  ] as const;
  expect(order({ ...table, piles, deck }).slice(6)).toEqual(['essex', 'devon']);
  expect(sealed({ ...table, piles, deck })).toEqual([]);
});

test('KD-SOLO-11: the summon serves the region that is contested after the exchange', () => {
  const table = { solo: true, deck: ['negotiate'], regions: { moray: '3S', strathclyde: '2S1W' } } as const;
  const s = playing(arrange({ ...table, regions: { ...table.regions, lancaster: '3E' } }), 'pass');
  expect(look(s).track[0].region).toBe('northumbria');
});

test('KD-SOLO-10: what the Saxons negotiate is told', () => {
  const regions = { moray: '2S', strathclyde: '', lancaster: '1E' };
  const negotiate = (table: Table) =>
    inShort(told(arrange({ solo: true, deck: ['negotiate'], regions, ...table }), 'pass')).slice(3);
  expect(negotiate({})).toEqual([
    'exchange',
    '1 moray, space:1 to space:2',
    '1 strathclyde, space:2 to space:1',
    'disc',
    '1 disc 1, court:1 to card:moray',
  ]);
  expect(negotiate({ discs: { devon: 1 } })).toEqual(negotiate({}).slice(0, 3));
});
