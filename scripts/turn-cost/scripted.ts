import { hash } from 'node:crypto';
import { FastRandom, type Seat, type Sha256 } from '@interregnum/kernel';
import {
  type Appended,
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
import { type Hex, HUMAN, hexOf } from '@interregnum/record';
import type { Mode } from '../../bench/src/modes.ts';

/** SHA-256 of Node. */
export const sha: Sha256 = (bytes) => hash('sha256', bytes, 'buffer');

/** Matches of a game without a bound are broken off after so many turns. */
const MOST_TURNS = 250;

/** A turn as a client sends it. */
interface SentTurn {
  readonly seat: Seat;
  readonly token: Hex;
  readonly texts: readonly string[];
}

/** A match that is known in advance: its start, and every turn as text, which is read anew for each time it is played. */
export interface Scripted {
  readonly start: Match;
  readonly turns: string;
}

export const readTurns = ({ turns }: Scripted): readonly SentTurn[] => JSON.parse(turns);

/** A match of a mode, dealt by its number. */
export function dealt({ game, options }: Mode, number: number): Match {
  const hex = (text: string): Hex => hexOf(sha(Buffer.from(`${text} ${number}`)));
  const kinds = Array.from({ length: Number(options.seats) }, (_, seat) => game.ownKind(options, seat) ?? HUMAN);
  const salts = kinds.map((_, seat) => hex(`salt ${seat}`));
  return startMatch({ game, options, kinds, id: `cost-${number}`, seed: hex('seed'), salts }, sha).match;
}

/** One turn of the seat to act, chosen at random. */
function randomTurn(match: Match, random: FastRandom): SentTurn {
  const { game, state, head } = match;
  let draft = newDraft(game, game.redact(state, seatToAct(match)));
  while (!draft.isComplete) {
    const seen = seenIn(draft);
    draft = decideIn(draft, game.notation.write(seen, game.pick(seen, random)));
  }
  return { seat: seatToAct(match), token: head.token, texts: textsOf(draft) };
}

/** A turn that is known to be possible. */
export function taken(match: Match, { seat, token, texts }: SentTurn): Appended {
  const next = takeTurn(match, seat, token, texts, sha);
  if (!('match' in next)) throw new Error(`a turn is not taken: ${JSON.stringify(next)}`);
  return next;
}

/** A whole match, played at random. */
export function scripted(mode: Mode, number: number): Scripted {
  const random = new FastRandom(`turn-cost ${number}`);
  const start = dealt(mode, number);
  const turns: SentTurn[] = [];
  for (let match = start; !isOver(match) && turns.length < MOST_TURNS; ) {
    const turn = randomTurn(match, random);
    turns.push(turn);
    match = taken(match, turn).match;
  }
  return { start, turns: JSON.stringify(turns) };
}
