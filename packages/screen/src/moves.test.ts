import { claim } from '@interregnum/claim';
import { HIDDEN, type Move } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import type { LocalMatch } from '@interregnum/match';
import { describe, expect, test } from 'vitest';
import { dealtMatch, playedOn } from '../test/matches.ts';
import { BareTable, inputOf, localMatch, momentAt, portFor } from '../test/screens.ts';
import { arrowsOf, movesBetween } from './moves.ts';

const counted = (moves: readonly Move[]): number => moves.reduce((sum, { count }) => sum + count, 0);

/** The screen of one seat, which sees nothing but its own. */
const seatAt = (match: LocalMatch, seat = 0): BareTable => new BareTable(portFor(match, [seat]));

test('what a viewer may not know flies as a back', () => {
  const view = localMatch(playedOn(dealtMatch(claim), 8)).view('audience');
  const moves = movesBetween(view, 0, view.choices.length);
  expect(moves).toContainEqual(expect.objectContaining({ piece: HIDDEN, from: 'deck' }));
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
