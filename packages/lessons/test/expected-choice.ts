import { offersIn, textsOf } from '@interregnum/match';
import { fits } from '../src/lesson.ts';
import type { LessonPlay } from '../src/lesson-play.ts';
import { stepOf } from '../src/progress.ts';
import { leftOutOf } from './checked-steps.ts';
import { turnsFrom } from './turns.ts';

/** What somebody chooses next who does what the lesson asks for. */
export function expectedChoice(play: LessonPlay): string {
  const { lesson, client, progress, game } = play;
  const { asked } = client;
  if (asked === undefined) throw new Error('nothing is asked');
  const step = stepOf(lesson, progress);
  const offers = offersIn(asked);
  if (step.kind === 'read') throw new Error('nothing is asked');
  if (step.kind === 'free') {
    const made = client.view.choices.length + textsOf(asked).length;
    return step.line[made];
  }
  const direct = offers.find((text) => fits(step.done, [text]));
  if (direct !== undefined) return direct;
  const made = textsOf(asked);
  const turn = turnsFrom(game, lesson, asked.from.world, leftOutOf(step)).find(
    ({ texts }) => fits(step.done, texts) && made.every((text, at) => texts[at] === text),
  );
  return turn?.texts[made.length] ?? offers[0];
}
