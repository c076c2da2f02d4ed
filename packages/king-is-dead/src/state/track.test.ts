import { members } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../../test/table.ts';
import { DEVON, ENGLISH, ESSEX, GWYNEDD, LANCASTER, MORAY, REGIONS, SCOTS, STRATHCLYDE, WELSH } from '../terms.ts';
import {
  contestedRegion,
  discIsFree,
  discOwner,
  exchangeableCards,
  exchangeCards,
  isUnstable,
  latestWin,
  regionAt,
  SPACES,
  setDisc,
  setRegionAt,
  struggles,
  turnDown,
} from './index.ts';

const order = (s: Int32Array) => Array.from({ length: SPACES }, (_, space) => REGIONS[regionAt(s, space)]);
const LANDS = { moray: 'scots', devon: 'unstable', gwynedd: 'welsh', essex: 'scots' } as const;

test('KD-STRUGGLE-1, -5: cards are turned down from the first space on', () => {
  const s = arrange({ regions: LANDS, track: ['warwick'] });
  expect(order(s).slice(0, 5)).toEqual(['moray', 'devon', 'gwynedd', 'essex', 'warwick']);
  expect([struggles(s), REGIONS[contestedRegion(s)]]).toEqual([4, 'warwick']);
  turnDown(s);
  expect([struggles(s), REGIONS[contestedRegion(s)]]).toEqual([5, 'strathclyde']);
});

test('KD-CARD-NEGOTIATE-1: face-up cards without a disc may be exchanged', () => {
  const s = arrange({ regions: LANDS, discs: { moray: 0, strathclyde: 1 } });
  expect(members(exchangeableCards(s)).map((region) => REGIONS[region])).toEqual([
    'lancaster',
    'northumbria',
    'warwick',
  ]);
});

test('KD-CARD-NEGOTIATE-1: two cards change places, the others stay', () => {
  const s = arrange({ regions: LANDS });
  exchangeCards(s, LANCASTER, STRATHCLYDE);
  expect(order(s)).toEqual([
    'moray',
    'devon',
    'gwynedd',
    'essex',
    'lancaster',
    'strathclyde',
    'northumbria',
    'warwick',
  ]);
  exchangeCards(s, LANCASTER, REGIONS.indexOf('warwick'));
  expect(order(s).slice(4)).toEqual(['warwick', 'strathclyde', 'northumbria', 'lancaster']);
});

test('KD-SETUP-8: a disc belongs to one seat and lies on one card', () => {
  const s = arrange({ seats: 3 });
  expect([0, 1, 2].map((seat) => discIsFree(s, seat))).toEqual([true, true, true]);
  setDisc(s, DEVON, 0);
  setDisc(s, MORAY, 2);
  expect([0, 1, 2].map((seat) => discIsFree(s, seat))).toEqual([false, true, false]);
  expect([DEVON, MORAY, ESSEX].map((region) => discOwner(s, region))).toEqual([0, 2, -1]);
});

test('KD-RANK-2: when a faction won last', () => {
  const s = arrange({ regions: LANDS });
  expect([SCOTS, WELSH, ENGLISH].map((faction) => latestWin(s, faction))).toEqual([4, 3, 0]);
  expect(latestWin(arrange({ regions: { moray: 'scots' } }), SCOTS)).toBe(1);
});

test('KD-STRUGGLE-3: which regions are unstable', () => {
  const s = arrange({ regions: LANDS });
  expect([DEVON, GWYNEDD, LANCASTER].map((region) => isUnstable(s, region))).toEqual([true, false, false]);
});

test('the region at a space is the one put there', () => {
  const s = arrange({});
  setRegionAt(s, 7, MORAY);
  setRegionAt(s, 0, DEVON);
  expect([order(s)[0], order(s)[7]]).toEqual(['devon', 'moray']);
});
