import { members } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { ALL_REGIONS, HOMES, NEIGHBOURS, NEIGHBOURS_OF_SET } from './map.ts';
import { FACTIONS, REGIONS } from './terms.ts';

const names = (set: number) => members(set).map((region) => REGIONS[region]);

test('KD-BOARD-1: every region borders just these', () => {
  expect(Object.fromEntries(REGIONS.map((name, region) => [name, names(NEIGHBOURS[region])]))).toEqual({
    moray: ['strathclyde'],
    strathclyde: ['moray', 'lancaster', 'northumbria'],
    lancaster: ['strathclyde', 'northumbria', 'gwynedd', 'warwick'],
    northumbria: ['strathclyde', 'lancaster', 'warwick', 'essex'],
    gwynedd: ['lancaster', 'warwick', 'devon'],
    warwick: ['lancaster', 'northumbria', 'gwynedd', 'essex', 'devon'],
    essex: ['northumbria', 'warwick', 'devon'],
    devon: ['gwynedd', 'warwick', 'essex'],
  });
});

test('KD-BOARD-1, -3: thirteen borders, symmetric, and no region borders itself', () => {
  expect(NEIGHBOURS.flatMap(members)).toHaveLength(26);
  for (const [a, around] of NEIGHBOURS.entries()) {
    expect(members(around)).not.toContain(a);
    for (const b of members(around)) expect(members(NEIGHBOURS[b])).toContain(a);
  }
});

test('KD-BOARD-2: the homes of the scots, the welsh and the english', () => {
  expect(HOMES.map((region) => REGIONS[region])).toEqual(['moray', 'gwynedd', 'essex']);
  expect(FACTIONS).toEqual(['scots', 'welsh', 'english', 'vikings']);
});

test('KD-BOARD-1: the neighbours of a set are those of any of its regions', () => {
  expect(NEIGHBOURS_OF_SET).toHaveLength(256);
  expect(NEIGHBOURS_OF_SET[0]).toBe(0);
  expect(names(NEIGHBOURS_OF_SET[0b10000001])).toEqual(['strathclyde', 'gwynedd', 'warwick', 'essex']);
  expect(names(NEIGHBOURS_OF_SET[0b11])).toEqual(['moray', 'strathclyde', 'lancaster', 'northumbria']);
  expect(NEIGHBOURS_OF_SET[ALL_REGIONS]).toBe(ALL_REGIONS);
  expect(names(ALL_REGIONS)).toEqual(REGIONS);
});
