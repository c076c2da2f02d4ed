import { type Bits, bit, type State } from '@interregnum/kernel';
import { ALL_REGIONS, HOMES, NEIGHBOURS_OF_SET } from '../map.ts';
import { VIKINGS } from '../terms.ts';
import { BOARD, CONTROL, COURT, DOUBLED, OPEN, STANDING, SUPPLY, UNSTABLE } from './layout.ts';

/** A follower, named by where it stands and whose it is. */
export const followerAt = (region: number, faction: number): number => region * 4 + faction;
export const regionOf = (follower: number): number => follower >> 2;
export const factionOf = (follower: number): number => follower & 3;

/** All followers of one region, and all followers but vikings, as sets. */
const ALL_OF_REGION = 0b1111;
export const NO_VIKINGS: Bits = 0x77777777;

/** A region's followers of all factions in one word, eight bits for each. */
export const followersWord = (s: State, region: number): number => s[BOARD + region];

export const followers = (s: State, region: number, faction: number): number =>
  (s[BOARD + region] >>> (faction * 8)) & 0xff;

/** Followers of all factions together: the sum of the word's bytes. */
export const followersInAll = (s: State, region: number): number => Math.imul(s[BOARD + region], 0x01010101) >>> 24;

/** Says how many stand in a region while a board is laid; `deriveBoard` has to come after the last one. */
export const setFollowers = (s: State, region: number, faction: number, count: number): void => {
  s[BOARD + region] += (count - followers(s, region, faction)) << (faction * 8);
};

/** Adds a follower during setup; `deriveBoard` has to come after the last one. */
export const seedFollower = (s: State, region: number, faction: number): void => {
  s[BOARD + region] += 1 << (faction * 8);
};

// The sign bits below stand for comparisons (n - 1 < 0 means n is 0): how many followers are left is a coin toss to
// the processor, and a mispredicted branch costs more than the whole function.

export function addFollower(s: State, region: number, faction: number): void {
  const follower = region * 4 + faction;
  const word = s[BOARD + region] + (1 << (faction * 8));
  s[BOARD + region] = word;
  s[STANDING] |= 1 << follower;
  s[DOUBLED] |= ((1 - ((word >>> (faction * 8)) & 0xff)) >>> 31) << follower;
}

export function removeFollower(s: State, region: number, faction: number): void {
  const follower = region * 4 + faction;
  const word = s[BOARD + region] - (1 << (faction * 8));
  const count = (word >>> (faction * 8)) & 0xff;
  s[BOARD + region] = word;
  s[STANDING] &= ~(((count - 1) >>> 31) << follower);
  s[DOUBLED] &= ~(((count - 2) >>> 31) << follower);
}

/** KD-STRUGGLE-4  Followers go to the supply, vikings to their reserve. */
export function clearRegion(s: State, region: number): void {
  const word = s[BOARD + region];
  s[BOARD + region] = 0;
  s[SUPPLY] += word & 0xff;
  s[SUPPLY + 1] += (word >>> 8) & 0xff;
  s[SUPPLY + 2] += (word >>> 16) & 0xff;
  s[SUPPLY + 3] += word >>> 24;
  const others = ~(ALL_OF_REGION << (region * 4));
  s[STANDING] &= others;
  s[DOUBLED] &= others;
}

/** Every kind of follower on the board, as a set of followers. */
export const standing = (s: State): Bits => s[STANDING];

/** The same without those in one region. */
export const standingOutside = (s: State, region: number): Bits => s[STANDING] & ~(ALL_OF_REGION << (region * 4));

/** The factions standing in a region, and those with two or more there. */
export const factionsIn = (s: State, region: number): Bits => (s[STANDING] >>> (region * 4)) & ALL_OF_REGION;
export const doubledIn = (s: State, region: number): Bits => (s[DOUBLED] >>> (region * 4)) & ALL_OF_REGION;

/** The regions of a set of followers that has at most the first bit of each region. */
function gather(firstBits: Bits): Bits {
  let set = (firstBits | (firstBits >>> 3)) & 0x03030303;
  set = (set | (set >>> 6)) & 0x000f000f;
  return (set | (set >>> 12)) & 0xff;
}

