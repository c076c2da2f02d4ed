import { type Flawed, summaryOf } from '@interregnum/record';
import { draftTexts, resumeTable, type Table, takeBack } from '@interregnum/table';
import { type GameId, isGameId, libraryOf, loadGame } from '../games/index.ts';
import { type KeptTable, secretOf } from '../storage/kept.ts';

/** A kept match that can go on, and what was chosen in the turn that is not committed yet. */
export interface Resumed {
  readonly gameId: GameId;
  readonly table: Table;
  readonly draft: readonly string[];
}

/** Goes on with a kept match by the rules that it names; undefined where its game is not known. */
export async function resumeKept(kept: KeptTable): Promise<Resumed | Flawed | undefined> {
  const match = summaryOf(kept.record);
  if ('flaw' in match) return match;
  const { game: gameId, rules } = match;
  if (!isGameId(gameId)) return undefined;
  const found = resumeTable(kept.record, libraryOf(await loadGame(gameId, rules)), secretOf(kept));
  if ('flaw' in found) return found;
  // What a record of format 1 holds of a turn that was not complete can be taken back.
  let table = found;
  while (table.draft.choices.length > 0) table = takeBack(table);
  return { gameId, table, draft: [...draftTexts(found), ...kept.draft] };
}
