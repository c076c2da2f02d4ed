import type { Game } from './game.ts';
import { newChoices, type State } from './state.ts';

/** What counts as one step: a complete turn, or a single decision. */
export type PerftUnit = 'turn' | 'decision';

/** The distinct positions reachable in exactly `depth` turns or decisions, as sorted canonical strings. */
export function perft(game: Game, from: State, by: PerftUnit, depth: number): string[] {
  let level: readonly State[] = [from];
  for (let d = 0; d < depth; d++) level = distinct(game, successorsOf(game, level, by));
  // Canonical strings are ASCII, so that code units sort as bytes do.
  return level.map((s) => game.position.write(s)).sort();
}

function* successorsOf(game: Game, level: readonly State[], by: PerftUnit): Generator<State> {
  for (const s of level) yield* by === 'turn' ? turnsFrom(game, s, game.turn(s)) : decisionsFrom(game, s);
}

function* decisionsFrom(game: Game, s: State): Generator<State> {
  const choices = newChoices();
  const count = game.legal(s, choices);
  for (let i = 0; i < count; i++) {
    const next = s.slice();
    game.play(next, choices[i]);
    yield next;
  }
}

function* turnsFrom(game: Game, s: State, turn: number): Generator<State> {
  for (const next of decisionsFrom(game, s)) {
    if (game.turn(next) !== turn) yield next;
    else yield* turnsFrom(game, next, turn);
  }
}

/** Keeps one of each set of states with equal facts. */
function distinct(game: Game, states: Iterable<State>): State[] {
  const kept = new Map<string, State>();
  for (const s of states) {
    const facts = String.fromCharCode.apply(null, new Uint16Array(s.buffer, s.byteOffset, game.facts * 2) as never);
    if (!kept.has(facts)) kept.set(facts, s);
  }
  return [...kept.values()];
}
