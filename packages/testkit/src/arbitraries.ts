import { FastRandom, type Game, NO_CHOICE, type Options, type State } from '@interregnum/kernel';
import fc from 'fast-check';

/** A state reached by random play: shrinks towards fewer decisions. */
export interface Reached {
  readonly mode: Options;
  readonly seed: number;
  readonly decisions: number;
}

/** Sets up and plays `decisions` random choices, or fewer if the game ends. */
export function reach(game: Game, { mode, seed, decisions }: Reached): State {
  const random = new FastRandom(`position ${seed}`);
  const s = game.setup(mode, random);
  for (let made = 0; made < decisions; made++) {
    const choice = game.pick(s, random);
    if (choice === NO_CHOICE) break;
    game.play(s, choice);
  }
  return s;
}

export const reached = (modes: readonly Options[], longest: number): fc.Arbitrary<Reached> =>
  fc.record({ mode: fc.constantFrom(...modes), seed: fc.nat(), decisions: fc.nat({ max: longest }) });
