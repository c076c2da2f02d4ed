import { FastRandom, members } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../../test/table.ts';
import {
  DEVON,
  ENGLISH,
  ESSEX,
  FACTIONS,
  GWYNEDD,
  LANCASTER,
  MORAY,
  REGIONS,
  SCOTS,
  VIKINGS,
  WELSH,
} from '../terms.ts';
import {
  addFollower,
  clearRegion,
  control,
  controlledBy,
  deriveBoard,
  doubledIn,
  eligibleRegions,
  everywhere,
  factionOf,
  factionsIn,
  followerAt,
  followers,
  followersOf,
  inCourt,
  inSupply,
  NO_VIKINGS,
  newState,
  openRegions,
  placeFromSupply,
  regionOf,
  regionsOf,
  regionsWith,
  regionsWithTwo,
  removeFollower,
  returnToSupply,
  setCourt,
  setFollowers,
  setSupply,
  standing,
  standingOutside,
  unsettle,
  unstableRegions,
} from './index.ts';

const names = (regions: number) => members(regions).map((region) => REGIONS[region]);

describe('followers', () => {
  test('a follower is named by region and faction', () => {
    for (let follower = 0; follower < 32; follower++) {
      expect(followerAt(regionOf(follower), factionOf(follower))).toBe(follower);
    }
    expect([regionOf(30), factionOf(30)]).toEqual([DEVON, ENGLISH]);
  });

  test('coming and going keeps count, cell by cell', () => {
    const s = arrange({});
    for (const [region] of REGIONS.entries()) {
      for (const [faction] of FACTIONS.entries()) {
        for (const expected of [1, 2, 3]) {
          addFollower(s, region, faction);
          expect(followers(s, region, faction)).toBe(expected);
        }
        for (const expected of [2, 1, 0]) {
          removeFollower(s, region, faction);
          expect(followers(s, region, faction)).toBe(expected);
        }
      }
    }
    expect(s).toEqual(arrange({}));
  });

  test('who stands where, and who stands there twice', () => {
    const s = arrange({ vikings: true, regions: { moray: '1S2W', devon: '3V' } });
    expect(members(factionsIn(s, MORAY))).toEqual([SCOTS, WELSH]);
    expect(members(doubledIn(s, MORAY))).toEqual([WELSH]);
    expect(members(doubledIn(s, DEVON))).toEqual([VIKINGS]);
    expect(members(standing(s))).toEqual([
      followerAt(MORAY, SCOTS),
      followerAt(MORAY, WELSH),
      followerAt(DEVON, VIKINGS),
    ]);
    expect(members(standingOutside(s, MORAY))).toEqual([followerAt(DEVON, VIKINGS)]);
    expect(members(standing(s) & NO_VIKINGS)).toEqual([followerAt(MORAY, SCOTS), followerAt(MORAY, WELSH)]);
    removeFollower(s, MORAY, WELSH);
    expect([members(factionsIn(s, MORAY)), doubledIn(s, MORAY)]).toEqual([[SCOTS, WELSH], 0]);
    removeFollower(s, MORAY, WELSH);
    expect(members(factionsIn(s, MORAY))).toEqual([SCOTS]);
  });

  test('what is derived can be rebuilt, seed "derive"', () => {
    const random = new FastRandom('derive');
    for (let board = 0; board < 30; board++) {
      const s = arrange({ regions: { gwynedd: 'welsh', essex: 'unstable', devon: 'vikings' } });
      for (let i = 0; i < 20; i++) addFollower(s, random.below(4), random.below(4));
      const derived = s.slice();
      deriveBoard(derived);
      expect(derived).toEqual(s);
    }
  });
});

describe('sets of regions and followers', () => {
  test('the regions of followers, and the followers of regions', () => {
    for (const [region] of REGIONS.entries()) {
      expect(members(followersOf(1 << region))).toEqual([0, 1, 2, 3].map((faction) => followerAt(region, faction)));
      for (let faction = 0; faction < 4; faction++)
        expect(names(regionsOf(1 << (region * 4 + faction)))).toEqual([REGIONS[region]]);
    }
    expect(regionsOf(0)).toBe(0);
    expect(regionsOf(-1)).toBe(0xff);
    expect(followersOf(0xff)).toBe(-1);
    expect(followersOf(0)).toBe(0);
  });

  test('factions everywhere', () => {
    expect(members(everywhere(0b0010))).toEqual(REGIONS.map((_, region) => followerAt(region, WELSH)));
    expect(everywhere(0b1111)).toBe(-1);
    expect(everywhere(0)).toBe(0);
  });

  test.each([
    [0b0001, ['moray', 'lancaster'], ['moray']],
    [0b0010, ['lancaster', 'gwynedd', 'devon'], ['gwynedd']],
    [0b0011, ['moray', 'lancaster', 'gwynedd', 'devon'], ['moray', 'lancaster', 'gwynedd']],
    [0b1100, ['essex', 'devon'], ['essex', 'devon']],
    [0b1001, ['moray', 'lancaster', 'devon'], ['moray']],
    [0b1111, ['moray', 'lancaster', 'gwynedd', 'essex', 'devon'], ['moray', 'lancaster', 'gwynedd', 'essex', 'devon']],
    [0b0000, [], []],
  ])('regions with one, and with two, of the factions %i', (factions, one, two) => {
    const regions = { moray: '2S', lancaster: '1S1W', gwynedd: '3W', essex: '2E', devon: '1W1E1V' };
    const s = arrange({ vikings: true, regions });
    expect(names(regionsWith(s, factions))).toEqual(one);
    expect(names(regionsWithTwo(s, factions))).toEqual(two);
  });
});