/** The regions in which any of a set of followers stands. */
export function regionsOf(set: Bits): Bits {
  const halves = set | (set >>> 1);
  return gather((halves | (halves >>> 2)) & 0x11111111);
}

/** A set of regions as the set of all followers that may stand there. */
const SPREAD = Int32Array.from({ length: ALL_REGIONS + 1 }, (_, regions) => {
  let set = 0;
  for (let region = 0; region < 8; region++) if ((regions >>> region) & 1) set |= ALL_OF_REGION << (region * 4);
  return set;
});
export const followersOf = (regions: Bits): Bits => SPREAD[regions];

/** A set of factions, in every region. */
export const everywhere = (factions: Bits): Bits => Math.imul(factions, 0x11111111);

/** The regions where at least one, or at least two, of these factions' followers stand. */
export const regionsWith = (s: State, factions: Bits): Bits => regionsOf(s[STANDING] & everywhere(factions));
export function regionsWithTwo(s: State, factions: Bits): Bits {
  const wanted = everywhere(factions);
  const set = s[STANDING] & wanted;
  const a = set & 0x11111111;
  const b = (set >>> 1) & 0x11111111;
  const c = (set >>> 2) & 0x11111111;
  const d = (set >>> 3) & 0x11111111;
  return gather((a & b) | (c & d) | ((a | b) & (c | d))) | regionsOf(s[DOUBLED] & wanted);
}

export const inSupply = (s: State, faction: number): number => s[SUPPLY + faction];
export const setSupply = (s: State, faction: number, count: number): void => {
  s[SUPPLY + faction] = count;
};

/** KD-PLACE-2  Moves followers from the supply (vikings: from their reserve) into a region. */
export function placeFromSupply(s: State, region: number, faction: number, count: number): void {
  s[SUPPLY + faction] -= count;
  for (let placed = 0; placed < count; placed++) addFollower(s, region, faction);
}

export function returnToSupply(s: State, region: number, faction: number): void {
  s[SUPPLY + faction]++;
  removeFollower(s, region, faction);
}

export const inCourt = (s: State, seat: number, faction: number): number => s[COURT + seat * 4 + faction];
export const setCourt = (s: State, seat: number, faction: number, count: number): void => {
  s[COURT + seat * 4 + faction] = count;
};

/** KD-BOARD  Regions without a disc. */
export const openRegions = (s: State): Bits => s[OPEN];
export const controlledBy = (s: State, faction: number): Bits => s[CONTROL + faction];
export const unstableRegions = (s: State): Bits => s[UNSTABLE];

export function control(s: State, region: number, faction: number): void {
  s[CONTROL + faction] |= bit(region);
  s[OPEN] &= ~bit(region);
}

export function unsettle(s: State, region: number): void {
  s[UNSTABLE] |= bit(region);
  s[OPEN] &= ~bit(region);
}

/** KD-CARD  The set E(F): open regions that border one controlled by the faction, or its home while that is open. */
export const eligibleRegions = (s: State, faction: number): Bits =>
  NEIGHBOURS_OF_SET[s[CONTROL + faction] | (s[OPEN] & (1 << HOMES[faction]))] & s[OPEN];

/** The highest bits of a word's four bytes, as four bits. */
function highBits(word: number): Bits {
  const marks = (word >>> 7) & 0x01010101;
  return (marks | (marks >>> 7) | (marks >>> 14) | (marks >>> 21)) & ALL_OF_REGION;
}

/** Rebuilds what is derived from the board. */
export function deriveBoard(s: State): void {
  let standing = 0;
  let doubled = 0;
  for (let region = 0; region < 8; region++) {
    // Added to a byte, 127 carries into its highest bit from a count of one on, 126 from a count of two on.
    standing |= highBits(s[BOARD + region] + 0x7f7f7f7f) << (region * 4);
    doubled |= highBits(s[BOARD + region] + 0x7e7e7e7e) << (region * 4);
  }
  s[STANDING] = standing;
  s[DOUBLED] = doubled;
  let resolved = s[UNSTABLE];
  for (let faction = 0; faction <= VIKINGS; faction++) resolved |= s[CONTROL + faction];
  s[OPEN] = ALL_REGIONS & ~resolved;
}
