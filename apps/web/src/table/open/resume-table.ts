import { type OpenedMatch, openMatch } from '@interregnum/match';
import { type Flawed, summaryOf } from '@interregnum/record';
import { findOnly, type GameId, isGameId, loadGame } from '../../games/index.ts';
import { type StoredTable, secretOf } from '../../storage/stored-table.ts';

/** A stored match that can go on. */
export interface Resumed {
  readonly gameId: GameId;
  readonly opened: OpenedMatch;
}

/** Goes on with a stored match by the rules that it names; undefined where its game is not known. */
export async function resumeTable(stored: StoredTable): Promise<Resumed | Flawed | undefined> {
  const match = summaryOf(stored.record);
  if ('flaw' in match) return match;
  const { game: gameId, rules } = match;
  if (!isGameId(gameId)) return undefined;
  const opened = openMatch(stored.record, findOnly(await loadGame(gameId, rules)), secretOf(stored));
  return 'flaw' in opened ? opened : { gameId, opened };
}
