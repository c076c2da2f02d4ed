import { type Game, legalChoices, newChoices, type State } from '@interregnum/kernel';

/** What tests do at the table of a game: see what may be chosen, play in notation, and look at the position. */
export interface TestTable {
  /** What the seat to act may choose, in notation. */
  readonly choices: (s: State) => string[];
  /** Plays choices given in notation, one after another, on a copy. */
  readonly playing: (s: State, ...texts: readonly string[]) => State;
  /** A position as plain data, to look things up in. */
  // biome-ignore lint/suspicious/noExplicitAny: canonical JSON, read by tests only
  readonly look: (s: State) => any;
}

export function testTable(game: Game): TestTable {
  const choices = (s: State): string[] =>
    legalChoices(game, s, newChoices()).map((choice) => game.notation.write(s, choice));
  const play = (s: State, text: string): void => {
    const refusal = game.refusal(s, text);
    if (refusal !== undefined)
      throw new Error(`${text}: refused by ${refusal.clause} (${refusal.key}); open: ${choices(s).join(', ')}`);
    game.play(s, game.notation.read(s, text) as number);
  };
  return {
    choices,
    playing: (s, ...texts) => {
      const next = s.slice();
      for (const text of texts) play(next, text);
      return next;
    },
    look: (s) => JSON.parse(game.position.write(s)),
  };
}
