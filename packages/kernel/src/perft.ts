import type { Game } from './game.ts';
import { type Choices, newChoices, type State } from './state.ts';

/** What counts as one step: a complete turn, or a single decision. */
export type PerftUnit = 'turn' | 'decision';

/** The distinct positions reachable in exactly `depth` turns or decisions, as sorted canonical strings. */
export function perft(game: Game, from: State, by: PerftUnit, depth: number): string[] {
  let level: readonly State[] = [from];
  for (let d = 1; d < depth && level.length > 0; d++) {
    const next: State[] = [];
    visitSuccessors(game, level, by, (s) => next.push(s.slice()));
    level = next;
  }
  const texts: string[] = [];
  if (depth === 0) texts.push(game.position.write(from));
  else visitSuccessors(game, level, by, (s) => texts.push(game.position.write(s)));
  // Canonical strings are ASCII, so that code units sort as bytes do.
  return texts.sort();
}

/** How many sequences of so many decisions there are. Ways are counted here, not positions. */
export function countSequences(game: Game, from: State, depth: number): number {
  const rooms = new Rooms(game);
  const count = (s: State, left: number): number => {
    if (left === 0) return 1;
    const { state, choices } = rooms.at(left);
    const offered = game.legal(s, choices);
    if (left === 1) return offered;
    let sequences = 0;
    for (let i = 0; i < offered; i++) {
      state.set(s);
      game.play(state, choices[i]);
      sequences += count(state, left - 1);
    }
    return sequences;
  };
  return count(from, depth);
}

/** A state and a list of choices for every depth of a walk, used again and again. */
class Rooms {
  private readonly rooms: { readonly state: State; readonly choices: Choices }[] = [];
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  at(depth: number): { readonly state: State; readonly choices: Choices } {
    this.rooms[depth] ??= { state: new Int32Array(this.game.size), choices: newChoices() };
    return this.rooms[depth];
  }
}

/** Calls `visit` once for each distinct successor of any state of a level, with a state that is reused afterwards. */
function visitSuccessors(game: Game, level: readonly State[], by: PerftUnit, visit: (s: State) => void): void {
  const seen = new Set<string>();
  const rooms = new Rooms(game);
  const walk = (s: State, turn: number, depth: number): void => {
    const { state, choices } = rooms.at(depth);
    const count = game.legal(s, choices);
    for (let i = 0; i < count; i++) {
      state.set(s);
      game.play(state, choices[i]);
      // Half-made turns are folded too: where loans or single moves commute, there are far more ways than states.
      if (!isNew(seen, game, state)) continue;
      if (by === 'turn' && game.turn(state) === turn) walk(state, turn, depth + 1);
      else visit(state);
    }
  };
  for (const s of level) walk(s, game.turn(s), 0);
}

function isNew(seen: Set<string>, game: Game, s: State): boolean {
  // Two characters to a word. Called with `apply`, because spreading a typed array is ten times slower.
  const halves = new Uint16Array(s.buffer, s.byteOffset, game.facts * 2);
  const facts = String.fromCharCode.apply(null, halves as unknown as number[]);
  const before = seen.size;
  return seen.add(facts).size > before;
}
