import {
  FastRandom,
  type Game,
  legalChoices,
  type Message,
  NO_CHOICE,
  newChoices,
  type Options,
  type State,
} from '@interregnum/kernel';
import { digestOf } from './vectors.ts';

/** A game that must be on record: a mode, and the way it ends. */
export interface Wanted {
  readonly name: string;
  readonly mode: Options;
  readonly ends: (game: Game, s: State) => boolean;
}

/** Turns a message of a section into words. */
export type Say = (section: string, message: Message) => string;

const startOf = (seed: number): FastRandom => new FastRandom(`playthrough ${seed}`);
const mark = (game: Game, s: State): string => `position ${digestOf([game.position.write(s)]).slice(0, 16)}`;

/** The first random game that ends as wanted. */
export function seedFor(game: Game, { name, mode, ends }: Wanted, tries: number): number {
  for (let seed = 0; seed < tries; seed++) {
    const random = startOf(seed);
    const s = game.setup(mode, random);
    for (let choice = game.pick(s, random); choice !== NO_CHOICE; choice = game.pick(s, random)) game.play(s, choice);
    if (ends(game, s)) return seed;
  }
  throw new Error(`no random game of ${tries} ends as wanted: ${name}`);
}

/** A random game as a person would read it: who chose what out of how many, what happened, and how it was decided. */
export function tell(game: Game, { name, mode }: Wanted, seed: number, say: Say): string {
  const random = startOf(seed);
  const s = game.setup(mode, random);
  const buffer = newChoices();
  const lines = [`${name}, seed ${seed}`, mark(game, s)];
  for (let choice = game.pick(s, random); choice !== NO_CHOICE; choice = game.pick(s, random)) {
    const before = s.slice();
    const open = legalChoices(game, s, buffer).length;
    game.play(s, choice);
    const told = game.log(before, choice, s).map((line) => say('log', line));
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
