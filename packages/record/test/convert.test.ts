import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import type { Game, Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import {
  type Header,
  hashOf,
  type MatchRecord as Record1,
  replay as replay1,
  startRecord,
  withDecision,
} from '../src/format-1/index.ts';
import { convert, playTurn, recordText, replay, type Turn, verify } from '../src/index.ts';
import { findGame, flawOf, optionsOf } from './forging.ts';
import { playMatch } from './format-1/matches.ts';
import { hexFrom, must } from './story.ts';

const GAMES: readonly (readonly [Game, Options])[] = [
  [claim, { seats: 2 }],
  [foreignKing, { seats: 3 }],
  [kingIsDead, { seats: 2, advanced: true }],
  [kingIsDead, { solo: true }],
];

describe.each(GAMES.map(([game, given]) => ({ id: game.meta.id, game, options: optionsOf(game, given) })))(
  'a running match of $id in format 1',
  ({ game, options }) => {
    const matches = [0, 1, 2, 5, 13, 24].map((most) => ({ most, ...playMatch(game, options, 'running', most) }));

    test('goes on in format 2 where it was, its last turn as a draft', () => {
      for (const { record: old, seed } of matches) {
        const { record, draft } = must(convert(old, game, seed));
        const { progress } = must(replay(record, { findGame, secret: { seed } }));
        const made = record.entries.flatMap((entry) => (entry.type === 'turn' ? entry.texts : []));
        const texts = [...made, ...draft];
        expect(texts).toEqual(old.decisions.map(({ decision }) => decision));
        const states = must(replay1(old, findGame, seed)).states;
        expect(progress.first).toEqual(states[0]);
        expect(progress.state).toEqual(states[states.length - 1 - draft.length]);
        if (draft.length > 0 && progress.state !== undefined)
          expect(playTurn(game, progress.state, draft, 0)).toHaveProperty('flaw.flaw', 'turn-incomplete');
      }
    });

    test('holds, and says that the salts of bots were drawn', () => {
      for (const { record: old, seed } of matches) {
        const text = recordText(must(convert(old, game, seed)).record);
        expect(verify(text, { findGame, secret: { seed } })).toMatchObject({
          unchecked: { turns: false, salts: true },
        });
      }
    });
  },
);

const { record: old, seed } = playMatch(claim, { seats: 2 }, 'convert', 8);
const { record } = must(convert(old, claim, seed));

test('the match gets its id from the header, and keeps deal, kinds, names and times', () => {
  const { commitment, salts, seats, time } = old.header;
  expect(record.start).toEqual({
    type: 'start',
    match: hashOf(old.lines[0]),
    game: 'claim',
    rules: 1,
    options: { seats: 2 },
    seats: ['random', 'random'],
    whenSeatGoes: 'stop',
    deal: { commitment, salts, format: 'interregnum-record-1' },
  });
  expect(record.beside.slice(0, 3)).toEqual([
    { type: 'name', beside: 0, seat: 0, name: seats[0].name },
    { type: 'name', beside: 0, seat: 1, name: seats[1].name },
    { type: 'time', beside: 0, time },
  ]);
  expect(record.beside.slice(3)).toEqual(
    record.entries.slice(1).map((_, at) => ({ type: 'time', beside: at + 1, time: old.decisions[at].time })),
  );
});

test('a turn has the time at which its last decision was made', () => {
  const two = playMatch(kingIsDead, optionsOf(kingIsDead, { seats: 2 }), 'times', 40);
  const made = must(convert(two.record, kingIsDead, two.seed)).record;
  let decisions = 0;
  for (const [number, entry] of made.entries.entries()) {
    if (entry.type !== 'turn') continue;
    decisions += (entry as Turn).texts.length;
    const time = made.beside.find((said) => said.type === 'time' && said.beside === number);
    expect(time).toMatchObject({ time: two.record.decisions[decisions - 1].time });
  }
  expect(decisions).toBeGreaterThan(made.entries.length);
});

test('times of a clock that was set back are dropped', () => {
  const header: Header = old.header;
  let back: Record1 = startRecord(header);
  for (const [at, decision] of old.decisions.entries())
    back = withDecision(back, at === 2 ? { ...decision, time: '1999-01-01T00:00:00.000Z' } : decision);
  const text = recordText(must(convert(back, claim, seed)).record);
  expect(text).not.toContain('1999');
  expect(flawOf(text, { seed })).toEqual([]);
});

test('a match that has ended is never rewritten', () => {
  const ended = playMatch(claim, { seats: 2 }, 'ended');
  expect(convert(ended.record, claim, ended.seed)).toEqual({
    flaw: { entry: ended.record.lines.length - 1, flaw: 'over', values: {} },
  });
});

test('a match whose end was cut off ends again', () => {
  const ended = playMatch(claim, { seats: 2 }, 'ended');
  const cut = { ...ended.record, end: undefined, lines: ended.record.lines.slice(0, -1) };
  const made = must(convert(cut, claim, ended.seed));
  expect(made.record.entries.slice(-2)).toEqual([
    { type: 'end', by: 'rules', outcome: ended.record.end?.outcome, winners: ended.record.end?.outcome.winners },
    { type: 'reveal', seed: ended.seed },
  ]);
  expect(flawOf(recordText(made.record))).toEqual([]);
});

test('another seed is refused', () => {
  expect(convert(old, claim, hexFrom('other'))).toHaveProperty('flaw.flaw', 'commitment');
});
