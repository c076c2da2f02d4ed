import { expect, test } from 'vitest';
import { arrange, playing } from '../test/table.ts';
import { kingIsDead } from './index.ts';
import { CARD_NAMES, FACTIONS, REGIONS } from './terms.ts';

const { notation } = kingIsDead;
const spying = arrange({ advanced: true, seats: 3, hands: [['spy', 'march']], piles: [[], ['aid']] });
const marching = playing(arrange({ advanced: true, hands: [['march']], regions: { moray: '2S' } }), 'march', 'moray');
const asked = {
  card: spying,
  region: playing(arrange({}), 'assemble'),
  follower: playing(arrange({ regions: { moray: '1S' }, supply: '' }), 'assemble'),
  faction: playing(arrange({ advanced: true, hands: [['aid']] }), 'aid'),
  pair: playing(marching, 'strathclyde'),
  seat: playing(spying, 'spy'),
};

test.each([
  ['card', [...CARD_NAMES, 'pass']],
  ['region', REGIONS],
  ['follower', REGIONS.flatMap((region) => FACTIONS.map((faction) => `${region} ${faction}`))],
  ['faction', FACTIONS],
  ['seat', ['seat 0', 'seat 1', 'seat 2', 'seat 3']],
] as const)('every %s has a text', (asks, texts) => {
  expect(notation.texts(asked[asks])).toEqual(texts);
});

test('every pair has a text, the two factions in order', () => {
  expect(notation.texts(asked.pair)).toEqual([
    'scots+scots',
    'scots+welsh',
    'scots+english',
    'scots+vikings',
    'welsh+welsh',
    'welsh+english',
    'welsh+vikings',
    'english+english',
    'english+vikings',
    'vikings+vikings',
  ]);
});

test.each(Object.keys(asked) as (keyof typeof asked)[])('what is written can be read: %s', (asks) => {
  for (const text of notation.texts(asked[asks])) {
    expect(notation.write(asked[asks], notation.read(asked[asks], text) as number)).toBe(text);
  }
});

test('a text that names nothing of the kind asked for is not read', () => {
  expect(notation.read(asked.card, 'moray')).toBeUndefined();
  expect(notation.read(asked.region, 'Moray')).toBeUndefined();
  expect(notation.read(asked.card, '')).toBeUndefined();
  expect(notation.read(asked.card, 'undefined')).toBeUndefined();
});

test('a pass is none of the cards and not the second assemble', () => {
  expect(notation.read(asked.card, 'pass')).toBe(CARD_NAMES.length + 1);
  expect(notation.read(asked.card, 'assemble')).toBe(CARD_NAMES.indexOf('assemble'));
});
