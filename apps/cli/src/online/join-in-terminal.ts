import { userFolder } from '@interregnum/server/user-folder';
import { LocalPrograms } from '../play/programs.ts';
import { showOnTerminal } from '../play/terminal-screens.ts';
import { Store } from '../records/store.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Invitation } from './link.ts';
import { type PersonWish, RoomScreen } from './room-screen.ts';
import { openSeat, ownSeats, visit } from './visit.ts';

/** A person follows an invitation and plays at the screens of the terminal; returns what is to be said then. */
export async function joinInTerminal(invitation: Invitation, wish: PersonWish, terminal: Terminal): Promise<string> {
  const folder = userFolder(process.env);
  const visited = await visit(invitation, folder, terminal);
  const programs = new LocalPrograms([]);
  try {
    if (ownSeats(visited.info).length === 0) openSeat(visited, wish.seat, terminal);
    return await showOnTerminal((screens) => {
      const { language } = terminal;
      const now = (): string => new Date().toISOString();
      const app = { screens, store: new Store(folder), programs, language, atOnce: false, now };
      const room = new RoomScreen(app, visited, wish);
      screens.open(room);
      room.begin();
    });
  } finally {
    visited.connection.close();
    visited.identity.close();
    await programs.close();
  }
}
