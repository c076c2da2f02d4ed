import { expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../../test/table.ts';
import { toldInTurn } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

const resist = (table: Table) => playing(arrange({ advanced: true, hands: [['resist', 'aid']], ...table }), 'resist');

test('KD-CARD-RESIST-1: two welsh or english followers come to one region near the lands of the scots', () => {
  const s = resist({ regions: { strathclyde: 'scots', devon: '1E' } });
  expect(choices(s)).toEqual(['moray', 'lancaster', 'northumbria']);
  const pairs = playing(s, 'lancaster');
  expect(choices(pairs)).toEqual(['welsh+welsh', 'welsh+english', 'english+english']);
  const { regions, supply } = look(playing(pairs, 'welsh+english'));
  expect(regions.lancaster).toMatchObject({ scots: 0, welsh: 1, english: 1 });
  expect(supply).toMatchObject({ scots: 9, welsh: 8, english: 8 });
  expect(kingIsDead.prompt(playing(pairs, 'welsh+english')).key).toBe('summon');
});

test.each([
  ['5S1W1E', ['welsh+english']],
  ['5S2W', ['welsh+welsh']],
  ['1W2E', ['welsh+english', 'english+english']],
])('KD-CARD-RESIST-1: from a supply of %s', (supply, pairs) => {
  expect(choices(playing(resist({ supply }), 'strathclyde'))).toEqual(pairs);
});

test('KD-CARD-RESIST-2: the only such follower comes alone', () => {
  const s = playing(resist({ supply: '5S1E' }), 'strathclyde');
  expect(choices(s)).toEqual(['english']);
  expect(look(playing(s, 'english'))).toMatchObject({
    regions: { strathclyde: { english: 1 } },
    supply: { english: 0 },
  });
});

test('KD-CARD-RESIST-2: without welsh and english in the supply there is no effect', () => {
  expect(choices(resist({ supply: '5S', regions: { devon: '1W' } }))).toEqual(['devon welsh']);
});

test('KD-CARD-RESIST-2: without a region near the scots there is no effect', () => {
  expect(choices(resist({ regions: { moray: 'welsh', devon: '1W' } }))).toEqual(['devon welsh']);
});

test('KD-CARD-RESIST-1, -2: prompts and refusals', () => {
  const s = resist({ supply: '2S2W' });
  expect(kingIsDead.prompt(s)).toEqual({ key: 'resist', values: {} });
  expect(kingIsDead.refusal(s, 'devon')?.clause).toBe('KD-CARD-RESIST-1');
  const pairs = playing(s, 'strathclyde');
  const region = { term: 'region', id: 'strathclyde' };
  expect(kingIsDead.prompt(pairs)).toEqual({ key: 'place-two', values: { region } });
  expect(kingIsDead.refusal(pairs, 'scots+scots')).toMatchObject({ clause: 'KD-CARD-RESIST-1', key: 'not-placed' });
  const one = playing(resist({ supply: '2S1W' }), 'strathclyde');
  expect(kingIsDead.prompt(one)).toEqual({ key: 'place-one', values: { region } });
  expect(kingIsDead.refusal(one, 'scots')).toMatchObject({ clause: 'KD-CARD-RESIST-2', key: 'not-placed' });
});

test('KD-CARD-RESIST-1: the pair that comes is told', () => {
  expect(toldInTurn(resist({}), 'strathclyde', 'welsh+welsh')).toEqual([
    'place',
    '2 welsh, supply to region:strathclyde',
  ]);
});
