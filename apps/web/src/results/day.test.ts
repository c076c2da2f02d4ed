import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import type { Game } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { isOver, openMatch, seatToAct, startMatch, startText } from '@interregnum/match';
import { besideLine, linesText } from '@interregnum/record';
import { expect, test } from 'vitest';
import { hexFrom, TIME } from '../../test/matches.ts';
import { resultWith } from '../../test/results.ts';
import { findOnly } from '../games/index.ts';
import { DAY_LEVEL, dayDeal, dayOf, daysUpTo, isDay } from './day.ts';
import { besideOfDay, dayIn } from './day-mark.ts';
import { dayStanding } from './day-standing.ts';

const KINDS = ['human', DAY_LEVEL];
const optionsOf = (game: Game) => {
  const read = game.options({});
  if ('refusal' in read) throw new Error(read.refusal.key);
  return read.options;
};
const started = (game: Game, day: string) => {
  const deal = dayDeal(game, optionsOf(game), KINDS, day);
  return startMatch({ game, options: optionsOf(game), kinds: KINDS, id: 'day', whenSeatGoes: 'stop', ...deal });
};

test('a day is that of UTC', () => {
  expect(dayOf(Date.parse('2026-11-18T23:59:59.999Z'))).toBe('2026-11-18');
  expect(dayOf(Date.parse('2026-11-18T23:30:00.000-01:00'))).toBe('2026-11-19');
  expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(['2026-02-30', '2026-2-3', '', 3, '2026-13-01'].filter(isDay)).toEqual([]);
});

test('the deal of a day is the same for everybody, another one on another day, and the first seat begins', () => {
  for (const game of [kingIsDead, foreignKing, claim]) {
    for (const day of daysUpTo('2026-11-18', 6)) {
      const [one, two] = [started(game, day), started(game, day)];
      expect(one.match.state).toEqual(two.match.state);
      expect(seatToAct(one.match)).toBe(0);
      expect(isOver(one.match)).toBe(false);
    }
    const states = daysUpTo('2026-11-18', 4).map((day) => started(game, day).match.state.join());
    expect(new Set(states).size).toBe(states.length);
  }
});

test('the deal of a date never changes', () => {
  expect(dayDeal(claim, optionsOf(claim), KINDS, '2026-11-18').seed).toMatchInlineSnapshot(
    `"3cce53527b36d70c03b5c5e10ae2d39139d7dbdb1c7d61e6603eba2ee646ed73"`,
  );
});

test('a record says beside its start that it is of the deal of a day', () => {
  const { match, lines } = started(claim, '2026-11-18');
  const text = startText(lines, ['Ana', 'Ben'], TIME);
  for (const [record, day] of [
    [text + linesText([besideLine(besideOfDay('2026-11-18'))]), '2026-11-18'],
    [text + linesText([besideLine(besideOfDay('soon'))]), undefined],
    [text, undefined],
  ] as const) {
    const opened = openMatch(record, findOnly(claim), match.secret);
    if ('flaw' in opened) throw new Error(opened.flaw.flaw);
    expect(dayIn(opened.beside)).toBe(day);
  }
});

test('the first try counts, however often a deal is played', () => {
  const [first, second] = ['first', 'second'].map(hexFrom);
  const tries = [{ day: '2026-11-18', game: 'claim', table: `claim-${first.slice(0, 32)}` }];
  const results = [
    resultWith({ match: second, outcome: 'won', day: '2026-11-18' }),
    resultWith({ match: first, outcome: 'lost', day: '2026-11-18' }),
  ];
  expect(dayStanding('claim', '2026-11-18', tries, results).result?.outcome).toBe('lost');
  expect(dayStanding('claim', '2026-11-18', tries, results.slice(0, 1))).toMatchObject({
    tried: tries[0],
    result: undefined,
  });
  expect(dayStanding('claim', '2026-11-17', tries, results)).toMatchObject({ tried: undefined, result: undefined });
});
