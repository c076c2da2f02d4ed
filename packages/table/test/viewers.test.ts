import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom, type Game, type Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import {
  byTurn,
  commit,
  decideFor,
  haveSecrets,
  lastDecisionOf,
  newsOf,
  nextViewer,
  openTable,
  people,
  seatToAct,
  type Table,
  toldAt,
  toldSince,
} from '../src/index.ts';

const TIME = '2026-11-16T10:00:00.000Z';
const hex = (digit: string): string => digit.repeat(64);
const OPEN = { seats: 3, advanced: false, solo: false, vikings: false, memory: false, 'landings-on-control': false };

function tableOf(game: Game, options: Options, kinds: readonly string[]): Table {
  const players = kinds.map((kind, seat) => ({ name: `P${seat}`, kind }));
  return openTable({
    game,
    options,
    players,
    match: 'test',
    seed: hex('a'),
    salts: players.map(() => hex('b')),
    time: TIME,
  });
}

/** So many turns later. */
function after(table: Table, turns: number): Table {
  const random = new FastRandom('viewers');
  let next = table;
  for (let turn = 0; turn < turns; turn++)
    next = commit(
      decideFor(next, (seen) => next.game.pick(seen, random)),
      TIME,
    );
  return next;
}

describe('whose eyes the screen is for', () => {
  test('the person to act, else the one who looks already, else the first person; nobody if programs play alone', () => {
    const table = tableOf(kingIsDead, OPEN, ['random', 'human', 'human']);
    expect(people(table)).toEqual([1, 2]);
    const acting = [0, 1, 2, 3]
      .map((turns) => after(table, turns))
      .map((each) => [seatToAct(each), nextViewer(each, 2)]);
    for (const [seat, viewer] of acting) expect(viewer).toBe(seat === 0 ? 2 : seat);
    expect(nextViewer(acted(table, 0), undefined)).toBe(1);
    expect(nextViewer(acted(table, 0), 0)).toBe(1);
    expect(nextViewer(tableOf(kingIsDead, OPEN, ['random', 'random', 'random']), undefined)).toBeUndefined();
  });

  test('people have secrets where hands are hidden, and none where all is open', () => {
    expect(haveSecrets(tableOf(claim, { seats: 2 }, ['human', 'human']), 0, 1)).toBe(true);
    expect(haveSecrets(tableOf(kingIsDead, OPEN, ['human', 'human', 'human']), 0, 1)).toBe(false);
    expect(haveSecrets(tableOf(kingIsDead, { ...OPEN, advanced: true }, ['human', 'human', 'human']), 1, 2)).toBe(true);
  });

  test('what can be worked out is no secret: in the second phase of Claim each knows the hand of the other', () => {
    const dealt = tableOf(claim, { seats: 2 }, ['human', 'human']);
    const secret = Array.from({ length: 52 }, (_, turns) => haveSecrets(after(dealt, turns), 0, 1));
    expect(secret).toEqual([...Array(26).fill(true), ...Array(26).fill(false)]);
    const cards = haveSecrets(tableOf(kingIsDead, { ...OPEN, seats: 2, memory: true }, ['human', 'human']), 0, 1);
    expect(cards).toBe(false);
  });
});

/** The table when a seat is to act. */
function acted(table: Table, seat: number): Table {
  let next = table;
  for (let turns = 1; seatToAct(next) !== seat; turns++) next = after(table, turns);
  return next;
}

describe('what is news', () => {
  const table = after(tableOf(kingIsDead, OPEN, ['human', 'human', 'human']), 7);
  const { deciders } = table;

  test('begins with the last decision that a seat has made', () => {
    for (const seat of [0, 1, 2]) {
      const from = lastDecisionOf(table, seat);
      expect(deciders[from]).toBe(seat);
      expect(deciders.slice(from + 1)).not.toContain(seat);
    }
  });

  test('is everything for who has not played yet', () => {
    expect(lastDecisionOf(tableOf(kingIsDead, OPEN, ['human', 'human', 'human']), 0)).toBe(0);
  });

  test('is told decision by decision, with who decided', () => {
    const told = toldSince(table, 'audience', 0);
    expect(told.map(({ seat }) => seat)).toEqual(deciders);
    expect(told.flatMap(({ lines }) => lines).every(({ key }) => kingIsDead.words.includes(`log.${key}`))).toBe(true);
    expect(told[0].lines[0].values).toMatchObject({ seat: { seat: deciders[0] } });
    expect(toldSince(table, 1, deciders.length)).toEqual([]);
    expect(toldSince(table, 1, deciders.length - 2)).toHaveLength(2);
  });

  test('is put into messages once for each viewer', () => {
    const later = after(table, 1);
    expect(toldAt(later, 1, 3)).toBe(toldAt(table, 1, 3));
    expect(toldAt(later, 2, 3)).not.toBe(toldAt(table, 1, 3));
  });

  test('leaves out what the viewer chose, and keeps what came of it', () => {
    const cards = after(tableOf(claim, { seats: 2 }, ['human', 'human']), 2);
    const seat = cards.deciders[1];
    const [{ lines }] = toldSince(cards, seat, 1);
    expect(lines.slice(0, 2).map(({ key }) => key)).toEqual(['reply', 'trick']);
    expect(newsOf(cards, seat)).toMatchObject([{ seat, lines: lines.slice(1) }]);
    expect(newsOf(cards, 1 - seat).map((told) => told.lines[0]?.key)).toEqual([undefined, 'reply']);
    expect(newsOf(cards, 'audience')).toEqual(toldSince(cards, 'audience', 0));
  });

  test('keeps what came of a choice that is not told', () => {
    const options = foreignKing.options({ seats: 3 });
    if (!('options' in options)) throw new Error(options.refusal.key);
    const played = after(tableOf(foreignKing, options.options, ['human', 'human', 'human']), 3);
    const [{ seat, lines }] = toldSince(played, 'audience', played.choices.length - 1);
    expect(lines.map(({ key }) => key)).toEqual(['round']);
    expect(newsOf(played, seat)[0].lines).toEqual(lines);
  });

  test('is nothing before anything has happened', () => {
    expect(newsOf(tableOf(kingIsDead, OPEN, ['human', 'human', 'human']), 0)).toEqual([]);
  });

  test('can be told by turns, each of whoever took it', () => {
    const told = toldSince(table, 0, 0);
    const turns = byTurn(told);
    expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(turns.flatMap(({ lines }) => lines)).toEqual(told.flatMap(({ lines }) => lines));
    for (const { seat, lines } of turns) expect(lines[0].values).toMatchObject({ seat: { seat } });
  });
});
