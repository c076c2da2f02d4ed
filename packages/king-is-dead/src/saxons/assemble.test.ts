import { expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../../test/table.ts';

const assemble = (table: Table) => playing(arrange({ solo: true, deck: ['assemble'], ...table }), 'pass');
const OPEN = ['moray', 'strathclyde', 'lancaster', 'northumbria', 'gwynedd', 'warwick', 'essex', 'devon'];
const ELSEWHERE = OPEN.filter((region) => region !== 'moray');

test('KD-SOLO-7: the contested region can be served by a later follower, so the first is free not to harm it', () => {
  const s = assemble({ regions: { moray: '3S1W' } });
  expect(choices(s)).toEqual(ELSEWHERE);
  expect(choices(playing(s, 'devon'))).toEqual(['moray']);
  expect(choices(playing(s, 'devon', 'moray'))).toEqual(OPEN);
});

test('KD-SOLO-7: if two of them have to go there, they do', () => {
  const s = assemble({ regions: { moray: '2S' } });
  expect(choices(s)).toEqual(ELSEWHERE);
  expect(choices(playing(s, 'devon'))).toEqual(OPEN);
  expect(choices(playing(s, 'devon', 'devon'))).toEqual(['moray']);
  expect(choices(playing(s, 'devon', 'moray'))).toEqual(OPEN);
});

test('KD-SOLO-8: the next region with a lead is reduced by one, and the other leaves it so', () => {
  const s = assemble({ regions: { moray: '1S1W', strathclyde: '1E' }, supply: '1W1E' });
  expect(choices(s)).toEqual(['strathclyde']);
  expect(choices(playing(s, 'strathclyde'))).toEqual(OPEN.filter((region) => region !== 'strathclyde'));
});

test('KD-SOLO-9: without a lead to reduce none is raised, and the earliest region is changed', () => {
  const s = assemble({ regions: { moray: '1S1W' }, supply: '1S1W1E' });
  expect(choices(s)).toEqual(['strathclyde']);
  expect(choices(playing(s, 'strathclyde'))).toEqual(['strathclyde']);
  expect(choices(playing(s, 'strathclyde', 'strathclyde'))).toEqual(['moray', 'strathclyde']);
});

test('KD-SOLO-9: what one follower has changed the others need not change', () => {
  const regions = { moray: '1S1W', strathclyde: '2S2E', lancaster: '2S2E', northumbria: '2S2E1W' };
  const s = assemble({ regions, supply: '1W' });
  expect(choices(s)).toEqual(['strathclyde']);
  expect(look(playing(s, 'strathclyde')).regions.strathclyde).toMatchObject({ welsh: 1 });
});

test('KD-SOLO-12: an empty supply leaves the summon alone', () => {
  expect(choices(assemble({ regions: { moray: '2S1W' }, supply: '' }))).toEqual(['moray scots']);
});
