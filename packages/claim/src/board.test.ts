import { FastRandom, NO_CHOICE } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf, FACTIONS, factionOf, missing, topOf, voteOf, votesFor } from './board.ts';
import { claim } from './index.ts';
import { votesFor as countVotes, votes } from './votes.ts';

const pile = (text: string): string[] => text.split(' ').filter(Boolean);
const scored = (a: string, b: string) => ({ score: [pile(a), pile(b)] as const });
const vote = (a: string, b: string, letter: string): number | undefined => {
  const faction = factionOf(letter);
  return faction && voteOf(scored(a, b), faction);
};

describe('the vote of a faction', () => {
  test.each([
    ['goes to more cards, whatever their values', 'G0 G0 G1', 'G8 G9', 'G', 0],
    ['goes to the higher top card if the numbers are equal', 'G0 G1', 'G8 G9', 'G', 1],
    ['goes to the only one who has a card', '', 'K2', 'K', 1],
    ['is not given where nobody has one', 'G4', 'U9', 'K', undefined],
    ['is not given for equal numbers of zeros', 'G0 G0', 'G0 G0', 'G', undefined],
    ['does not count the cards of others', 'U0 U1 X9', 'U2 D9', 'U', 0],
  ])('%s', (_, a, b, letter, expected) => {
    expect(vote(a, b, letter)).toBe(expected);
  });
});

test('votes are counted for each seat', () => {
  const board = scored('G1 G2 K9 D3', 'G5 U0 U1 D4');
  expect([0, 1].map((seat) => votesFor(board, seat))).toEqual([2, 2]);
});

test('the top card is the highest', () => {
  expect(topOf(['X2', 'X7', 'X5'])).toBe(7);
  expect(topOf([])).toBeUndefined();
});

test('there are 52 cards, and one that is hidden is of no faction', () => {
  expect(FACTIONS.flatMap(({ cards }) => cards)).toHaveLength(52);
  expect([factionOf('K7')?.name, factionOf('?')]).toEqual(['knights', undefined]);
});

test('a board tells the votes that the rules count', () => {
  const random = new FastRandom('votes');
  for (let game = 0; game < 20; game++) {
    const s = claim.setup({ seats: 2 }, random);
    for (let choice = claim.pick(s, random); choice !== NO_CHOICE; choice = claim.pick(s, random))
      claim.play(s, choice);
    const board = boardOf(s);
    expect(FACTIONS.map((faction) => voteOf(board, faction))).toEqual(votes(s).map(({ seat }) => seat));
    expect([0, 1].map((seat) => votesFor(board, seat))).toEqual(countVotes(votes(s)));
  }
});

test.each([0, 1, 'audience'] as const)('a board is what the position of viewer %s tells', (viewer) => {
  const random = new FastRandom(`${viewer}`);
  const s = claim.setup({ seats: 2 }, random);
  for (let choice = 0; choice !== NO_CHOICE; ) {
    const seen = claim.redact(s, viewer);
    expect(JSON.parse(claim.position.write(seen))).toEqual({ game: 'claim', v: 1, ...boardOf(seen) });
    expect(boardOf(seen)).toBe(boardOf(seen));
    choice = claim.pick(s, random);
    if (choice !== NO_CHOICE) claim.play(s, choice);
  }
});

test('a hidden card is on the board without its name', () => {
  const board = boardOf(claim.redact(claim.setup({ seats: 2 }, new FastRandom('hidden')), 0));
  expect([board.hands[1], board.deck]).toEqual([Array(13).fill('?'), Array(25).fill('?')]);
  expect(board.hands[0]).not.toContain('?');
});

test('copies are missed one by one', () => {
  expect(missing(['G0', 'G0', 'G1', 'K2'], ['G0', 'K2', 'K3'])).toEqual(['G0', 'G1']);
});
