import { expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../../test/table.ts';
import { toldInTurn } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

const influence = (table: Table) =>
  playing(arrange({ advanced: true, hands: [['influence', 'aid']], ...table }), 'influence');

test('KD-CARD-INFLUENCE-1: one english follower for two others of any other region', () => {
  const s = influence({ vikings: true, regions: { devon: '1E1S', moray: '1S1W1V', essex: '2E', gwynedd: '3W' } });
  expect(choices(s)).toEqual(['essex', 'devon']);
  expect(choices(playing(s, 'devon'))).toEqual(['moray', 'gwynedd']);
  const pairs = playing(s, 'devon', 'moray');
  expect(choices(pairs)).toEqual(['scots+welsh', 'scots+vikings', 'welsh+vikings']);
  const { regions } = look(playing(pairs, 'welsh+vikings'));
  expect(regions.devon).toMatchObject({ scots: 1, welsh: 1, english: 0, vikings: 1 });
  expect(regions.moray).toMatchObject({ scots: 1, welsh: 0, english: 1, vikings: 0 });
});

test('KD-CARD-INFLUENCE-1: two others in the own region do not serve, in another region they do', () => {
  const s = influence({ regions: { devon: '1E2W', moray: '1E1S', gwynedd: '1W' } });
  expect(choices(s)).toEqual(['moray']);
  expect(choices(playing(s, 'moray'))).toEqual(['devon']);
});

test('KD-CARD-INFLUENCE-1: with two such regions every english follower may go, and not to its own region', () => {
  const s = influence({ regions: { devon: '1E2W', moray: '1E2S' } });
  expect(choices(s)).toEqual(['moray', 'devon']);
  expect(choices(playing(s, 'devon'))).toEqual(['moray']);
});

test('KD-CARD-INFLUENCE-2: failing that, one for one with any other region', () => {
  const s = influence({ regions: { devon: '1E1W', moray: '1S', lancaster: '1W2E' } });
  expect(choices(s)).toEqual(['lancaster', 'devon']);
  expect(choices(playing(s, 'devon'))).toEqual(['moray scots', 'lancaster welsh']);
  const { regions } = look(playing(s, 'devon', 'moray scots'));
  expect(regions).toMatchObject({ devon: { scots: 1, welsh: 1, english: 0 }, moray: { scots: 0, english: 1 } });
});

test('KD-CARD-INFLUENCE-2: the only other follower of the own region does not serve', () => {
  const s = influence({ regions: { devon: '1E1S', moray: '1E' } });
  expect(choices(s)).toEqual(['moray']);
  expect(choices(playing(s, 'moray'))).toEqual(['devon scots']);
});

test.each([
  ['all in one region', { devon: '1E1W1S' }],
  ['only english', { devon: '1E', moray: '2E' }],
  ['no english', { devon: '1W', moray: '2S' }],
])('KD-CARD-INFLUENCE-2: %s: no effect', (_, regions) => {
  expect(kingIsDead.prompt(influence({ regions })).key).toBe('summon');
});

const followers = { term: 'followers', id: 'english', count: 1 };
const region = { term: 'region', id: 'devon' };

test('KD-CARD-INFLUENCE-1: prompts and refusals of one for two', () => {
  const s = influence({ regions: { devon: '1E', moray: '2S' } });
  expect(kingIsDead.prompt(s)).toEqual({ key: 'give', values: { followers } });
  expect(kingIsDead.refusal(s, 'moray')?.clause).toBe('KD-CARD-INFLUENCE-1');
  const second = playing(s, 'devon');
  expect(kingIsDead.prompt(second)).toEqual({ key: 'swap-region', values: { followers, region } });
  expect(kingIsDead.refusal(second, 'devon')?.clause).toBe('KD-CARD-INFLUENCE-1');
  const third = playing(second, 'moray');
  expect(kingIsDead.prompt(third)).toEqual({ key: 'swap-two', values: { region: { term: 'region', id: 'moray' } } });
  expect(kingIsDead.refusal(third, 'scots+welsh')?.clause).toBe('KD-CARD-INFLUENCE-1');
});

test('KD-CARD-INFLUENCE-2: prompts and refusals of one for one', () => {
  const s = influence({ regions: { devon: '1E', moray: '1S' } });
  expect(kingIsDead.prompt(s)).toEqual({ key: 'give', values: { followers } });
  expect(kingIsDead.refusal(s, 'moray')?.clause).toBe('KD-CARD-INFLUENCE-2');
  const second = playing(s, 'devon');
  expect(kingIsDead.prompt(second)).toEqual({ key: 'swap-with', values: { followers, region } });
  expect(kingIsDead.refusal(second, 'devon english')?.clause).toBe('KD-CARD-INFLUENCE-2');
});

test('KD-CARD-INFLUENCE-1, -2: one for two is told as what went and what came', () => {
  const two = influence({ regions: { devon: '1E', moray: '1S1W' } });
  expect(toldInTurn(two, 'devon', 'moray', 'scots+welsh')).toEqual([
    'swap',
    '1 english, region:devon to region:moray',
    '1 scots, region:moray to region:devon',
    '1 welsh, region:moray to region:devon',
  ]);
  const one = influence({ regions: { devon: '1E', moray: '1S' } });
  expect(toldInTurn(one, 'devon', 'moray scots')).toEqual([
    'swap',
    '1 english, region:devon to region:moray',
    '1 scots, region:moray to region:devon',
  ]);
});
