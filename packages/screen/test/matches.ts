import { FastRandom, type Game, type Options, type State } from '@interregnum/kernel';
import {
  decideIn,
  isOver,
  type Match,
  newDraft,
  seatToAct,
  seenIn,
  startMatch,
  takeTurn,
  textsOf,
} from '@interregnum/match';
import { HUMAN, hexOf, sha256 } from '@interregnum/record';

export const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

const hexFrom = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));

interface Dealing {
  readonly options?: Options;
  /** Who plays, by kinds; people, but for seats that the game plays itself. */
  readonly kinds?: readonly string[];
  readonly seed?: string;
  /** A state to begin from instead of a deal. */
  readonly position?: State;
}

/** A match that is always the same. */
export function dealMatch(game: Game, { options: given = {}, kinds, seed = 'seed', position }: Dealing = {}): Match {
  const read = game.options(given);
  if ('refusal' in read) throw new Error(`options of ${game.meta.id}: ${read.refusal.key}`);
  const { options } = read;
  const people = Array.from({ length: Number(options.seats) }, (_, seat) => game.ownKind(options, seat) ?? HUMAN);
  const salts = people.map((_, seat) => hexFrom(`salt ${seat} ${seed}`));
  const deal = { game, options, kinds: kinds ?? people, id: 'test', seed: hexFrom(seed), salts };
  return startMatch(position === undefined ? deal : { ...deal, position }).match;
}

/** The same, and the first seat begins. */
export function dealtMatch(game: Game, dealing: Omit<Dealing, 'seed'> = {}): Match {
  let match = dealMatch(game, dealing);
  for (let again = 1; seatToAct(match) !== 0; again++) match = dealMatch(game, { ...dealing, seed: `seed ${again}` });
  return match;
}

/** So many turns later, or at the end, played at random: always the same. */
export function playedOn(match: Match, turns: number): Match {
  const random = new FastRandom('played on');
  let next = match;
  for (let turn = 0; turn < turns && !isOver(next); turn++) next = withTurn(next, randomTurn(next, random));
  return next;
}

/** The match with one more turn of the seat to act. */
function withTurn(match: Match, texts: readonly string[]): Match {
  const taken = takeTurn(match, seatToAct(match), match.head.token, texts);
  if (!('match' in taken)) throw new Error(JSON.stringify(taken));
  return taken.match;
}

/** A whole turn of the seat to act, at random. */
export function randomTurn(match: Match, random: FastRandom): string[] {
  const { game } = match;
  let draft = newDraft(game, game.redact(match.state, seatToAct(match)));
  while (!draft.isComplete) {
    const seen = seenIn(draft);
    draft = decideIn(draft, game.notation.write(seen, game.pick(seen, random)));
  }
  return textsOf(draft);
}
