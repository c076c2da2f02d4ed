import { GAME_IDS, loadGame } from '@interregnum/games';
import type { Game } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { fits } from '../src/lesson.ts';
import { lessonOf } from '../src/lessons.ts';
import { type AnyLesson, answerTo } from '../src/progress.ts';
import { checkedSteps, toldOf, wrongIn } from './checked-steps.ts';
import { follow } from './turns.ts';

const LESSONS = await Promise.all(
  GAME_IDS.flatMap((id) =>
    (['first', 'second'] as const).map(async (part) => {
      const [lesson, game] = [(await lessonOf(id, part)) as AnyLesson, (await loadGame(id)) as Game];
      return { id, part, lesson, game, steps: checkedSteps(game, lesson) };
    }),
  ),
);

describe.each(LESSONS)('the $part lesson of $id', ({ lesson, game, steps }) => {
  const asked = steps.flatMap((each) => (each.step.kind === 'ask' ? [{ ...each, step: each.step }] : []));

  test('what is asked for is offered, and each way leads on', () => {
    for (const { step, turns, ends } of asked) {
      expect(ends.length, step.id).toBe(step.replies === undefined ? 1 : step.done.length);
      for (const choice of step.done)
        expect(
          turns.some(({ texts }) => fits([choice], texts)),
          `${step.id}: ${choice}`,
        ).toBe(true);
    }
  });

  test('every other turn has exactly one answer, and every answer a turn', () => {
    for (const { step, turns } of asked) {
      const others = turns.filter(({ texts }) => !fits(step.done, texts));
      for (const { texts } of others) expect(answerTo(step, texts), `${step.id}: ${texts}`).not.toEqual([]);
      for (const { to } of step.answers)
        expect(
          others.some(({ texts }) => fits(to, texts)),
          `${step.id}: ${to}`,
        ).toBe(true);
    }
  });

  test('what is said holds, whichever way was taken', () => {
    for (const { step, from, ends } of steps) {
      for (const end of ends) {
        const told = toldOf(game, from, end);
        expect(wrongIn(step.says, told), step.id).toEqual([]);
        if (step.kind !== 'read') expect(wrongIn(step.after ?? [], told), step.id).toEqual([]);
      }
    }
  });

  test('what a mistake is answered with holds once it is played out', () => {
    for (const { step, from, turns } of asked) {
      for (const { to, says, line = [] } of step.answers) {
        for (const { texts, state } of turns.filter(({ texts }) => !fits(step.done, texts) && fits(to, texts))) {
          const end = follow(game, lesson, state, line);
          expect(wrongIn(says, toldOf(game, from, end)), `${step.id}: ${texts}`).toEqual([]);
        }
      }
      const left = turns.filter(
        ({ texts }) => !fits(step.done, texts) && !step.answers.some(({ to }) => fits(to, texts)),
      );
      for (const { texts, state } of left)
        expect(wrongIn(step.otherwise ?? [], toldOf(game, from, state)), `${step.id}: ${texts}`).toEqual([]);
    }
  });

  test('it ends in a whole victory, and something to read', () => {
    const [victory, read] = steps.slice(-2);
    expect(read.step.kind).toBe('read');
    for (const end of victory.ends) expect(game.outcome(end)?.winners).toEqual([0]);
  });
});
