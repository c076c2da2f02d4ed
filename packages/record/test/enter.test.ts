import { FastRandom, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { type End, enter, type LaterEntry, replay, statesOf, turnsIn } from '../src/index.ts';
import { running, stopping, teams, three, whole } from './forgeries/stories.ts';
import { findGame } from './forging.ts';
import { must, randomTurn, type Story } from './story.ts';

const asked = (story: Story): number => story.progress.game.toAct(story.state);
const [a, b] = [asked(running), 1 - asked(running)];

describe('a match can end', () => {
  const ENDS: readonly (readonly [how: string, story: Story, end: Omit<End, 'type'>])[] = [
    ['when whoever is asked resigns', running, { by: 'resigned', seat: a, winners: [b] }],
    ['when the other one resigns', running, { by: 'resigned', seat: b, winners: [a] }],
    ['when a team resigns', teams, { by: 'resigned', seat: 3, winners: [0, 2] }],
    ['when time runs out', running, { by: 'time', seat: a, winners: [b] }],
    ['when one of three has no time left', stopping, { by: 'time', seat: asked(stopping), winners: [] }],
    ['when all agree on a winner', running, { by: 'agreed', winners: [1] }],
    ['when all agree on a draw', running, { by: 'agreed', winners: [0, 1] }],
    ['when all agree on a team', teams, { by: 'agreed', winners: [1, 3] }],
    ['when all agree on a draw of teams', teams, { by: 'agreed', winners: [0, 1, 2, 3] }],
    ['when all agree on two of three', three, { by: 'agreed', winners: [0, 2] }],
    ['when it is stopped', three, { by: 'stopped', winners: [] }],
  ];

  test.each(ENDS)('%s', (_, { progress }, end) => {
    const entry: LaterEntry = { type: 'end', ...end };
    const ended = must(enter(progress, entry));
    const { played } = ended;
    expect(ended).toEqual({ ...progress, played, end: entry, entries: progress.entries + 1 });
    expect(turnsIn(played)).toEqual(turnsIn(progress.played));
  });

  test('by time of any seat, as far as is known while the deal is secret', () => {
    const { progress } = must(replay(running.record, { findGame }));
    for (const [seat, winner] of [
      [0, 1],
      [1, 0],
    ])
      expect(enter(progress, { type: 'end', by: 'time', seat, winners: [winner] })).toHaveProperty('end.seat', seat);
  });

  test('by the rules, whatever the outcome is, as far as is known while the deal is secret', () => {
    const { progress } = must(replay(running.record, { findGame }));
    const end = must(enter(progress, { ...(whole.progress.end as End) }));
    expect(end.end?.by).toBe('rules');
  });
});

describe('a takeback', () => {
  const [first, second] = turnsIn(running.progress.played);

  test('leaves what was in force then, and the seats as they are now', () => {
    const back = must(enter(running.progress, { type: 'back', to: second.entry }));
    expect(turnsIn(back.played)).toEqual([first, second]);
    expect(back.kinds).toEqual(running.progress.kinds);
    expect(back.state).toEqual(statesOf(running.progress)[2]);
  });

  test('to the start leaves nothing', () => {
    const back = must(enter(running.progress, { type: 'back', to: 0 }));
    expect([turnsIn(back.played), back.state]).toEqual([[], running.progress.first]);
  });

  test('and another turn leave what was played before as it is: lists are shared, never changed', () => {
    const { progress } = running;
    const before = turnsIn(progress.played);
    const back = must(enter(progress, { type: 'back', to: first.entry }));
    const texts = randomTurn(progress.game, back.state as State, new FastRandom('another'));
    const other = must(enter(back, { type: 'turn', seat: progress.game.toAct(back.state as State), texts }));
    expect(turnsIn(progress.played)).toEqual(before);
    expect(turnsIn(back.played)).toEqual([first]);
    expect(turnsIn(other.played)).toHaveLength(2);
  });

  test('is not needed to try two turns on the same match', () => {
    const { progress } = running;
    const before = turnsIn(progress.played);
    const [one, two] = ['one', 'two'].map((name) => {
      const texts = randomTurn(progress.game, running.state, new FastRandom(name));
      return must(enter(progress, { type: 'turn', seat: a, texts }));
    });
    expect([turnsIn(one.played), turnsIn(two.played)].map((turns) => turns.slice(0, -1))).toEqual([before, before]);
    expect(statesOf(one).at(-1)).toEqual(one.state);
    expect(statesOf(two).at(-1)).toEqual(two.state);
  });
});
