import { randomBytes } from 'node:crypto';
import type { Game, Options, State } from '@interregnum/kernel';
import { DEFAULT_OPPONENT, type OpenedMatch, openMatch, startMatch, startText } from '@interregnum/match';
import { type Hex, HUMAN, hexOf, isName, type Player, sha256, type WhenSeatGoes } from '@interregnum/record';
import type { AppText } from '@interregnum/texts';

/** What is to be played, and by whom. */
export interface MatchSetup {
  readonly game: Game;
  readonly options: Options;
  readonly players: readonly Player[];
  /** What follows if one of three or more parties resigns; the usual opponent plays on unless it says otherwise. */
  readonly whenSeatGoes?: WhenSeatGoes;
  /** A state to begin from instead of a deal. */
  readonly position?: State;
}

/** What is wrong with a list of players, in words; undefined if they can sit down. */
export function playersProblem(players: readonly Player[], text: AppText): string | undefined {
  const bad = players.find(({ name }) => !isName(name));
  if (bad !== undefined) return text('play.bad-name', { name: bad.name });
  const double = players.find(({ name }, at) => players.findIndex((other) => other.name === name) < at);
  if (double !== undefined) return text('play.same-name', { name: double.name });
  return players.every(({ kind }) => kind !== HUMAN) ? text('play.nobody') : undefined;
}

const fresh = (): Hex => hexOf(randomBytes(32));
const drawnFrom = (text: string): Hex => hexOf(sha256(new TextEncoder().encode(text)));

/** A new match, with a fresh deal unless it begins from a position; the same text for a seed gives the same deal. */
export function dealtMatch({ players, ...setup }: MatchSetup, time: string, seed?: string): OpenedMatch {
  const draw = (what: string): Hex => (seed === undefined ? fresh() : drawnFrom(`${what} ${seed}`));
  const { match, lines } = startMatch({
    whenSeatGoes: { bot: DEFAULT_OPPONENT },
    ...setup,
    kinds: players.map(({ kind }) => kind),
    id: fresh(),
    seed: draw('seed'),
    salts: players.map((_, seat) => draw(`salt ${seat}`)),
  });
  const names = players.map(({ name }) => name);
  return openMatch(startText(lines, names, time), () => setup.game, match.secret) as OpenedMatch;
}
