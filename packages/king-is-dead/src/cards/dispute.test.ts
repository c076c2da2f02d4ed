import { expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../../test/table.ts';
import { toldInTurn } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

const dispute = (table: Table) =>
  playing(arrange({ advanced: true, hands: [['dispute', 'aid']], ...table }), 'dispute');

test('KD-CARD-DISPUTE-1, KD-VIKING-4: one welsh follower for one of another faction in any other region', () => {
  const s = dispute({ vikings: true, regions: { gwynedd: '1W1S', devon: '2V1E', moray: '1S1W' } });
  expect(choices(s)).toEqual(['moray', 'gwynedd']);
  expect(choices(playing(s, 'gwynedd'))).toEqual(['moray scots', 'devon english', 'devon vikings']);
  const { regions } = look(playing(s, 'gwynedd', 'devon vikings'));
  expect(regions.gwynedd).toMatchObject({ scots: 1, welsh: 0, vikings: 1 });
  expect(regions.devon).toMatchObject({ welsh: 1, english: 1, vikings: 1 });
});

test('KD-CARD-DISPUTE-1: others of the own region do not serve', () => {
  const s = dispute({ regions: { gwynedd: '1W1S', devon: '1W' } });
  expect(choices(s)).toEqual(['devon']);
  expect(choices(playing(s, 'devon'))).toEqual(['gwynedd scots']);
});

test('KD-CARD-DISPUTE-1: with others in two regions every welsh follower may go', () => {
  expect(choices(dispute({ regions: { gwynedd: '1W1S', devon: '1W1E' } }))).toEqual(['gwynedd', 'devon']);
});

test.each([
  ['only welsh', { moray: '1W', devon: '2W' }],
  ['no welsh', { moray: '1S', devon: '2E' }],
  ['all in one region', { devon: '1W1S1E' }],
])('KD-CARD-DISPUTE-1: %s: no effect', (_, regions) => {
  expect(kingIsDead.prompt(dispute({ regions })).key).toBe('summon');
});

test('KD-CARD-DISPUTE-1: prompts and refusals', () => {
  const s = dispute({ regions: { gwynedd: '1W', devon: '1E' } });
  const followers = { term: 'followers', id: 'welsh', count: 1 };
  expect(kingIsDead.prompt(s)).toEqual({ key: 'give', values: { followers } });
  expect(kingIsDead.refusal(s, 'devon')?.clause).toBe('KD-CARD-DISPUTE-1');
  const second = playing(s, 'gwynedd');
  const region = { term: 'region', id: 'gwynedd' };
  expect(kingIsDead.prompt(second)).toEqual({ key: 'swap-with', values: { followers, region } });
  expect(kingIsDead.refusal(second, 'devon scots')?.clause).toBe('KD-CARD-DISPUTE-1');
});

test('KD-CARD-DISPUTE-1: both followers are told', () => {
  const s = dispute({ regions: { devon: '1W', moray: '1S' } });
  expect(toldInTurn(s, 'devon', 'moray scots')).toEqual([
    'swap',
    '1 welsh, region:devon to region:moray',
    '1 scots, region:moray to region:devon',
  ]);
});
