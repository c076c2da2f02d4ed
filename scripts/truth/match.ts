import {
  after,
  type Choice,
  FastRandom,
  type Game,
  type LogLine,
  NO_CHOICE,
  type Options,
  type State,
} from '@interregnum/kernel';
import { type Match as StartedMatch, startMatch, type Viewer } from '@interregnum/match';
import { HUMAN, hexOf, sha256 } from '@interregnum/record';
import { nextChoice } from '@interregnum/testkit';
import { claim } from './claim.ts';
import { foreignKing } from './foreign-king.ts';
import { kingIsDead } from './king-is-dead.ts';
import type { Decision, Oracle } from './oracle.ts';

const ORACLES: Readonly<Record<string, Oracle>> = {
  'king-is-dead': kingIsDead,
  'foreign-king': foreignKing,
  claim,
};

const hexFrom = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));

/** A match that was played at random, and what was done in it. */
export interface Match {
  readonly name: string;
  /** The match before the first decision. */
  readonly start: StartedMatch;
  readonly texts: readonly string[];
  readonly viewers: readonly Viewer[];
  /** What was done by a decision, as a viewer may know it. */
  done(viewer: Viewer, decision: number): readonly LogLine[];
}

/** The same name deals and plays the same match. */
function started(game: Game, options: Options, name: string, position?: State): StartedMatch {
  const kinds = Array.from({ length: Number(options.seats) }, (_, seat) => game.ownKind(options, seat) ?? HUMAN);
  const salts = kinds.map((_, seat) => hexFrom(`${name} ${seat}`));
  const given = { game, options, kinds, id: hexFrom(name), seed: hexFrom(name), salts };
  return startMatch(position === undefined ? given : { ...given, position }).match;
}

/** Plays at random, from a deal or a position, to the end or until a game without bound is broken off. */
export function playMatch(game: Game, options: Options, name: string, position?: State): Match {
  const start = started(game, options, name, position);
  const random = new FastRandom(name);
  const states = [start.state];
  const texts: string[] = [];
  for (let s = states[0]; ; states.push(s)) {
    const choice: Choice = nextChoice(game, s, random);
    if (choice === NO_CHOICE) break;
    texts.push(game.notation.write(s, choice));
    s = after(game, s, choice);
  }
  const viewers: Viewer[] = [...Array.from({ length: game.seats(states[0]) }, (_, seat) => seat), 'audience'];
  const truths = new Map(viewers.map((viewer) => [viewer, whatWasDone(game, options, states, texts, viewer)]));
  return { name, start, texts, viewers, done: (viewer, decision) => truths.get(viewer)?.[decision] ?? [] };
}

/** What the oracle finds from what a viewer has seen and heard. */
function whatWasDone(
  game: Game,
  options: Options,
  states: readonly State[],
  texts: readonly string[],
  viewer: Viewer,
): readonly LogLine[][] {
  const seen = states.map((s): unknown => JSON.parse(game.position.write(game.redact(s, viewer))));
  const turnOf = texts.map((_, decision) => game.turn(states[decision]));
  return texts.map((_, at) => {
    const first = turnOf.indexOf(turnOf[at]);
    const turn = texts.slice(first, turnOf.lastIndexOf(turnOf[at]) + 1);
    const decision: Decision = { before: seen[at], after: seen[at + 1], turn, at: at - first, options };
    return ORACLES[game.meta.id](decision);
  });
}
