import { expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../../test/table.ts';
import { toldInTurn } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

const muster = (table: Table) => playing(arrange({ advanced: true, hands: [['muster', 'aid']], ...table }), 'muster');

test('KD-CARD-MUSTER-1: one of the scots near their lands goes, two of any faction come', () => {
  const s = muster({ regions: { strathclyde: '2S', devon: '1S' } });
  expect(choices(s)).toEqual(['strathclyde']);
  const pairs = playing(s, 'strathclyde');
  expect(look(pairs)).toMatchObject({ regions: { strathclyde: { scots: 1 } }, supply: { scots: 10 } });
  expect(choices(pairs)).toHaveLength(6);
  expect(look(playing(pairs, 'welsh+english')).regions.strathclyde).toMatchObject({ scots: 1, welsh: 1, english: 1 });
});

test('KD-CARD-MUSTER-1: regions bordering those the scots control are near', () => {
  const s = muster({ regions: { strathclyde: 'scots', lancaster: '1S', moray: '1S', warwick: '1S' } });
  expect(choices(s)).toEqual(['moray', 'lancaster']);
});

test('KD-CARD-MUSTER-2: only if no scots stand near, two come without one going', () => {
  const s = muster({ supply: '1S1W', regions: { devon: '1S' } });
  expect(choices(s)).toEqual(['strathclyde']);
  expect(choices(playing(s, 'strathclyde'))).toEqual(['scots+welsh']);
  expect(look(playing(s, 'strathclyde', 'scots+welsh')).supply).toMatchObject({ scots: 0, welsh: 0 });
});

test('KD-CARD-MUSTER-3: as many come as the supply has', () => {
  expect(choices(playing(muster({ supply: '', regions: { strathclyde: '1S' } }), 'strathclyde'))).toEqual(['scots']);
  expect(choices(playing(muster({ supply: '1W' }), 'strathclyde'))).toEqual(['welsh']);
  expect(choices(muster({ supply: '', regions: { devon: '1S' } }))).toEqual(['devon scots']);
});

test('KD-CARD-MUSTER-3: without lands of the scots there is no effect', () => {
  expect(choices(muster({ regions: { moray: 'unstable', strathclyde: '1S' } }))).toEqual(['strathclyde scots']);
});

test('KD-CARD-MUSTER-1..3: prompts and refusals', () => {
  const s = muster({ regions: { strathclyde: '1S' } });
  const followers = { term: 'followers', id: 'scots', count: 1 };
  expect(kingIsDead.prompt(s)).toEqual({ key: 'replace', values: { followers } });
  expect(kingIsDead.refusal(s, 'devon')?.clause).toBe('KD-CARD-MUSTER-1');
  expect(kingIsDead.refusal(muster({}), 'devon')?.clause).toBe('KD-CARD-MUSTER-2');
  const last = playing(muster({ supply: '1W' }), 'strathclyde');
  expect(kingIsDead.refusal(last, 'scots')?.clause).toBe('KD-CARD-MUSTER-3');
});

test('KD-CARD-MUSTER-1, KD-PLACE-3: a follower that is returned and placed again is told twice', () => {
  const s = muster({ supply: '1E', regions: { strathclyde: '1S' } });
  expect(toldInTurn(s, 'strathclyde', 'scots+english')).toEqual([
    'return',
    '1 scots, region:strathclyde to supply',
    'place',
    '1 scots, supply to region:strathclyde',
    '1 english, supply to region:strathclyde',
  ]);
});
