import { after, FastRandom, has, NO_CHOICE, type Refusal, type State } from '@interregnum/kernel';
import { modesOf } from '@interregnum/testkit';
import { beforeAll, expect, test } from 'vitest';
import { kingIsDead } from '../index.ts';
import { NEIGHBOURS } from '../map.ts';
import { discOwner, followers, followersInAll, inSupply, openRegions } from '../state/index.ts';
import { COURT_FACTIONS, FACTIONS, type FactionName, REGIONS, type RegionName } from '../terms.ts';

/** Random games of every mode. */
const GAMES = 4;

const idOf = ({ values }: Refusal, name: string): string => (values[name] as { readonly id: string }).id;
const regionIn = (refusal: Refusal, name = 'region'): number => REGIONS.indexOf(idOf(refusal, name) as RegionName);
const factionIn = (refusal: Refusal): number => FACTIONS.indexOf(idOf(refusal, 'faction') as FactionName);
const ALL = REGIONS.map((_, region) => region);
const around = (region: number): number[] => ALL.filter((other) => has(NEIGHBOURS[region], other));
const others = (s: State, region: number, faction: number): number =>
  followersInAll(s, region) - followers(s, region, faction);

/** What the sentences of refusals say of the board, each by itself. */
const CLAIMS: Readonly<Record<string, (s: State, refusal: Refusal) => boolean>> = {
  resolved: (s, r) => !has(openRegions(s), regionIn(r)),
  sealed: (s, r) => discOwner(s, regionIn(r)) >= 0,
  far: (s, r) => has(openRegions(s), regionIn(r, 'home')) && !around(regionIn(r)).includes(regionIn(r, 'home')),
  'far-home-lost': (s, r) => !has(openRegions(s), regionIn(r, 'home')),
  'no-border': (_, r) => !around(regionIn(r)).includes(regionIn(r, 'from')) && regionIn(r) !== regionIn(r, 'from'),
  'hemmed-in': (s, r) => (NEIGHBOURS[regionIn(r)] & openRegions(s)) === 0,
  empty: (s, r) => has(openRegions(s), regionIn(r)) && followersInAll(s, regionIn(r)) === 0,
  'too-few': (s, r) => followersInAll(s, regionIn(r)) === 1,
  'too-few-others': (s, r) => others(s, regionIn(r), factionIn(r)) === 1,
  'only-faction': (s, r) => others(s, regionIn(r), factionIn(r)) === 0,
  'neighbours-empty': (s, r) => around(regionIn(r)).every((region) => followersInAll(s, region) === 0),
  'no-others-around': (s, r) => around(regionIn(r)).every((region) => others(s, region, factionIn(r)) === 0),
  'no-others-elsewhere': (s, r) =>
    ALL.every((region) => region === regionIn(r) || others(s, region, factionIn(r)) === 0),
  'nobody-there': (s, r) => followers(s, regionIn(r), factionIn(r)) === 0 && followersInAll(s, regionIn(r)) > 0,
  'only-one-there': (s, r) => followers(s, regionIn(r), factionIn(r)) === 1,
  'not-most': (s, r) => COURT_FACTIONS.some((faction) => inSupply(s, faction) > inSupply(s, factionIn(r))),
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