describe('supply and courts', () => {
  test('KD-PLACE-2, KD-STRUGGLE-4: followers go from the supply and back', () => {
    const s = arrange({ vikings: true, supply: '2S3V', regions: { devon: '1W' } });
    placeFromSupply(s, DEVON, SCOTS, 2);
    placeFromSupply(s, DEVON, VIKINGS, 1);
    expect([inSupply(s, SCOTS), inSupply(s, VIKINGS)]).toEqual([0, 2]);
    returnToSupply(s, DEVON, WELSH);
    expect([followers(s, DEVON, WELSH), inSupply(s, WELSH)]).toEqual([0, 1]);
    clearRegion(s, DEVON);
    expect([0, 1, 2, 3].map((faction) => inSupply(s, faction))).toEqual([2, 1, 0, 3]);
    expect([0, 1, 2, 3].map((faction) => followers(s, DEVON, faction))).toEqual([0, 0, 0, 0]);
    expect([standing(s), doubledIn(s, DEVON)]).toEqual([0, 0]);
  });

  test('KD-STRUGGLE-4: clearing one region leaves the others', () => {
    const s = arrange({ regions: { devon: '2W', essex: '2E', moray: '2S' } });
    clearRegion(s, ESSEX);
    expect(members(standing(s))).toEqual([followerAt(MORAY, SCOTS), followerAt(DEVON, WELSH)]);
    expect(members(doubledIn(s, DEVON))).toEqual([WELSH]);
  });

  test('courts and the supply hold what is put there', () => {
    const s = newState();
    for (let seat = 0; seat < 4; seat++) for (let f = 0; f < 3; f++) setCourt(s, seat, f, seat * 3 + f + 1);
    for (let faction = 0; faction < 4; faction++) setSupply(s, faction, faction + 5);
    for (let seat = 0; seat < 4; seat++) for (let f = 0; f < 3; f++) expect(inCourt(s, seat, f)).toBe(seat * 3 + f + 1);
    for (let faction = 0; faction < 4; faction++) expect(inSupply(s, faction)).toBe(faction + 5);
    setFollowers(s, ESSEX, VIKINGS, 3);
    setFollowers(s, ESSEX, VIKINGS, 1);
    deriveBoard(s);
    expect([followers(s, ESSEX, VIKINGS), doubledIn(s, ESSEX)]).toEqual([1, 0]);
  });
});

describe('discs', () => {
  test('KD-STRUGGLE-2, -3: a region with a disc is not open', () => {
    const s = arrange({});
    expect(openRegions(s)).toBe(0xff);
    control(s, GWYNEDD, WELSH);
    unsettle(s, DEVON);
    expect(names(controlledBy(s, WELSH))).toEqual(['gwynedd']);
    expect(controlledBy(s, SCOTS)).toBe(0);
    expect(names(unstableRegions(s))).toEqual(['devon']);
    expect(names(0xff & ~openRegions(s))).toEqual(['gwynedd', 'devon']);
    for (const faction of FACTIONS.keys()) control(s, faction, faction);
    deriveBoard(s);
    expect(names(openRegions(s))).toEqual(['warwick', 'essex']);
  });

  test('KD-CARD: E(F) borders the home while it is open, and all regions of the faction', () => {
    const s = arrange({});
    expect(names(eligibleRegions(s, SCOTS))).toEqual(['strathclyde']);
    control(s, LANCASTER, SCOTS);
    expect(names(eligibleRegions(s, SCOTS))).toEqual(['strathclyde', 'northumbria', 'gwynedd', 'warwick']);
    unsettle(s, MORAY);
    unsettle(s, GWYNEDD);
    expect(names(eligibleRegions(s, SCOTS))).toEqual(['strathclyde', 'northumbria', 'warwick']);
    expect(names(eligibleRegions(s, WELSH))).toEqual([]);
  });
});
