import { actingSeat, hasEnded, MatchBots, MatchClient } from '@interregnum/match';
import type { RemoteMatch, RemoteTable } from '@interregnum/protocol/client';
import { fetchWords } from '@interregnum/texts/lazy';
import { botThread } from '../../bots/thread.ts';
import { isGameId, tableOfGame } from '../../games/index.ts';
import { fetchNotes } from '../../shell/fetch-notes.ts';
import { currentSettings } from '../../shell/settings.ts';
import { paceNow } from '../../table/model/pace.ts';
import { TableModel } from '../../table/model/table-model.ts';
import { randomHex } from '../../table/open/deal.ts';
import { deleteValue, readValue, storeValue } from '../connection/browser-storage.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { draftFrom, draftText } from './drafts.ts';
import { followLooks } from './looks.ts';
import { onlineExtras } from './online-extras.tsx';
import { OnlineTable } from './online-table.ts';
import { looksOfSeats } from './seat-looks.ts';

const draftName = (table: string): string => `draft ${table}`;

/** The screen's side of a match; what is drafted is kept for the turn that it belongs to. */
function clientOf(table: string, match: RemoteMatch): MatchClient {
  const view = match.view('audience');
  const client: MatchClient = new MatchClient({
    port: match,
    draft: draftFrom(readValue(draftName(table)), { seat: actingSeat(view), token: view.token }),
    keepDraft: (texts) => {
      const { draft, view: now } = client;
      if (draft !== undefined) storeValue(draftName(table), draftText({ seat: draft.seat, token: now.token, texts }));
    },
  });
  client.subscribe(() => hasEnded(client.view) && deleteValue(draftName(table)));
  return client;
}

/** A match at a server: the screen of all tables, and what is particular to this one. */
export interface OpenedTable {
  readonly model: TableModel;
  readonly online: OnlineTable;
}

/** Puts a match at a server on the screen of all tables; `signal` closes it. */
export async function openRemote(
  remote: RemoteTable,
  match: RemoteMatch,
  token: string | undefined,
  signal: AbortSignal,
): Promise<OpenedTable | undefined> {
  const gameId = match.view('audience').game.meta.id;
  if (!isGameId(gameId)) return undefined;
  void fetchNotes(gameId);
  const [gameTable] = await Promise.all([tableOfGame(gameId), fetchWords(currentSettings().language, gameId)]);
  if (signal.aborted) return undefined;
  const client = clientOf(remote.id, match);
  const online = new OnlineTable({ remote, client, connection: pageConnection(), token });
  const model = new TableModel({
    id: remote.id,
    gameId,
    gameTable,
    client,
    bots: new MatchBots(botThread, `${remote.id} ${randomHex()}`),
    preferences: { pace: paceNow, atOnce: () => currentSettings().turns === 'at-once' },
    recordText: () => online.recordText(),
    stateAt: (decisions) => online.stateAt(decisions),
    extras: onlineExtras(online),
    looks: looksOfSeats(online.info.seats),
  });
  const stopFollowing = followLooks(remote, model);
  const stopLooks = remote.subscribe(() => model.setLooks(looksOfSeats(online.info.seats)));
  signal.addEventListener('abort', () => {
    stopLooks();
    stopFollowing();
    online.close();
    model.leave();
  });
  return { model, online };
}
