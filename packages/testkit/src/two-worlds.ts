import {
  after,
  type Game,
  legalChoices,
  type Message,
  NO_SEAT,
  newChoices,
  type Seat,
  type State,
} from '@interregnum/kernel';
import { expect } from 'vitest';
import type { Say } from './playthrough.ts';

type Viewer = Seat | 'audience';

/** A translator into one language. */
interface Translator {
  readonly say: Say;
}

/**
 * For two worlds that differ only in what `viewer` cannot see: all that the viewer is shown is the same in both, byte by
 * byte, in data and in the words of every translator. Then every choice that is legal in both is made; where the viewer
 * still sees no difference, it is told the same. Returns how many log lines were compared, to insist that there were some.
 */
export function expectAlike(
  game: Game,
  one: State,
  other: State,
  viewer: Viewer,
  translators: readonly Translator[],
): number {
  expectSame(shown(game, one, viewer, translators), shown(game, other, viewer, translators));
  const common = new Set(choicesOf(game, other));
  let lines = 0;
  for (const choice of choicesOf(game, one).filter((each) => common.has(each))) {
    const [first, second] = [one, other].map((s) => told(game, s, choice, viewer, translators));
    if (first.seen !== second.seen) continue;
    expectSame(first, second);
    lines += first.lines.length;
  }
  return lines;
}

const choicesOf = (game: Game, s: State): number[] => legalChoices(game, s, newChoices());

/** Compares part by part, so that a failure names the part. */
function expectSame<T extends object>(one: T, other: T): void {
  for (const part of Object.keys(one) as (keyof T & string)[])
    expect(JSON.stringify(other[part]), part).toBe(JSON.stringify(one[part]));
}

/** A message as it is, and in the words of every translator. */
const inWords = (section: string, message: Message, translators: readonly Translator[]): readonly unknown[] => [
  message,
  ...translators.map((translator) => translator.say(section, message)),
];

/**
 * What a viewer is shown before a choice. For the seat to act, the full state is asked and not what was seen of it: these
 * answers must rest on nothing else.
 */
function shown(game: Game, s: State, viewer: Viewer, translators: readonly Translator[]) {
  const seen = game.redact(s, viewer);
  const acts = game.toAct(s) === viewer;
  const texts = acts ? game.notation.texts(s) : [];
  return {
    seen: Array.from(seen),
    toAct: game.toAct(s),
    prompt: game.toAct(s) === NO_SEAT ? [] : inWords('prompt', game.prompt(acts ? s : seen), translators),
    choices: acts ? choicesOf(game, s) : [],
    refusals: texts.map((text) => {
      const refusal = game.refusal(s, text);
      return [text, refusal === undefined ? 'legal' : inWords('refusal', refusal, translators)];
    }),
  };
}

/** What a viewer sees and is told of a choice. */
function told(game: Game, s: State, choice: number, viewer: Viewer, translators: readonly Translator[]) {
  const seen = game.redact(after(game, s, choice), viewer);
  const lines = game.tell(game.redact(s, viewer), choice, seen);
  return {
    seen: seen.join(),
    text: game.notation.write(s, choice),
    lines: lines.map((line) => inWords('log', line, translators)),
  };
}
