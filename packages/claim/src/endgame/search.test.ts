import { FastRandom, type State } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { endingOf, rareEnding, scoredOtherwise } from '../../test/endings.ts';
import { differences } from '../../test/minimax.ts';
import { candidatesOf } from './candidates.ts';
import { dealOf } from './deal.ts';
import { possibleDifferences } from './goals.ts';
import { Search } from './search.ts';

/** Asks about other scores without forgetting what was proven for these. */
function expectAnswers(s: State, random: FastRandom): number {
  const deal = dealOf(s);
  const search = new Search(deal, Number.POSITIVE_INFINITY);
  const asked = possibleDifferences(deal)[1 + random.below(possibleDifferences(deal).length - 1)];
  let yes = 0;
  search.ask(asked);
  for (let i = 0; i < 8; i++) {
    const other = scoredOtherwise(s, random);
    const { scores, leader } = dealOf(other);
    search.line.own[0] = scores[leader];
    search.line.other[0] = scores[1 - leader];
    const exact = differences(other);
    for (const { place, choices } of candidatesOf(deal, search.line))
      for (const choice of choices) {
        const reached = search.reaches(place);
        expect(reached).toBe((exact.get(choice) ?? Number.NaN) >= asked);
        if (reached) yes++;
      }
  }
  return yes;
}

test('what is proven holds for all scores that the proof covers, and for no other', () => {
  const random = new FastRandom('scores');
  const yes = Array.from({ length: 40 }, (_, i) => expectAnswers(endingOf(`scores ${i}`, 5 + (i % 4)), random));
  expect(yes.filter((count) => count > 0).length).toBeGreaterThan(20);
});

test('CL-END-4, -5: with goblin zeros that may tie and silent knights as well', () => {
  const random = new FastRandom('rare scores');
  const fits = (card: string) => /G0|[UDX]/.test(card);
  const yes = Array.from({ length: 40 }, (_, i) => expectAnswers(rareEnding(`scores ${i}`, 3, fits), random));
  expect(yes.filter((count) => count > 0).length).toBeGreaterThan(20);
});

test('no answer counts once the budget is used up', () => {
  const search = new Search(dealOf(endingOf('budget', 12)), 10);
  search.ask(1);
  for (const { place } of candidatesOf(dealOf(endingOf('budget', 12)), search.line)) search.reaches(place);
  expect([search.nodes, search.exhausted]).toEqual([10, true]);
});
