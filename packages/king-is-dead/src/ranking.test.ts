import { describe, expect, test } from 'vitest';
import { arrange } from '../test/table.ts';
import { NO_FACTION, second, strongest, tiers } from './ranking.ts';
import { ENGLISH, type FactionName, REGIONS, SCOTS, WELSH } from './terms.ts';

/** Regions won in this order; '-' stands for instability. */
function won(order: string) {
  const holders: Record<string, FactionName | 'unstable'> = {
    S: 'scots',
    W: 'welsh',
    E: 'english',
    V: 'vikings',
    '-': 'unstable',
  };
  return arrange({
    vikings: true,
    regions: Object.fromEntries([...order].map((letter, i) => [REGIONS[i], holders[letter]])),
  });
}

describe.each([
  ['SSSWWE--', [[SCOTS], [WELSH], [ENGLISH]]],
  ['EEEWWS', [[ENGLISH], [WELSH], [SCOTS]]],
  ['WWWWWW--', [[WELSH], [SCOTS, ENGLISH]]],
  ['E', [[ENGLISH], [SCOTS, WELSH]]],
  ['SSWWWSEE', [[SCOTS], [WELSH], [ENGLISH]]],
  ['SSSWWWEE', [[WELSH], [SCOTS], [ENGLISH]]],
  ['SWEEWS--', [[SCOTS], [WELSH], [ENGLISH]]],
  ['EWSWES--', [[SCOTS], [ENGLISH], [WELSH]]],
  ['SSWW', [[WELSH], [SCOTS], [ENGLISH]]],
  ['SWWS-V', [[SCOTS], [WELSH], [ENGLISH]]],
  ['-V', [[SCOTS, WELSH, ENGLISH]]],
  ['', [[SCOTS, WELSH, ENGLISH]]],
])('with regions won in the order %s', (order, expected) => {
  test('KD-RANK-1, -2, -3: factions rank by regions, then by the latest win; those without any share a tier', () => {
    expect(tiers(won(order))).toEqual(expected);
  });

  test('KD-RANK-1: the strongest faction is alone at the top, if any has a region', () => {
    expect(strongest(won(order))).toBe(expected[0].length === 1 ? expected[0][0] : NO_FACTION);
  });

  test('KD-RANK-4: the second faction is the only member of the second tier', () => {
    expect(second(won(order))).toBe(expected[1]?.length === 1 ? expected[1][0] : NO_FACTION);
  });
});
