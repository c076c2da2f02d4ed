import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom, HIDDEN, type Move } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { type LocalMatch, type Match, seatToAct } from '@interregnum/match';
import { describe, expect, test } from 'vitest';
import { dealtMatch, playedOn, randomTurn } from '../test/matches.ts';
import { BareTable, inputOf, localMatch, momentAt, portFor } from '../test/screens.ts';
import { arrowsOf, flightsBetween, movesBetween } from './moves.ts';
import type { ScreenInput } from './screen-input.ts';

const backwards = (moves: readonly Move[]): Move[] =>
  moves.toReversed().map((move) => ({ ...move, from: move.to, to: move.from }));

/** Moves in whatever order. */
const inOrder = (moves: readonly Move[]): string[] => moves.map((move) => Object.values(move).join(' ')).sort();

const counted = (moves: readonly Move[]): number => moves.reduce((sum, { count }) => sum + count, 0);

/** The screen of one seat, which sees nothing but its own. */
const seatAt = (match: LocalMatch, seat = 0): BareTable => new BareTable(portFor(match, [seat]));

/** The same screen at an earlier moment. */
const inputAt = ({ client }: BareTable, shown: number): ScreenInput =>
  inputOf(client, { moment: momentAt(shown), draft: undefined });

/** A turn in which the king travels. */
const KINGS_WAY = ['king brabant', 'end'];
const kingFlies = { piece: 'king', from: 'portrait', to: 'province:brabant', count: 1 };
const kingFliesBack = { ...kingFlies, from: kingFlies.to, to: kingFlies.from };

describe('a draft', () => {
  test('lets its pieces go as it is made, and lets them come back as it is taken back', () => {
    const table = seatAt(localMatch(dealtMatch(foreignKing)));
    const empty = table.input;
    table.choose(...KINGS_WAY);
    const drafted = table.input;
    expect(flightsBetween(empty, drafted)).toContainEqual(kingFlies);
    while (table.client.canUndo) table.client.undo();
    expect(flightsBetween(drafted, table.input)).toContainEqual(kingFliesBack);
  });

  test('that is committed lets nothing go a second time', () => {
    const table = seatAt(localMatch(dealtMatch(foreignKing)));
    const empty = table.input;
    table.choose(...KINGS_WAY);
    const drafted = table.input;
    table.commit();
    expect(flightsBetween(drafted, table.input)).toEqual([]);
    expect(flightsBetween(empty, table.input)).toContainEqual(kingFlies);
  });

  test('is not shown when somebody else has just looked', () => {
    const match = localMatch(dealtMatch(foreignKing));
    const table = seatAt(match);
    table.choose(...KINGS_WAY);
    expect(flightsBetween(seatAt(match, 1).input, table.input)).toEqual([]);
  });
});

/** A trick of Claim that the first seat completes. */
function replying(): Match {
  let match = dealtMatch(claim);
  while (seatToAct(match) !== 0 || JSON.parse(claim.position.write(match.state)).led === null)
    match = playedOn(match, 1);
  return match;
}

test('a reply that turns a card up lets go when it is committed what was not seen before', () => {
  const match = replying();
  const table = seatAt(localMatch(match));
  const empty = table.input;
  if (!table.client.canCommit) table.choose(...randomTurn(match, new FastRandom('reply')));
  const drafted = table.input;
  table.commit();
  const commits = flightsBetween(drafted, table.input);
  expect(flightsBetween(empty, drafted)).toEqual([]);
  expect(commits).toContainEqual(expect.objectContaining({ from: 'deck', to: 'shown' }));
  expect(commits).toContainEqual(expect.objectContaining({ from: 'hand:0', to: 'trick' }));
});

test('what a viewer may not know flies as a back', () => {
  const view = localMatch(playedOn(dealtMatch(claim), 8)).view('audience');
  const moves = movesBetween(view, 0, view.choices.length);
  expect(moves).toContainEqual(expect.objectContaining({ piece: HIDDEN, from: 'deck' }));
});

describe('the turn of somebody else', () => {
  const match = localMatch(playedOn(dealtMatch(foreignKing), 4));
  const table = seatAt(match);
  const { view } = table.client;
  const end = view.choices.length;

  test('is played back decision by decision, as it was told', () => {
    for (let at = 0; at < end; at++)
      expect(flightsBetween(inputAt(table, at), inputAt(table, at + 1))).toEqual(movesBetween(view, at, at + 1));
  });

  test('goes backwards as it went forwards, also over many decisions', () => {
    for (let at = 1; at <= end; at++) {
      const moves = flightsBetween(inputAt(table, at - 1), inputAt(table, at));
      expect(flightsBetween(inputAt(table, at), inputAt(table, at - 1))).toEqual(backwards(moves));
    }
    const [first, last] = [inputAt(table, 0), inputAt(table, end)];
    expect(counted(flightsBetween(last, first))).toBe(counted(flightsBetween(first, last)));
    expect(counted(flightsBetween(first, last))).toBeGreaterThan(0);
  });

  test('that is taken back lets its pieces come back, and what is done instead go', () => {
    const whole = table.input;
    void match.act({ takeBack: true });
    const from = table.client.view.choices.length;
    const back = flightsBetween(whole, table.input);
    expect(inOrder(back)).toEqual(inOrder(backwards(movesBetween(whole.view, from, end))));
    expect(back.length).toBeGreaterThan(0);
    const { truth } = match;
    const texts = randomTurn(truth, new FastRandom('another way'));
    void match.commitTurn(seatToAct(truth), truth.head.token, texts);
    const other = table.client.view;
    const turned = flightsBetween(whole, table.input);
    expect(other.choices).not.toEqual(whole.view.choices);
    for (const move of movesBetween(other, from, other.choices.length)) expect(turned).toContainEqual(move);
  });
});

describe('arrows', () => {
  const match = localMatch(dealtMatch(kingIsDead));
  const [ana, ben] = [seatAt(match), seatAt(match, 1)];

  test('point to nothing before a seat has taken its first turn', () => {
    expect(arrowsOf(ana.input)).toEqual([]);
    ana.turn('assemble', 'moray', 'devon', 'essex', 'moray scots');
    expect([arrowsOf(ana.input), arrowsOf(ben.input)]).toEqual([[], []]);
  });

  test('tell what others have done since one’s own last decision, until something is touched or chosen', () => {
    const own = ana.client.view.choices.length;
    ben.turn('assemble', 'moray', 'devon', 'essex', 'moray scots');
    const { view } = ana.client;
    expect(arrowsOf(ana.input)).toEqual(movesBetween(view, own, view.choices.length));
    expect(counted(arrowsOf(ana.input))).toBe(5);
    ana.choose('manoeuvre');
    expect([ana.client.asked?.decisions.length, arrowsOf(ana.input)]).toEqual([1, []]);
    ana.client.undo();
    expect(arrowsOf({ ...ana.input, touched: [{ place: 0, text: 'moray' }] })).toEqual([]);
  });

  test('tell at a moment looked back at what led to it; at the end, nothing', () => {
    const ended = seatAt(localMatch(playedOn(dealtMatch(claim), Number.POSITIVE_INFINITY)));
    const { view } = ended.client;
    const lookedAt = (shown: number): Move[] =>
      arrowsOf(inputOf(ended.client, { moment: momentAt(shown, { since: shown - 2 }) }));
    expect(lookedAt(4)).toEqual(movesBetween(view, 2, 4));
    expect(lookedAt(4).length).toBeGreaterThan(0);
    expect(lookedAt(view.choices.length)).toEqual([]);
  });
});
