import type { Connection, TableLine } from '@interregnum/protocol/client';
import { onNoticesChanged } from '../../notices/notice-settings.ts';
import { waitingTables } from '../../notices/page-notices.ts';
import { onlinePath } from '../../notices/turns.ts';
import type { TableTurn } from '../../notices/waiting-tables.ts';
import { awaitedAt } from '../my-tables/whose-turn.ts';
import { BROWSER } from './browser-push.ts';
import { DeviceSubscription } from './device-subscription.ts';
import { isOnlinePath } from './wishes.ts';

const turnAt = (line: TableLine): TableTurn => ({
  path: onlinePath(line.table),
  game: line.game,
  isYours: awaitedAt(line) === 'you',
});

/** Tells the server whether somebody sees this page, and follows where it is the player's turn. */
export function followTurns(connection: Connection): void {
  let wasOpen = false;
  const device = new DeviceSubscription(connection, BROWSER);
  const tellVisible = (): void => {
    if (connection.state === 'open')
      connection.askOnce('visible', { isVisible: document.visibilityState === 'visible' }, () => {});
  };
  connection.onTurn = ({ table, game, isYours, isSeen = false }) =>
    waitingTables.learn({ path: onlinePath(table), game, isYours, isSeen });
  connection.subscribe(() => {
    const isOpen = connection.state === 'open';
    if (isOpen && !wasOpen) {
      tellVisible();
      device.renew();
      // What was missed meanwhile; who has never sat down has missed nothing.
      if (connection.welcome?.player !== undefined)
        connection.askOnce('mine', {}, ({ tables }) => waitingTables.learnAll(tables.map(turnAt), isOnlinePath));
    }
    wasOpen = isOpen;
  });
  document.addEventListener('visibilitychange', () => {
    tellVisible();
    device.update();
  });
  onNoticesChanged(() => device.update());
}
