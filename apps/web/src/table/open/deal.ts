import type { Game, Options, State } from '@interregnum/kernel';
import { besideOfWishes, type Evening, type LookWish, seatToAct, startMatch, startText } from '@interregnum/match';
import {
  type Beside,
  besideLine,
  type Hex,
  hexOf,
  linesText,
  type Player,
  type WhenSeatGoes,
} from '@interregnum/record';
import { tableId } from '../../games/index.ts';
import { storedSecret } from '../../storage/stored-table.ts';
import { saveTable } from '../../storage/tables.ts';

export const randomHex = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));
export const timeNow = (): string => new Date().toISOString();

/** What a new table is made of. */
export interface NewTable {
  readonly game: Game;
  readonly options: Options;
  /** Who sits where, and what they would like to look like. */
  readonly players: readonly (Player & { readonly look?: LookWish })[];
  readonly whenSeatGoes: WhenSeatGoes;
  /** A state to begin from instead of a deal. */
  readonly position?: State;
  /** What they have won before it, by seat. */
  readonly evening?: Evening | undefined;
  /** What it is dealt from instead of chance. */
  readonly deal?: { readonly seed: Hex; readonly salts: readonly Hex[] };
  /** Lines beside the record that say more of it. */
  readonly beside?: readonly Beside[];
}

/** Deals a new table, or lays one out, keeps it, and returns its id. */
export async function dealTable(table: NewTable): Promise<string> {
  const { game, options: given, players, evening, deal, beside = [], ...rest } = table;
  const read = game.options(given);
  if ('refusal' in read) throw new Error(`${game.meta.id} is not dealt so: ${read.refusal.clause}`);
  // Not randomUUID: pages that are not served securely have none.
  const id = randomHex();
  const { seed, salts } = deal ?? { seed: randomHex(), salts: players.map(randomHex) };
  const kinds = players.map(({ kind }) => kind);
  const { match, lines } = startMatch({ game, options: read.options, kinds, id, seed, salts, ...rest });
  const names = players.map(({ name }) => name);
  const wishes = players.map(({ look = {} }) => look);
  const row = tableId(game.meta.id, id);
  await saveTable({
    id: row,
    record: startText(lines, names, timeNow()) + linesText([...besideOfWishes(wishes), ...beside].map(besideLine)),
    ...storedSecret(match.secret),
    draft: [],
    toAct: seatToAct(match),
    touched: Date.now(),
    hinted: false,
    ...(evening && { evening }),
  });
  return row;
}
