import { GAMES } from '@interregnum/games/all';
import {
  FastRandom,
  type Game,
  legalChoices,
  NO_SEAT,
  newChoices,
  type Options,
  type State,
} from '@interregnum/kernel';

/** A choice in an answer for programs. */
interface Candidate {
  readonly choice: string;
  readonly value: number;
  readonly visits: number;
}
/** An answer for programs. */
export interface Analysis {
  readonly best: string | null;
  readonly value: number | null;
  readonly exact: boolean;
  readonly candidates: readonly Candidate[];
  readonly line?: readonly string[];
  readonly iterations?: number;
}

/** A game, and a position of it. */
export interface Reached {
  readonly game: Game;
  readonly state: State;
}

/** A position in a random game: the first one after so many decisions that has a real choice. */
export function reached(id: string, given: Options, decisions: number, seed = 'analyze'): Reached {
  const game = GAMES.get(id) as Game;
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  const random = new FastRandom(seed);
  const state = game.setup(read.options, random);
  const isWanted = (): boolean => textsIn({ game, state }).length > 1;
  for (let made = 0; made < decisions || !isWanted(); made++) {
    if (game.toAct(state) === NO_SEAT) throw new Error(`${id} is over after ${made} decisions`);
    game.play(state, game.pick(state, random));
  }
  return { game, state };
}

/** What the seat to act may choose, in notation. */
export const textsIn = ({ game, state }: Reached): string[] =>
  legalChoices(game, state, newChoices()).map((choice) => game.notation.write(state, choice));

export const written = ({ game, state }: Reached): string => game.position.write(state);

/** What a seat sees, the one to act if none is named. */
export const viewIn = ({ game, state }: Reached, seat = game.toAct(state)): string =>
  game.position.write(game.redact(state, seat));

/** A position that the seat to act cannot tell from another one. */
export function otherWorld({ game, state }: Reached): Reached {
  for (let deal = 0; ; deal++) {
    const imagined = game.imagine(game.redact(state, game.toAct(state)), new FastRandom(`${deal}`));
    if (game.position.write(imagined) !== game.position.write(state)) return { game, state: imagined };
  }
}

/** A position in which nothing is left to decide. */
export function overIn(id: string): Reached {
  const { game, state } = reached(id, {}, 0);
  const random = new FastRandom('over');
  while (game.toAct(state) !== NO_SEAT) game.play(state, game.pick(state, random));
  return { game, state };
}
