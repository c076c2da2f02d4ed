import { type Connection, lookIn, type NoticeTold, type TableLine } from '@interregnum/protocol/client';
import { onNoticesChanged } from '../../notices/notice-settings.ts';
import { waitingTables } from '../../notices/page-notices.ts';
import { onlinePath } from '../../notices/table-notice.ts';
import type { ToldNotice } from '../../notices/waiting-tables.ts';
import { awaitedAt, isOfVisitor, owesPart } from '../my-tables/awaited-at.ts';
import { BROWSER } from './browser-push.ts';
import { DeviceSubscription } from './device-subscription.ts';
import { tableNews } from './table-news.ts';
import { isOnlinePath } from './wishes.ts';

function noticeAt(line: TableLine): ToldNotice {
  const what = awaitedAt(line);
  const { table, game, invitedBy } = line;
  return {
    path: onlinePath(table),
    game,
    what: isOfVisitor(what) ? what : 'nothing',
    ...(invitedBy !== undefined && { name: invitedBy }),
  };
}

/** Tells the server whether somebody sees this page, follows which tables wait for the player, and does its part in their deals. */
export function followTables(connection: Connection): void {
  let wasOpen = false;
  const device = new DeviceSubscription(connection, BROWSER);
  const tellVisible = (): void => {
    if (connection.state === 'open')
      connection.askOnce('visible', { isVisible: document.visibilityState === 'visible' }, () => {});
  };
  const learn = ({ table, ...notice }: NoticeTold): void => waitingTables.learn({ path: onlinePath(table), ...notice });
  connection.onNotice = (notice) => {
    tableNews.notify();
    if (notice.what !== 'look-in') learn(notice);
    // Where the deal needs nothing but this browser, nobody has to be told.
    else connection.askOnce('mine', {}, ({ tables }) => bringParts(connection, tables, notice.table) || learn(notice));
  };
  connection.subscribe(() => {
    const isOpen = connection.state === 'open';
    if (isOpen && !wasOpen) {
      tellVisible();
      device.renew();
      // What was missed meanwhile; who has never sat down has missed nothing.
      if (connection.welcome?.player !== undefined)
        connection.askOnce('mine', {}, ({ tables }) => {
          bringParts(connection, tables);
          waitingTables.learnAll(tables.map(noticeAt), isOnlinePath);
        });
    }
    wasOpen = isOpen;
  });
  document.addEventListener('visibilitychange', () => {
    tellVisible();
    device.update();
  });
  onNoticesChanged(() => device.update());
}

/** Does this browser's part in the deals of tables that are not on the screen: of all, or of one; whether there was any. */
function bringParts(connection: Connection, lines: readonly TableLine[], only?: string): boolean {
  const owing = lines.filter((line) => owesPart(line) && (only === undefined || line.table === only));
  for (const { table } of owing) if (!connection.watches(table)) lookIn(connection, table);
  return owing.length > 0;
}
