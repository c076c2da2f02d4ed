import { type OpenedMatch, openMatch } from '@interregnum/match';
import { type Flawed, summaryOf } from '@interregnum/record';
import { findOnly, type GameId, isGameId, loadGame } from '../../games/index.ts';
import { type KeptTable, secretOf } from '../../storage/kept.ts';

/** A kept match that can go on. */
export interface Resumed {
  readonly gameId: GameId;
  readonly opened: OpenedMatch;
}

/** Goes on with a kept match by the rules that it names; undefined where its game is not known. */
export async function resumeKept(kept: KeptTable): Promise<Resumed | Flawed | undefined> {
  const match = summaryOf(kept.record);
  if ('flaw' in match) return match;
  const { game: gameId, rules } = match;
  if (!isGameId(gameId)) return undefined;
  const opened = openMatch(kept.record, findOnly(await loadGame(gameId, rules)), secretOf(kept));
  return 'flaw' in opened ? opened : { gameId, opened };
}
