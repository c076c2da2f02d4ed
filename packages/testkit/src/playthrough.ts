import {
  type Choice,
  type Choices,
  FastRandom,
  type Game,
  legalChoices,
  type Message,
  NO_CHOICE,
  newChoices,
  type Options,
  type Random,
  type State,
} from '@interregnum/kernel';
import { nextChoice } from './random-play.ts';
import { digestOf } from './vectors.ts';

/** A game that must be on record: a mode, and the way it ends. */
export interface PlaythroughSpec {
  readonly name: string;
  readonly mode: Options;
  readonly ends: (game: Game, s: State) => boolean;
  /** Where pure chance hardly ever leads there: how much a choice is preferred. Chance decides among the best. */
  readonly preference?: (s: State, text: string) => number;
}

/** Turns a message of a section into words. */
export type Say = (section: string, message: Message) => string;

const startOf = (seed: number): FastRandom => new FastRandom(`playthrough ${seed}`);
const mark = (game: Game, s: State): string => `position ${digestOf([game.position.write(s)]).slice(0, 16)}`;

/** A random choice among those that the players lean towards, or NO_CHOICE. */
function choose(game: Game, s: State, random: Random, { preference }: PlaythroughSpec, buffer: Choices): Choice {
  const choice = nextChoice(game, s, random);
  if (preference === undefined || choice === NO_CHOICE) return choice;
  const choices = legalChoices(game, s, buffer);
  const preferences = choices.map((each) => preference(s, game.notation.write(s, each)));
  const best = choices.filter((_, at) => preferences[at] === Math.max(...preferences));
  return best[random.below(best.length)];
}

/** The first random game that ends as wanted; one that is broken off does not end. */
export function seedFor(game: Game, wanted: PlaythroughSpec, tries: number): number {
  const buffer = newChoices();
  for (let seed = 0; seed < tries; seed++) {
    const random = startOf(seed);
    const s = game.setup(wanted.mode, random);
    const next = (): Choice => choose(game, s, random, wanted, buffer);
    for (let choice = next(); choice !== NO_CHOICE; choice = next()) game.play(s, choice);
    if (game.outcome(s) !== undefined && wanted.ends(game, s)) return seed;
  }
  throw new Error(`no random game of ${tries} ends as wanted: ${wanted.name}`);
}

/** A random game as a person would read it: who chose what out of how many, what happened, and how it was decided. */
export function tell(game: Game, wanted: PlaythroughSpec, seed: number, say: Say): string {
  const random = startOf(seed);
  const s = game.setup(wanted.mode, random);
  const buffer = newChoices();
  const lines = [`${wanted.name}, seed ${seed}`, mark(game, s)];
  const next = (): Choice => choose(game, s, random, wanted, buffer);
  for (let choice = next(); choice !== NO_CHOICE; choice = next()) {
    const before = s.slice();
    const open = legalChoices(game, s, buffer).length;
    game.play(s, choice);
    const told = game.tell(before, choice, s).map((line) => say('log', line));
    lines.push(
      [`seat ${game.toAct(before)} (1 of ${open}): ${game.notation.write(before, choice)}`, ...told].join('  '),
    );
  }
  for (const { clause, key, values, scores, left } of game.explain(s)) {
    const each = scores.map((score) => score ?? '-').join(' ');
    lines.push(`${clause}  ${say('criterion', { key, values })} [${each}] leaves ${left.join(' ')}`);
  }
  return `${[...lines, mark(game, s)].join('\n')}\n`;
}
