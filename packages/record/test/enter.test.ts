import { describe, expect, test } from 'vitest';
import { type End, enter, type LaterEntry, replay, statesOf } from '../src/index.ts';
import { running, stopping, teams, three, whole } from './forgeries/stories.ts';
import { library } from './forging.ts';
import { must, type Story } from './story.ts';

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
    expect(enter(progress, entry)).toEqual({ ...progress, end: entry, entries: progress.entries + 1 });
  });

  test('by time of any seat, as far as is known while the deal is secret', () => {
    const { progress } = must(replay(running.record, { library }));
    for (const [seat, winner] of [
      [0, 1],
      [1, 0],
    ])
      expect(enter(progress, { type: 'end', by: 'time', seat, winners: [winner] })).toHaveProperty('end.seat', seat);
  });

  test('by the rules, whatever the outcome is, as far as is known while the deal is secret', () => {
    const { progress } = must(replay(running.record, { library }));
    const end = must(enter(progress, { ...(whole.progress.end as End) }));
    expect(end.end?.by).toBe('rules');
  });
});

describe('a takeback', () => {
  const [first, second] = running.progress.turns;

  test('leaves what was in force then, and the seats as they are now', () => {
    const back = must(enter(running.progress, { type: 'back', to: second.entry }));
    expect(back.turns).toEqual([first, second]);
    expect(back.kinds).toEqual(running.progress.kinds);
    expect(back.state).toEqual(statesOf(running.progress)[2]);
  });

  test('to the start leaves nothing', () => {
    const back = must(enter(running.progress, { type: 'back', to: 0 }));
    expect([back.turns, back.state]).toEqual([[], running.progress.first]);
  });

  test('uses states that are kept, and derives them otherwise', () => {
    const { states } = must(replay(running.record, { library, secret: running.secret }));
    const back = must(enter(running.progress, { type: 'back', to: 1 }, { states }));
    expect(back.state).toBe(states[1]);
    expect(must(enter(running.progress, { type: 'back', to: 1 })).state).toEqual(states[1]);
  });
});
