import { type Choice, type Game, NOBODY, type Outcome, type State, turnCap } from '@interregnum/kernel';

/** Somebody who decides for a seat, from what that seat knows. */
export interface Sitter {
  decide(seen: State): Choice | Promise<Choice>;
}

/** What a seat had to decide, and the milliseconds that took by the clock. */
export interface Spent {
  readonly turns: number;
  readonly decisions: number;
  readonly ms: number;
}

/** How a game went; without an outcome it was broken off. */
export interface Played {
  readonly outcome: Outcome | undefined;
  readonly turns: number;
  readonly decisions: number;
  readonly spent: readonly Spent[];
}

/** Plays a game to its end; where no rule bounds it, it is broken off if it takes too long. Changes `s`. */
export async function playMatch(game: Game, s: State, sitters: readonly Sitter[]): Promise<Played> {
  const spent = sitters.map(() => ({ turns: 0, decisions: 0, ms: 0 }));
  const latest = sitters.map(() => -1);
  const cap = turnCap(game);
  let decisions = 0;
  for (let seat = game.toAct(s); seat !== NOBODY && game.turn(s) < cap; seat = game.toAct(s)) {
    const start = performance.now();
    const choice = await sitters[seat].decide(game.redact(s, seat));
    spent[seat].ms += performance.now() - start;
    spent[seat].decisions++;
    if (game.turn(s) !== latest[seat]) spent[seat].turns++;
    latest[seat] = game.turn(s);
    game.play(s, choice);
    decisions++;
  }
  return { outcome: game.outcome(s), turns: game.turn(s), decisions, spent };
}
