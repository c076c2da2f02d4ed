import { FastRandom, type Game, type Options } from '@interregnum/kernel';
import {
  decideIn,
  isOver,
  type Match,
  newDraft,
  seatToAct,
  seenIn,
  startMatch,
  startText,
  takeTurn,
  textsOf,
  timedLines,
} from '@interregnum/match';
import { HUMAN, hexOf, linesText, type Player, sha256, type WhenSeatGoes } from '@interregnum/record';

export const TIME = '2026-01-01T00:00:00.000Z';

/** Some hexadecimal number that a text stands for. */
export const hexFrom = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));

export const ANA: Player = { name: 'Ana', kind: HUMAN };
const BEN: Player = { name: 'Ben', kind: HUMAN };

/** A match, who plays it, and the text of its record. */
export interface TestMatch {
  readonly match: Match;
  readonly names: readonly string[];
  readonly text: string;
}

interface Dealing {
  readonly game: Game;
  readonly players?: readonly Player[];
  readonly options?: Options;
  readonly id?: string;
  readonly seed?: string;
  readonly whenSeatGoes?: WhenSeatGoes;
}

/** A match that is always the same. */
export function dealMatch({
  game,
  players = [ANA, BEN],
  options = {},
  id = 'test',
  seed = 'seed',
  whenSeatGoes = { bot: 'page' },
}: Dealing): TestMatch {
  const read = game.options(options);
  if ('refusal' in read) throw new Error(`options of ${game.meta.id}: ${read.refusal.key}`);
  const salts = players.map((_, seat) => hexFrom(`salt ${seat} ${seed}`));
  const kinds = players.map(({ kind }) => kind);
  const names = players.map(({ name }) => name);
  const started = startMatch({ game, options: read.options, kinds, id, seed: hexFrom(seed), salts, whenSeatGoes });
  return { match: started.match, names, text: startText(started.lines, names, TIME) };
}

/** The same, and the first seat begins. Where three or more play, a bot takes the seat of who resigns. */
export function dealtMatch(game: Game, players?: readonly Player[], options?: Options): TestMatch {
  const deal = (seed: string): TestMatch =>
    dealMatch({ game, ...(players && { players }), ...(options && { options }), seed });
  let dealt = deal('seed');
  for (let again = 1; seatToAct(dealt.match) !== 0; again++) dealt = deal(`seed ${again}`);
  return dealt;
}

/** So many turns later, or at the end, played at random: always the same. */
export function playedOn({ match, names, text }: TestMatch, turns: number, seed = 'after'): TestMatch {
  const random = new FastRandom(seed);
  let [next, written] = [match, text];
  for (let turn = 0; turn < turns && !isOver(next); turn++) {
    const taken = takeTurn(next, seatToAct(next), next.head.token, randomTurn(next, random));
    if (!('match' in taken)) throw new Error(JSON.stringify(taken));
    [next, written] = [taken.match, written + linesText(timedLines(taken, TIME))];
  }
  return { match: next, names, text: written };
}

function randomTurn(match: Match, random: FastRandom): string[] {
  const { game } = match;
  let draft = newDraft(game, game.redact(match.state, seatToAct(match)));
  while (!draft.isComplete) {
    const seen = seenIn(draft);
    draft = decideIn(draft, game.notation.write(seen, game.pick(seen, random)));
  }
  return textsOf(draft);
}
