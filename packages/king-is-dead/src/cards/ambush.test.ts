import { expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../../test/table.ts';
import { toldInTurn } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

const ambush = (table: Table) => playing(arrange({ advanced: true, hands: [['ambush', 'aid']], ...table }), 'ambush');

test('KD-CARD-AMBUSH-1: two scots come to any open region, then one follower of it goes', () => {
  const s = ambush({ regions: { essex: 'english', devon: '1W' } });
  expect(choices(s)).toEqual(['moray', 'strathclyde', 'lancaster', 'northumbria', 'gwynedd', 'warwick', 'devon']);
  const placed = playing(s, 'devon');
  expect(look(placed).regions.devon).toMatchObject({ scots: 2, welsh: 1 });
  expect(look(placed).supply).toMatchObject({ scots: 7, welsh: 9 });
  expect(choices(placed)).toEqual(['scots', 'welsh']);
  expect(look(playing(placed, 'welsh')).supply).toMatchObject({ scots: 7, welsh: 10 });
});

test('KD-CARD-AMBUSH-2: in an empty region one of the scots just placed has to go', () => {
  const s = ambush({ supply: '2S', regions: { moray: '1E' } });
  const placed = playing(s, 'devon');
  expect(choices(placed)).toEqual(['scots']);
  expect(look(playing(placed, 'scots'))).toMatchObject({ regions: { devon: { scots: 1 } }, supply: { scots: 1 } });
});

test('KD-CARD-AMBUSH-1: with one scots in the supply, that one comes, to any open region', () => {
  const s = ambush({ supply: '1S', regions: { moray: '1W' } });
  expect(choices(s)).toHaveLength(8);
  expect(look(playing(s, 'moray')).regions.moray).toMatchObject({ scots: 1, welsh: 1 });
});

test('KD-CARD-AMBUSH-3: without scots in the supply, a region with a follower is chosen and one goes', () => {
  const s = ambush({ supply: '5W', regions: { moray: '1W', devon: '1S1E' } });
  expect(choices(s)).toEqual(['moray', 'devon']);
  expect(choices(playing(s, 'devon'))).toEqual(['scots', 'english']);
  expect(look(playing(s, 'moray', 'welsh'))).toMatchObject({ regions: { moray: { welsh: 0 } }, supply: { welsh: 6 } });
});

test('KD-CARD-AMBUSH-3, KD-VIKING-5: vikings are no followers to return', () => {
  const s = ambush({ vikings: true, supply: '', regions: { moray: '1V1W', devon: '2V' } });
  expect(choices(s)).toEqual(['moray']);
  expect(choices(playing(s, 'moray'))).toEqual(['welsh']);
});

test('KD-CARD-AMBUSH-3: with no scots to place and nobody to return there is no effect', () => {
  expect(look(ambush({ supply: '9W9E' }))).toMatchObject({ turn: 1, discards: [['ambush'], []] });
});

test('KD-CARD-AMBUSH-1, -2: prompts and refusals', () => {
  const s = ambush({ supply: '1S', regions: { essex: 'english' } });
  const followers = { term: 'followers', id: 'scots', count: 1 };
  expect(kingIsDead.prompt(s)).toEqual({ key: 'ambush', values: { followers } });
  expect(kingIsDead.prompt(ambush({}))).toMatchObject({ values: { followers: { count: 2 } } });
  expect(kingIsDead.refusal(s, 'essex')?.clause).toBe('KD-PLACE-1');
  expect(kingIsDead.refusal(ambush({ supply: '', regions: { devon: '1S' } }), 'essex')).toMatchObject({
    clause: 'KD-CARD-AMBUSH-1',
    key: 'empty',
  });
  const placed = playing(s, 'devon');
  expect(kingIsDead.prompt(placed)).toEqual({ key: 'return', values: { region: { term: 'region', id: 'devon' } } });
  expect(kingIsDead.refusal(placed, 'welsh')).toMatchObject({ clause: 'KD-CARD-AMBUSH-2', key: 'nobody-there' });
});

test('KD-CARD-AMBUSH-1, -3, KD-PLACE-3: who comes and who goes is told each by itself, the same follower too', () => {
  expect(toldInTurn(ambush({}), 'devon', 'scots')).toEqual([
    'place',
    '2 scots, supply to region:devon',
    'return',
    '1 scots, region:devon to supply',
  ]);
  expect(toldInTurn(ambush({ supply: '', regions: { devon: '1W' } }), 'devon', 'welsh')).toEqual([
    'return',
    '1 welsh, region:devon to supply',
  ]);
});
