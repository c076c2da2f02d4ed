import type { ExpectedChoice } from '@interregnum/bots';
import { FastRandom, type Game, type Seat, type State } from '@interregnum/kernel';

/** What a seat chooses in a turn, one thing after another, in notation. */
export interface ExpectedTurn {
  readonly seat: Seat;
  readonly texts: string[];
}

/** Worlds that are tried where something is hidden. */
const WORLDS = 50;

/** Worlds that the viewer cannot rule out, one after another: the same ones every time. */
export function* worldsOf(game: Game, seen: State, most = WORLDS): Generator<State> {
  for (let world = 0; world < most; world++) yield game.imagine(seen, new FastRandom(`${world}`));
}

/** The turns of a line: those of the world, out of some that the viewer cannot rule out, in which it goes furthest. */
export function expectedTurns(game: Game, seen: State, line: readonly ExpectedChoice[]): ExpectedTurn[] {
  let furthest: ExpectedTurn[] = [];
  let most = 0;
  for (const world of worldsOf(game, seen)) {
    if (most === line.length) break;
    const { turns, steps } = played(game, world, line);
    if (steps > most) [furthest, most] = [turns, steps];
  }
  return furthest;
}

/**
 * Plays a line as far as it is possible in a world. Others may have to choose something within a turn. The last turn is
 * left out if the line does not complete it, unless it is the first.
 */
function played(game: Game, world: State, line: readonly ExpectedChoice[]): { turns: ExpectedTurn[]; steps: number } {
  const turns: ExpectedTurn[] = [];
  const turnIn = (s: State): string => `${game.turn(s)} ${game.toAct(s)}`;
  let current = '';
  let steps = 0;
  for (const { seat, choice, text } of line) {
    if (game.toAct(world) !== seat || game.refusal(world, text) !== undefined) break;
    if (turnIn(world) !== current) turns.push({ seat, texts: [] });
    current = turnIn(world);
    turns.at(-1)?.texts.push(text);
    game.play(world, choice);
    steps++;
  }
  if (turns.length > 1 && turnIn(world) === current) turns.pop();
  return { turns, steps };
}
