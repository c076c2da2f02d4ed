import { CARDS } from '../cards/index.ts';
import type { ActionCard, Step } from '../step.ts';
import { GAP, STEPS, SUMMON_STEP } from '../step-table.ts';

/** The step's prompt; the second place in a way with the same prompt is `place.2`. */
function wordIn(way: readonly Step[], place: number): string {
  const { prompt } = way[place];
  const nth = way.slice(0, place + 1).filter((step) => step.prompt === prompt).length;
  return nth === 1 ? prompt : `${prompt}.${nth}`;
}

const wordsOf = ({ name, ways }: ActionCard): (string | undefined)[] =>
  ways.flatMap((way, at) => [...way.map((_, place) => `${name}.${at + 1}.${wordIn(way, place)}`), GAP]);

/**
 * By number, what positions call the steps within a turn: card, way and prompt, as `suppress.2.place-one`. Numbers change
 * when a card is added, these words do not.
 */
export const STEP_WORDS: readonly (string | undefined)[] = [GAP, 'summon', ...CARDS.flatMap(wordsOf)];

const canBeSkipped = (number: number): boolean => (STEPS[number] as Step).skipIfEmpty;

/** Every choice of `count` of these steps that leaves out only such as may have been skipped. */
function withoutSome(numbers: readonly number[], count: number): number[][] {
  if (numbers.length === 0) return count === 0 ? [[]] : [];
  const [first, ...rest] = numbers;
  const answered = withoutSome(rest, count - 1).map((others) => [first, ...others]);
  return canBeSkipped(first) ? [...answered, ...withoutSome(rest, count)] : answered;
}

/**
 * The steps of its way that may have been answered when a step is asked: all before it, but for those that may have been
 * skipped.
 */
export function answeredBefore(number: number, count: number): number[][] {
  let first = number;
  while (first > SUMMON_STEP + 1 && STEPS[first - 1] !== GAP) first--;
  return withoutSome(
    Array.from({ length: number - first }, (_, nth) => first + nth),
    count,
  );
}
