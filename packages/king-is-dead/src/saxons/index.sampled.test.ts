import { FastRandom, legalChoices, newChoices, type Random, type State } from '@interregnum/kernel';
import { sampleSize } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import {
  finalForCard,
  finalForSummon,
  negotiation,
  prompt,
  resolutionKey,
  resolutions,
  untilSummon,
} from '../../test/saxon-oracle.ts';
import { arrange, look } from '../../test/table.ts';
import { kingIsDead, VERSIONS } from '../index.ts';
import { nextSaxonCard } from '../state/index.ts';
import { type CardName, NEGOTIATE, REGIONS, type RegionName } from '../terms.ts';
import { PASS } from '../turn-step.ts';

const offered = (s: State) => legalChoices(kingIsDead, s, newChoices());
const keys = (states: readonly State[]) => [...new Set(states.map(resolutionKey))].sort();

function passing(s: State): State {
  const next = s.slice();
  kingIsDead.play(next, PASS);
  return next;
}

/** Compares what the engine lets the human choose for the Saxons with what the clauses leave. */
function compare(s: State): void {
  const reached = untilSummon(passing(s));
  if (nextSaxonCard(s) === NEGOTIATE) compareNegotiation(s, reached);
  else {
    const final = finalForCard(
      s,
      resolutions(s).map((after) => ({ after })),
    );
    expect(keys(reached)).toEqual(keys(final.map(({ after }) => after)));
  }
  const different = new Map(reached.map((state) => [resolutionKey(state), state]));
  for (const asked of [...different.values()].slice(0, 12)) {
    expect(offered(asked)).toEqual(finalForSummon(asked).map(({ choice }) => choice));
  }
}

function compareNegotiation(s: State, reached: readonly State[]): void {
  const expected = look(s).track;
  const spaces = negotiation(s);
  if (spaces !== undefined) {
    const [x, y] = spaces;
    [expected[x], expected[y]] = [expected[y], { ...expected[x], disc: 1 }];
  }
  expect(reached).toHaveLength(1);
  expect(look(reached[0]).track).toEqual(expected);
}

/** Plays a random choice; half of the human's turns are passes. */
function stumble(s: State, random: Random): void {
  const choices = offered(s);
  const card = prompt(s) === 'turn' && random.below(2) === 0 ? PASS : choices[random.below(choices.length)];
  kingIsDead.play(s, card);
}

const someoneStands = (s: State): boolean => Object.values(look(s).regions).some((r) => standing(r) > 0);
// biome-ignore lint/suspicious/noExplicitAny: a region of a canonical position
const standing = (region: any): number => region.scots + region.welsh + region.english;

const GAMES = VERSIONS.flatMap((game) =>
  [false, true].map((vikings) => [game.meta.rulesVersion, vikings, game] as const),
);

describe.each(GAMES)('KD-SOLO-5..12 in random games, rules %d, vikings: %s', (_, vikings, game) => {
  test.each(Array.from({ length: sampleSize(8) }, (_, game) => `solo ${game}`))('seed %s', (seed) => {
    const random = new FastRandom(seed);
    const s = game.setup({ seats: 2, solo: true, advanced: false, vikings, memory: false }, random);
    while (kingIsDead.outcome(s) === undefined) {
      if (prompt(s) === 'turn' && someoneStands(s)) compare(s);
      stumble(s, random);
    }
  });
});

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

/** Any board at all, crowded or nearly empty, with few followers in the supply. */
function madeUp(random: Random, deck: readonly CardName[]): State {
  const vikings = random.below(2) === 0;
  const crowd = 1 + random.below(4);
  const some = (letter: string, most: number): string => `${random.below(most)}${letter}`;
  const people = () => `${some('S', crowd)}${some('W', crowd)}${some('E', crowd)}${vikings ? some('V', 3) : ''}`;
  const regions: Partial<Record<RegionName, string>> = {};
  const track: RegionName[] = [];
  for (const name of REGIONS) {
    track.splice(random.below(track.length + 1), 0, name);
    regions[name] = random.below(8) === 0 ? pick(['scots', 'welsh', 'english'], random) : people();
  }
  const supply = `${some('S', 4)}${some('W', 4)}${some('E', 4)}`;
  const discs = random.below(2) === 0 ? { [pick(REGIONS, random)]: 0 } : {};
  const resolved = Object.values(regions).filter((text) => !/\d/.test(text)).length;
  const piles = [[], Array.from({ length: resolved }, () => 'assemble' as const)];
  const rules = 1 + random.below(2);
  return arrange({ rules, solo: true, vikings, regions, supply, track, discs, piles, deck });
}

const DECK = [
  'scottish-support',
  'welsh-support',
  'english-support',
  'assemble',
  'negotiate',
  'manoeuvre',
  'outmanoeuvre',
] as const;

describe.each(DECK)('KD-SOLO-5..12 on made-up boards: %s', (card) => {
  test.each(Array.from({ length: sampleSize(4) }, (_, n) => `made up ${n}`))('seed %s', (seed) => {
    const random = new FastRandom(`${seed} ${card}`);
    for (let board = 0; board < (card === 'assemble' ? 8 : 25); board++) {
      const s = madeUp(random, [card]);
      if (someoneStands(s)) compare(s);
    }
  });
});

describe.each(['manoeuvre', 'outmanoeuvre'] as const)('KD-SOLO-5, KD-UNDO-4: the Saxons may not undo a %s', (card) => {
  test.each(Array.from({ length: sampleSize(4) }, (_, n) => `undo ${n}`))('seed %s', (seed) => {
    const random = new FastRandom(`${seed} ${card}`);
    for (let board = 0; board < 25; board++) {
      const s = madeUp(random, [card]);
      if (!someoneStands(s)) continue;
      kingIsDead.play(s, kingIsDead.notation.read(s, card) as number);
      while (prompt(s) !== 'turn') stumble(s, random);
      if (someoneStands(s)) compare(s);
    }
  });
});
