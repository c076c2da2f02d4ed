import type { Game } from '@interregnum/kernel';
import type { MatchView } from '@interregnum/match';
import type { Connection } from './connection.ts';
import { viewsOf } from './views.ts';

/**
 * A match at a server as it stands, without what led there; undefined before the deal, or where this client cannot read it.
 * `game` has the rules that it is played by.
 */
export async function glanceAt(
  connection: Connection,
  table: string,
  game: Game,
  names: readonly string[],
): Promise<MatchView | undefined> {
  await new Promise<void>((resolve) => connection.learn(game, resolve));
  const { match } = await connection.ask('glance', { table });
  const [view] = (match && viewsOf([match], game, names)?.values()) ?? [];
  return view;
}
