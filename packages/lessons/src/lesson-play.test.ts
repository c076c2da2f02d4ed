import { loadGame } from '@interregnum/games';
import type { Game } from '@interregnum/kernel';
import { textsOf } from '@interregnum/match';
import { expect, test } from 'vitest';
import { foreignKingLesson } from './foreign-king/lesson.ts';
import { kingIsDeadLesson } from './king-is-dead/lesson.ts';
import { LessonPlay } from './lesson-play.ts';
import { saidNow, stepOf } from './progress.ts';

const game = (await loadGame('king-is-dead')) as Game;
const at = (id: string): number => kingIsDeadLesson.steps.findIndex((step) => step.id === id);
const playFrom = (id: string): LessonPlay =>
  new LessonPlay({ lesson: kingIsDeadLesson, game, names: ['Ana', 'Page'], at: at(id) });
const stepIn = ({ lesson, progress }: LessonPlay): string => stepOf(lesson, progress).id;
const saidIn = ({ lesson, progress }: LessonPlay): string[] => saidNow(lesson, progress).map(({ text }) => text);

/** Makes choices, hands the turn in, and lets the others play. */
async function take(play: LessonPlay, ...choices: readonly string[]): Promise<void> {
  for (const choice of choices) play.client.draftChoice(choice);
  await play.client.commitDraft();
  await new Promise((settled) => setImmediate(settled));
  play.arrive();
}

test('a choice that leads on asks the next question of the same turn, and taking it back asks the first again', () => {
  const play = playFrom('card');
  play.client.draftChoice('assemble');
  expect(stepIn(play)).toBe('summon');
  play.client.undo();
  expect(stepIn(play)).toBe('card');
});

test('what the lesson chooses by itself is taken back with the choice before it', async () => {
  const belgium = (await loadGame('foreign-king')) as Game;
  const step = foreignKingLesson.steps.findIndex(({ id }) => id === 'congress');
  const { client } = new LessonPlay({ lesson: foreignKingLesson, game: belgium, names: ['Ana', 'P', 'S'], at: step });
  client.draftChoice('congress from supply');
  expect(client.draft && textsOf(client.draft)).toEqual(['congress from supply', 'end']);
  expect(client.canCommit).toBe(true);
  client.undo();
  expect(client.draft && textsOf(client.draft)).toEqual([]);
});

test('there is something to begin again once a choice was made, or a mistake', async () => {
  const play = playFrom('card');
  expect(play.isBegun).toBe(false);
  play.client.draftChoice('assemble');
  expect(play.isBegun).toBe(true);
  play.again();
  expect(play.isBegun).toBe(false);
  await take(play, 'pass');
  expect(play.isBegun).toBe(true);
});

test('a mistake is answered and its last choice taken back; the next choice takes the answer away', async () => {
  const play = playFrom('card');
  await take(play, 'assemble', 'devon welsh');
  expect([stepIn(play), ...saidIn(play)]).toEqual(['summon', 'summon.welsh']);
  expect(play.client.draft && textsOf(play.client.draft)).toEqual(['assemble', 'devon', 'devon', 'devon']);
  expect(play.client.view.choices).toEqual([]);
  play.client.draftChoice('devon english');
  expect(saidIn(play)).toEqual(['summon.idea']);
  await play.client.commitDraft();
  expect(saidIn(play)).toEqual(['summon.english']);
  await take(play, 'devon scots');
  expect([stepIn(play), play.progress.mistakes]).toEqual(['pass', 0]);
});

test('what was asked for is followed by what the others play; nothing more is asked until that was read', async () => {
  const play = playFrom('wait');
  await take(play, 'pass');
  expect(saidIn(play)).toEqual(['wait.after']);
  const before = play.client;
  expect([before.asked, before.waitsFor]).toEqual([undefined, undefined]);
  play.goOn();
  expect(stepIn(play)).toBe('alone');
  expect(play.client).not.toBe(before);
});

test('a game that is lost alone is laid out anew, with a word of advice', async () => {
  const play = playFrom('alone');
  await take(play, 'welsh-support', 'warwick', 'warwick welsh');
  expect(saidIn(play)).toEqual(['alone.task']);
  await take(play, 'pass');
  expect(saidIn(play)).toEqual(['alone.lost']);
  expect(play.client.view.choices).toEqual([]);
});

test('back leads to the table before, once more to the beginning of this one', async () => {
  const play = playFrom('card');
  await take(play, 'assemble', 'devon scots');
  expect(stepIn(play)).toBe('pass');
  play.again();
  expect(stepIn(play)).toBe('card');
  play.goBack();
  expect(stepIn(play)).toBe('crown');
  play.goBack();
  expect(stepIn(play)).toBe('crown');
});

test('nothing but the last step is left behind by going on too early', () => {
  const play = playFrom('card');
  play.goOn();
  expect(stepIn(play)).toBe('card');
});
