import { GAME_IDS, loadGame } from '@interregnum/games';
import type { Game } from '@interregnum/kernel';
import { catalogue, LANGUAGES, lessonText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import type { LessonPart } from '../src/lesson.ts';
import { LessonPlay } from '../src/lesson-play.ts';
import { lessonOf } from '../src/lessons.ts';
import { type AnyLesson, isOver, saidNow, stepOf } from '../src/progress.ts';
import { expectedChoice } from './expected-choice.ts';

/** What may be read at once, and in a whole lesson with every answer. */
const LONGEST_STEP = { sentences: 3, words: 35, characters: 220 };
const WORDS = 300;

const LESSONS = await Promise.all(
  GAME_IDS.flatMap((id) =>
    (['first', 'second'] as const).map(async (part) => ({
      id,
      part,
      lesson: (await lessonOf(id, part)) as AnyLesson,
      game: (await loadGame(id)) as Game,
    })),
  ),
);
const lessonCatalogue = (id: string, part: LessonPart): string =>
  `${id}/${part === 'first' ? 'lessons' : 'second-lesson'}`;

/** Lets bots take their turns: their decisions are promises that have settled. */
const settle = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Plays a lesson as it is meant, and returns what was said, one after the other. */
async function playThrough(play: LessonPlay): Promise<string[][]> {
  const said: string[][] = [];
  for (let moments = 0; !isOver(play.lesson, play.progress); moments++) {
    expect(moments, `${play.lesson.game} stands still at ${stepOf(play.lesson, play.progress).id}`).toBeLessThan(200);
    said.push(saidNow(play.lesson, play.progress).map(({ text }) => text));
    if (play.progress.phase === 'done') play.goOn();
    else if (play.client.asked !== undefined) play.client.draftChoice(expectedChoice(play));
    else if (play.client.canCommit) await play.client.commitDraft();
    await settle();
    play.arrive();
  }
  said.push(saidNow(play.lesson, play.progress).map(({ text }) => text));
  return said;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(LESSONS)('the $part lesson of $id', ({ id, part, lesson, game }) => {
  test('is played to its end at a table, and nothing is said that has no words', async () => {
    const play = new LessonPlay({ lesson, game, names: ['You', 'Page', 'Squire'].slice(0, lesson.others.length + 1) });
    const said = await playThrough(play);
    for (const language of LANGUAGES)
      for (const keys of said) {
        const words = keys.map((key) => lessonText(id, language, part)(key)).join(' ');
        expect(wordsIn(words), words).toBeLessThanOrEqual(LONGEST_STEP.words);
        expect(words.length, words).toBeLessThanOrEqual(LONGEST_STEP.characters);
      }
    expect(play.progress.mistakes).toBe(0);
    play.close();
  });

  test('uses every text of its catalogue, and no other', () => {
    const answers = lesson.steps.flatMap((step) =>
      step.kind === 'ask'
        ? [
            ...step.answers.flatMap(({ says }) => says),
            ...(step.otherwise ?? []),
            ...(step.after ?? []),
            ...(step.leavesOut?.says ?? []),
          ]
        : step.kind === 'free'
          ? [...step.lost, ...step.after]
          : [],
    );
    const used = [...lesson.steps.flatMap(({ says }) => says), ...answers];
    expect([...new Set(used.map(({ text }) => text))].sort()).toEqual(
      Object.keys(catalogue(lessonCatalogue(id, part), 'en')).sort(),
    );
  });

  test.each(LANGUAGES)('has at most 300 words in %s, every answer counted', (language) => {
    const texts = Object.values(catalogue(lessonCatalogue(id, part), language));
    expect(texts.reduce((sum, text) => sum + wordsIn(text), 0)).toBeLessThanOrEqual(WORDS);
  });
});
