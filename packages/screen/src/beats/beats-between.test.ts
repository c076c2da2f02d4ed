import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom, type Move } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { type LocalMatch, type Match, seatToAct } from '@interregnum/match';
import { describe, expect, test } from 'vitest';
import { dealtMatch, playedOn, randomTurn } from '../../test/matches.ts';
import { BareTable, GAME_SCREENS, inputOf, localMatch, momentAt, portFor } from '../../test/screens.ts';
import { movesBetween } from '../moves.ts';
import type { ScreenInput } from '../screen-input.ts';
import { type Beats, beatMs, beatsMs } from './beat.ts';
import { beatsAt, beatsBetween, movesIn } from './beats-between.ts';

const backwards = (moves: readonly Move[]): Move[] =>
  moves.toReversed().map((move) => ({ ...move, from: move.to, to: move.from }));

/** Moves in whatever order, those of one way put together. */
const inOrder = (moves: readonly Move[]): string[] =>
  [...Map.groupBy(moves, ({ piece, from, to }) => `${piece}: ${from} -> ${to}`)]
    .map(([way, alike]) => `${counted(alike)} ${way}`)
    .sort();

const between = (was: ScreenInput, is: ScreenInput): Beats =>
  beatsBetween(GAME_SCREENS[was.view.game.meta.id], was, is);
const flightsBetween = (was: ScreenInput, is: ScreenInput): Move[] => movesIn(between(was, is));

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
    expect(flightsBetween(empty, drafted)).toContainEqual(expect.objectContaining(kingFlies));
    while (table.client.canUndo) table.client.undo();
    expect(flightsBetween(drafted, table.input)).toContainEqual(expect.objectContaining(kingFliesBack));
  });

  test('that is committed lets nothing go a second time', () => {
    const table = seatAt(localMatch(dealtMatch(foreignKing)));
    const empty = table.input;
    table.choose(...KINGS_WAY);
    const drafted = table.input;
    table.commit();
    expect(flightsBetween(drafted, table.input)).toEqual([]);
    expect(flightsBetween(empty, table.input)).toContainEqual(expect.objectContaining(kingFlies));
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

describe('the turn of somebody else', () => {
  const match = localMatch(playedOn(dealtMatch(foreignKing), 4));
  const table = seatAt(match);
  const { view } = table.client;
  const end = view.choices.length;

  test('is played back decision by decision, as it was told', () => {
    for (let at = 0; at < end; at++)
      expect(inOrder(flightsBetween(inputAt(table, at), inputAt(table, at + 1)))).toEqual(
        inOrder(movesBetween(view, at, at + 1)),
      );
  });

  test('goes backwards as it went forwards, also over many decisions', () => {
    for (let at = 1; at <= end; at++) {
      const moves = flightsBetween(inputAt(table, at - 1), inputAt(table, at));
      expect(inOrder(flightsBetween(inputAt(table, at), inputAt(table, at - 1)))).toEqual(inOrder(backwards(moves)));
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
    const ways = inOrder(movesBetween(other, from, other.choices.length));
    expect(inOrder(turned)).toEqual(expect.arrayContaining(ways));
  });
});

/** The kinds of the beats of every decision of a match that has any, one after another. */
function kindsTold(match: Match): string[] {
  const { view } = seatAt(localMatch(match)).client;
  const game = GAME_SCREENS[view.game.meta.id];
  return view.choices.map((_, at) =>
    beatsAt(game, view, at)
      .map(({ kind, line }) => `${line.key} ${kind}`)
      .join(', '),
  );
}

describe('beats', () => {
  test('a struggle counts every faction, stamps the disc, sends followers home and turns the card (KD-STRUGGLE)', () => {
    const told = kindsTold(playedOn(dealtMatch(kingIsDead), 60)).find((kinds) => kinds.includes('struggle-won'));
    expect(told).toMatch(/^(struggle-won count, )+struggle-won stamp, struggle-won move, struggle-won turn/);
  });

  test('what the end is made of is left to its end', () => {
    const told = kindsTold(playedOn(dealtMatch(claim), Number.POSITIVE_INFINITY)).at(-1);
    expect(told).toMatch(/^reply move, trick hold, trick move.*end-(won|drawn) end$/);
  });

  test('the king comes by every province of his way (FK-KING)', () => {
    const there = { ...kingFlies, to: 'province:liege' };
    const line = { key: 'king', values: {}, moves: [there] };
    const beats = GAME_SCREENS['foreign-king'].beatsOf(line, 'queen king brabant liege');
    expect(beats.map(({ travels }) => travels)).toEqual([[{ ...there, by: ['province:brabant'] }]]);
  });

  test('more pieces and longer ways take longer, and beats as long as all of them together', () => {
    const line = { key: 'place', values: {}, moves: [] };
    const one = { kind: 'move' as const, line, travels: [kingFlies] };
    const many = { ...one, travels: [{ ...kingFlies, count: 4 }] };
    const far = { ...one, travels: [{ ...kingFlies, by: ['province:namur'] }] };
    expect(beatMs(many)).toBeGreaterThan(beatMs(one));
    expect(beatMs(far)).toBeGreaterThan(beatMs(one));
    expect(beatsMs([one, many])).toBe(beatMs(one) + beatMs(many));
  });
});
