import { expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../../test/table.ts';
import { toldInTurn } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

const quell = (table: Table) => playing(arrange({ advanced: true, hands: [['quell', 'aid']], ...table }), 'quell');

test('KD-CARD-QUELL-1: one welsh follower near the lands of the welsh goes, two of any faction come', () => {
  const s = quell({ regions: { lancaster: '2W', warwick: '1W', devon: '2E', essex: '1W' } });
  expect(choices(s)).toEqual(['lancaster', 'warwick']);
  const pairs = playing(s, 'lancaster');
  expect(look(pairs)).toMatchObject({ regions: { lancaster: { welsh: 1 } }, supply: { welsh: 10 } });
  expect(choices(pairs)).toEqual([
    'scots+scots',
    'scots+welsh',
    'scots+english',
    'welsh+welsh',
    'welsh+english',
    'english+english',
  ]);
  const { regions, supply } = look(playing(pairs, 'scots+english'));
  expect(regions.lancaster).toMatchObject({ scots: 1, welsh: 1, english: 1 });
  expect(supply).toMatchObject({ scots: 8, welsh: 10, english: 8 });
  expect(kingIsDead.prompt(playing(pairs, 'scots+english')).key).toBe('summon');
});

test('KD-CARD-QUELL-2: only if no welsh stand near their lands, two come without one going', () => {
  const s = quell({ supply: '2S', regions: { devon: '2E', essex: '1W' } });
  expect(choices(s)).toEqual(['lancaster', 'warwick', 'devon']);
  expect(choices(playing(s, 'devon'))).toEqual(['scots+scots']);
  expect(look(playing(s, 'devon', 'scots+scots'))).toMatchObject({
    regions: { devon: { scots: 2, english: 2 } },
    supply: { scots: 0 },
  });
});

test('KD-CARD-QUELL-3, KD-PLACE-3: from an empty supply just the follower that went can come back', () => {
  const s = playing(quell({ supply: '', regions: { lancaster: '1W' } }), 'lancaster');
  expect(choices(s)).toEqual(['welsh']);
  const done = playing(s, 'welsh');
  expect(look(done)).toMatchObject({ regions: { lancaster: { welsh: 1 } }, supply: { welsh: 0 } });
  expect(kingIsDead.prompt(done).key).toBe('summon');
});

test('KD-CARD-QUELL-3: with one follower in the supply, the two that can come do', () => {
  expect(choices(playing(quell({ supply: '1S', regions: { lancaster: '1W' } }), 'lancaster'))).toEqual(['scots+welsh']);
});

test('KD-CARD-QUELL-3: with one follower in the supply and no welsh near, that one comes', () => {
  const s = playing(quell({ supply: '1E' }), 'warwick');
  expect(choices(s)).toEqual(['english']);
  expect(look(playing(s, 'english')).regions.warwick).toMatchObject({ english: 1 });
});

test('KD-CARD-QUELL-3: with an empty supply and no welsh near there is no effect', () => {
  expect(choices(quell({ supply: '', regions: { essex: '1W' } }))).toEqual(['essex welsh']);
});

test('KD-CARD-QUELL-3: without lands of the welsh there is no effect', () => {
  expect(choices(quell({ regions: { gwynedd: 'english', lancaster: '1W' } }))).toEqual(['lancaster welsh']);
});

test('KD-CARD-QUELL-1, KD-PARTIAL-3: where welsh stand near, a region without them is refused', () => {
  const s = quell({ regions: { lancaster: '1W' } });
  expect(kingIsDead.refusal(s, 'devon')).toMatchObject({ clause: 'KD-PARTIAL-3', key: 'fuller' });
  expect(kingIsDead.refusal(s, 'essex')).toMatchObject({ clause: 'KD-CARD-QUELL-1', key: 'far' });
});

test('KD-CARD-QUELL-1..3: prompts and refusals', () => {
  const region = { term: 'region', id: 'lancaster' };
  const s = quell({ supply: '2S', regions: { lancaster: '1W' } });
  const followers = { term: 'followers', id: 'welsh', count: 1 };
  expect(kingIsDead.prompt(s)).toEqual({ key: 'replace', values: { followers } });
  const pairs = playing(s, 'lancaster');
  expect(kingIsDead.prompt(pairs)).toEqual({ key: 'place-two', values: { region } });
  expect(kingIsDead.refusal(pairs, 'welsh+welsh')?.clause).toBe('KD-CARD-QUELL-1');
  const last = playing(quell({ supply: '', regions: { lancaster: '1W' } }), 'lancaster');
  expect(kingIsDead.prompt(last)).toEqual({ key: 'place-one', values: { region } });
  expect(kingIsDead.refusal(last, 'scots')?.clause).toBe('KD-CARD-QUELL-3');
});

test('KD-CARD-QUELL-2, -3: prompts and refusals where no welsh stand near', () => {
  const s = quell({ supply: '2S' });
  expect(kingIsDead.prompt(s)).toEqual({ key: 'reinforce', values: {} });
  expect(kingIsDead.refusal(s, 'moray')?.clause).toBe('KD-CARD-QUELL-2');
  expect(kingIsDead.refusal(playing(s, 'devon'), 'welsh+welsh')?.clause).toBe('KD-CARD-QUELL-2');
  const last = playing(quell({ supply: '1S' }), 'devon');
  expect(kingIsDead.refusal(last, 'welsh')?.clause).toBe('KD-CARD-QUELL-3');
});

test('KD-CARD-QUELL-3: the last follower of the supply is told alone', () => {
  const s = quell({ supply: '', regions: { lancaster: '1W' } });
  expect(toldInTurn(s, 'lancaster', 'welsh')).toEqual([
    'return',
    '1 welsh, region:lancaster to supply',
    'place',
    '1 welsh, supply to region:lancaster',
  ]);
});
