import { type Game, legalChoices, newChoices, type Random, type State } from '@interregnum/kernel';

/** Something that holds in every state of every game. Throws where it does not. */
export interface Law {
  readonly name: string;
  readonly check: (game: Game, s: State, random: Random) => void;
}

export const choicesOf = (game: Game, s: State): number[] => legalChoices(game, s, newChoices());

/** The viewpoints of a game: every seat and the audience. */
export const viewers = (game: Game, s: State): readonly (number | 'audience')[] => [
  ...Array.from({ length: game.seats(s) }, (_, seat) => seat),
  'audience' as const,
];
