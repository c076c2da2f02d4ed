import { randomBytes } from 'node:crypto';
import type { Game, Options } from '@interregnum/kernel';
import { type Hex, hexOf, isName, type Player, sha256 } from '@interregnum/record';
import { HUMAN } from '@interregnum/sitting';
import { openTable, type Table } from '@interregnum/table';
import type { AppText } from '@interregnum/texts';

/** What is to be played, and by whom. */
export interface Match {
  readonly game: Game;
  readonly options: Options;
  readonly players: readonly Player[];
}

/** What is wrong with a list of players, in words; undefined if they can sit down. */
export function playersTrouble(players: readonly Player[], text: AppText): string | undefined {
  const bad = players.find(({ name }) => !isName(name));
  if (bad !== undefined) return text('play.bad-name', { name: bad.name });
  const double = players.find(({ name }, at) => players.findIndex((other) => other.name === name) < at);
  if (double !== undefined) return text('play.same-name', { name: double.name });
  return players.every(({ kind }) => kind !== HUMAN) ? text('play.nobody') : undefined;
}

const fresh = (): Hex => hexOf(randomBytes(32));
const drawnFrom = (text: string): Hex => hexOf(sha256(new TextEncoder().encode(text)));

/** A table with a fresh deal; the same text for a seed gives the same deal. */
export function dealtTable({ game, options, players }: Match, time: string, seed?: string): Table {
  const draw = (what: string): Hex => (seed === undefined ? fresh() : drawnFrom(`${what} ${seed}`));
  const salts = players.map((_, seat) => draw(`salt ${seat}`));
  return openTable({ game, options, players, seed: draw('seed'), salts, time });
}
