import { type Options, type Random, requireOptions, type State, shuffle } from '@interregnum/kernel';
import { HOMES } from './map.ts';
import { optionsOfRules } from './options.ts';
import {
  ADVANCED_BASE,
  BASIC_HAND,
  CUNNING,
  CUNNING_PER_SEAT,
  deriveBoard,
  followersInAll,
  HAND_SIZE,
  hasVikings,
  inCourt,
  inSupply,
  isAdvanced,
  isSolo,
  listCards,
  newState,
  SPACES,
  seatCount,
  seedFollower,
  setCourt,
  setHand,
  setOptions,
  setRegionAt,
  setRemoved,
  setSaxonCard,
  setSupply,
} from './state/index.ts';
import { COURT_FACTIONS, REGIONS } from './terms.ts';
import { askTurn } from './turn.ts';
import { landVikings } from './vikings.ts';

const HOME_FOLLOWERS = 2;
const COURT_DRAWS = 2;
const REGION_FOLLOWERS = 4;

/** KD-SETUP-2, -3  Followers of each faction in play. */
export const followersInPlay = (seats: number): number => (seats === 2 ? 16 : 18);

/** Room for what is drawn and shuffled, filled anew by every setup. */
const bag = new Uint8Array(54);
/** The full bag: every faction in turn, so that any smaller bag is its beginning. */
const FULL_BAG = Uint8Array.from({ length: 54 }, (_, follower) => follower % COURT_FACTIONS.length);
const BASIC_CARDS = Uint8Array.from(listCards(BASIC_HAND));
const CUNNING_CARDS = Uint8Array.from(listCards(CUNNING));
const order = new Uint8Array(SPACES);
const saxonCards = new Uint8Array(HAND_SIZE);
const cunning = new Uint8Array(CUNNING_CARDS.length);

/** KD-SETUP-1..13  A start position; chance decides the draws from the bag, the region order and the cards dealt. */
export function setup(rules: number, options: Options, random: Random, into: State = newState()): State {
  requireOptions(optionsOfRules(rules), options);
  const s = into.fill(0);
  setOptions(s, rules, options);
  const seats = seatCount(s);
  for (const faction of COURT_FACTIONS) {
    for (let i = 0; i < HOME_FOLLOWERS; i++) seedFollower(s, HOMES[faction], faction);
  }
  if (hasVikings(s)) landVikings(s);
  drawFollowers(s, seats, random);
  for (let region = 0; region < SPACES; region++) order[region] = region;
  shuffle(order, random);
  for (let space = 0; space < SPACES; space++) setRegionAt(s, space, order[space]);
  if (isAdvanced(s)) dealCunning(s, seats, random);
  else for (let seat = 0; seat < seats; seat++) setHand(s, seat, BASIC_HAND);
  if (isSolo(s)) shuffleSaxons(s, random);
  askTurn(s);
  return s;
}

/** Takes one of the followers in the bag and tells its faction; the last one fills its place. */
function draw(random: Random, bagged: number): number {
  const drawn = random.below(bagged);
  const faction = bag[drawn];
  bag[drawn] = bag[bagged - 1];
  return faction;
}

/** KD-SETUP-4..7, -13  Courts seat by seat, then regions in order; what is left is the supply. */
function drawFollowers(s: State, seats: number, random: Random): void {
  bag.set(FULL_BAG);
  let bagged = (followersInPlay(seats) - HOME_FOLLOWERS) * COURT_FACTIONS.length;
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < COURT_DRAWS; i++) {
      const faction = draw(random, bagged--);
      setCourt(s, seat, faction, inCourt(s, seat, faction) + 1);
    }
  }
  for (let region = 0; region < REGIONS.length; region++) {
    for (let there = followersInAll(s, region); there < REGION_FOLLOWERS; there++) {
      seedFollower(s, region, draw(random, bagged--));
    }
  }
  deriveBoard(s);
  for (let i = 0; i < bagged; i++) setSupply(s, bag[i], inSupply(s, bag[i]) + 1);
}

/** KD-ADV-1, -2 */
function dealCunning(s: State, seats: number, random: Random): void {
  cunning.set(CUNNING_CARDS);
  shuffle(cunning, random);
  let next = 0;
  for (let seat = 0; seat < seats; seat++) {
    let held = ADVANCED_BASE;
    for (let i = 0; i < CUNNING_PER_SEAT; i++) held |= 1 << cunning[next++];
    setHand(s, seat, held);
  }
  let undealt = 0;
  while (next < cunning.length) undealt |= 1 << cunning[next++];
  setRemoved(s, undealt, 0);
}

/** KD-SOLO-1 */
function shuffleSaxons(s: State, random: Random): void {
  for (let card = 0; card < HAND_SIZE; card++) saxonCards[card] = BASIC_CARDS[card];
  shuffle(saxonCards, random);
  for (let struggle = 0; struggle < HAND_SIZE; struggle++) setSaxonCard(s, struggle, saxonCards[struggle]);
}
