import { after, FastRandom, has, NO_CHOICE, type Refusal, type State } from '@interregnum/kernel';
import { modesOf } from '@interregnum/testkit';
import { beforeAll, expect, test } from 'vitest';
import { kingIsDead } from '../index.ts';
import { HOMES, NEIGHBOURS } from '../map.ts';
import {
  controlledBy,
  discOwner,
  effect,
  eligibleRegions,
  followers,
  followersInAll,
  inSupply,
  offer,
  openRegions,
} from '../state/index.ts';
import {
  CARD_NAMES,
  type CardName,
  COURT_FACTIONS,
  FACTIONS,
  type FactionName,
  REGIONS,
  type RegionName,
} from '../terms.ts';

/** Random games of every mode. */
const GAMES = 4;

const idOf = ({ values }: Refusal, name: string): string => (values[name] as { readonly id: string }).id;
const regionIn = (refusal: Refusal, name = 'region'): number => REGIONS.indexOf(idOf(refusal, name) as RegionName);
const factionIn = (refusal: Refusal): number => FACTIONS.indexOf(idOf(refusal, 'faction') as FactionName);
const ALL = REGIONS.map((_, region) => region);
const around = (region: number): number[] => ALL.filter((other) => has(NEIGHBOURS[region], other));
const others = (s: State, region: number, faction: number): number =>
  followersInAll(s, region) - followers(s, region, faction);

const isOpen = (s: State, region: number): boolean => has(openRegions(s), region);
const controls = (s: State, faction: number, region: number): boolean => has(controlledBy(s, faction), region);
const bordersControlled = (s: State, r: Refusal): boolean =>
  around(regionIn(r)).some((region) => controls(s, factionIn(r), region));
const isHome = (r: Refusal, name: string): boolean => regionIn(r, name) === HOMES[factionIn(r)];

const card = (s: State): CardName => CARD_NAMES[effect(s)];
/** KD-CARD  The faction whose followers a card exchanges for those of others. */
const EXCHANGED: Readonly<Partial<Record<CardName, FactionName>>> = {
  influence: 'english',
  dispute: 'welsh',
  edict: 'scots',
};

/** What the sentences of refusals say of the board, each by itself. */
const CLAIMS: Readonly<Record<string, (s: State, refusal: Refusal) => boolean>> = {
  resolved: (s, r) => !isOpen(s, regionIn(r)),
  sealed: (s, r) => discOwner(s, regionIn(r)) >= 0,
  far: (s, r) =>
    isHome(r, 'home') &&
    isOpen(s, regionIn(r, 'home')) &&
    !around(regionIn(r)).includes(regionIn(r, 'home')) &&
    !bordersControlled(s, r),
  'far-from-control': (s, r) => !isOpen(s, HOMES[factionIn(r)]) && !bordersControlled(s, r),
  'far-home-lost': (s, r) =>
    isHome(r, 'home') &&
    !isOpen(s, regionIn(r, 'home')) &&
    !controls(s, factionIn(r), regionIn(r, 'home')) &&
    !bordersControlled(s, r),
  home: (s, r) =>
    isHome(r, 'region') &&
    isOpen(s, regionIn(r)) &&
    !bordersControlled(s, r) &&
    idOf(r, 'card') === card(s) &&
    (offer(s) & ~eligibleRegions(s, factionIn(r))) === 0,
  'no-border': (_, r) => !around(regionIn(r)).includes(regionIn(r, 'from')) && regionIn(r) !== regionIn(r, 'from'),
  'hemmed-in': (s, r) => (NEIGHBOURS[regionIn(r)] & openRegions(s)) === 0,
  empty: (s, r) => isOpen(s, regionIn(r)) && followersInAll(s, regionIn(r)) === 0,
  'too-few': (s, r) => followersInAll(s, regionIn(r)) === 1,
  'too-few-others': (s, r) => others(s, regionIn(r), factionIn(r)) === 1,
  'only-faction': (s, r) => others(s, regionIn(r), factionIn(r)) === 0,
  'neighbours-empty': (s, r) => around(regionIn(r)).every((region) => followersInAll(s, region) === 0),
  'no-others-around': (s, r) => around(regionIn(r)).every((region) => others(s, region, factionIn(r)) === 0),
  'no-others-elsewhere': (s, r) =>
    ALL.every((region) => region === regionIn(r) || others(s, region, factionIn(r)) === 0),
  'nobody-there': (s, r) => followers(s, regionIn(r), factionIn(r)) === 0 && followersInAll(s, regionIn(r)) > 0,
  'only-one-there': (s, r) => followers(s, regionIn(r), factionIn(r)) === 1,
  'same-faction': (s, r) => idOf(r, 'faction') === EXCHANGED[card(s)],
  'not-most': (s, r) => COURT_FACTIONS.some((faction) => inSupply(s, faction) > inSupply(s, factionIn(r))),
  'not-placed': (s, r) => card(s) === 'resist' && idOf(r, 'card') === 'resist' && idOf(r, 'faction') === 'scots',
  'none-in-supply': (s, r) => inSupply(s, factionIn(r)) === 0,
  'only-one-in-supply': (s, r) => inSupply(s, factionIn(r)) === 1,
};

/** The reasons that were given, and those that were not so. */
const given = new Set<string>();
const lies: string[] = [];

function listen(s: State): void {
  for (const text of kingIsDead.notation.texts(s)) {
    const refusal = kingIsDead.refusal(s, text);
    if (refusal === undefined) continue;
    given.add(refusal.key);
    if (CLAIMS[refusal.key]?.(s, refusal) === false) lies.push(`${text}: ${JSON.stringify(refusal)}`);
  }
}

beforeAll(() => {
  for (const [mode, options] of modesOf(kingIsDead).entries()) {
    for (let game = 0; game < GAMES; game++) {
      const random = new FastRandom(`truth ${mode}.${game}`);
      let s = kingIsDead.setup(options, random);
      for (let choice = kingIsDead.pick(s, random); choice !== NO_CHOICE; choice = kingIsDead.pick(s, random)) {
        listen(s);
        s = after(kingIsDead, s, choice);
      }
    }
  }
}, 300_000);

test('what a refusal says of the board is so', () => {
  expect(lies).toEqual([]);
});

test('random games come to nearly all of these reasons', () => {
  const seldom = ['hemmed-in', 'no-others-around', 'no-others-elsewhere'];
  expect(Object.keys(CLAIMS).filter((key) => !given.has(key) && !seldom.includes(key))).toEqual([]);
});
