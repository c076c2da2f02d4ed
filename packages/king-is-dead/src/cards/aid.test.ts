import { expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../../test/table.ts';
import { toldInTurn } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';

const aid = (table: Table) => playing(arrange({ advanced: true, hands: [['aid', 'march']], ...table }), 'aid');

test('KD-CARD-AID-1: of the factions tied for most in the supply one is chosen, and two of it placed', () => {
  const s = aid({ supply: '4S4W1E', regions: { essex: 'english', devon: '1E' } });
  expect(choices(s)).toEqual(['scots', 'welsh']);
  const region = playing(s, 'welsh');
  expect(choices(region)).toEqual(['moray', 'strathclyde', 'lancaster', 'northumbria', 'gwynedd', 'warwick', 'devon']);
  const { regions, supply } = look(playing(region, 'devon'));
  expect(regions.devon).toMatchObject({ scots: 0, welsh: 2, english: 1 });
  expect(supply).toMatchObject({ scots: 4, welsh: 2, english: 1 });
});

test.each([
  ['4S5W3E', ['welsh']],
  ['4S5W6E', ['english']],
  ['6S5W5E', ['scots']],
  ['2S2W2E', ['scots', 'welsh', 'english']],
  ['1S2W2E', ['welsh', 'english']],
])('KD-CARD-AID-1: with a supply of %s', (supply, factions) => {
  expect(choices(aid({ supply }))).toEqual(factions);
});

test('KD-CARD-AID-2: if the most is one, exactly one follower is placed, and no other faction joins', () => {
  const s = aid({ supply: '1S1W' });
  expect(choices(s)).toEqual(['scots', 'welsh']);
  const done = look(playing(s, 'scots', 'moray'));
  expect(done.regions.moray).toMatchObject({ scots: 1, welsh: 0 });
  expect(done.supply).toMatchObject({ scots: 0, welsh: 1 });
});

test('KD-CARD-AID-2, KD-VIKING-6: an empty supply means no effect, whatever the reserve of vikings', () => {
  const s = aid({ vikings: true, supply: '8V', regions: { devon: '1V1W' } });
  expect(choices(s)).toEqual(['devon welsh']);
});

test('KD-VIKING-6: vikings are not counted', () => {
  expect(choices(aid({ vikings: true, supply: '2S1W8V' }))).toEqual(['scots']);
});

test('KD-CARD-AID-1: prompts and refusals', () => {
  const s = aid({ supply: '1S' });
  expect(kingIsDead.prompt(s)).toEqual({ key: 'aid-faction', values: {} });
  expect(kingIsDead.refusal(s, 'welsh')).toMatchObject({ clause: 'KD-CARD-AID-1', key: 'not-most' });
  const followers = { term: 'followers', id: 'scots', count: 1 };
  expect(kingIsDead.prompt(playing(s, 'scots'))).toEqual({ key: 'place', values: { followers } });
  expect(kingIsDead.prompt(playing(aid({}), 'welsh'))).toMatchObject({
    values: { followers: { id: 'welsh', count: 2 } },
  });
});

test('KD-CARD-AID-1, -2: as many come as are told', () => {
  expect(toldInTurn(aid({ supply: '1S3W' }), 'welsh', 'devon')).toEqual(['place', '2 welsh, supply to region:devon']);
  expect(toldInTurn(aid({ supply: '1S' }), 'scots', 'devon')).toEqual(['place', '1 scots, supply to region:devon']);
});
