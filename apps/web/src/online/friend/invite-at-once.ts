import { createTable } from '@interregnum/protocol/client';
import { type GameId, newestGame } from '../../games/index.ts';
import { currentSettings } from '../../shell/settings.ts';
import { becamePlayer } from '../connection/hello.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { NEW_FRIEND_FORM, wantedTable } from './friend-form.ts';

/** Makes a table as it usually is, with a seat for a friend; returns its id. */
export async function inviteAtOnce(game: GameId, name: string): Promise<string> {
  const wanted = wantedTable(await newestGame(game), NEW_FRIEND_FORM, name, currentSettings().look);
  const { table } = await createTable(pageConnection(), wanted);
  becamePlayer();
  return table;
}
