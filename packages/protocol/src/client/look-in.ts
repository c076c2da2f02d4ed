import type { Connection } from './connection.ts';
import { RemoteDeal } from './deal.ts';
import { KeptDeals } from './kept-deals.ts';
import { TableWatch } from './table-watch.ts';

/**
 * Does this client's part in the deal of a table that is not on the screen: so nobody has to open it for that. The table is not watched
 * any longer than until it was told once, so that its player is told of the first turn.
 */
export function lookIn(connection: Connection, table: string): void {
  const kept = new KeptDeals(connection.ports);
  const deal = new RemoteDeal({
    table,
    kept,
    sha256: connection.ports.sha256,
    give: (seat, salt) => connection.ask('salt', { table, seat, salt }),
    sit: async (seat, name, look) =>
      connection.ask('sit', { table, seat, name, ...(look && { look }), saltHash: await kept.makeSalt() }),
    changed: () => {},
  });
  const watch = new TableWatch(connection, table, undefined, {
    takeWhole: ({ info }) => {
      watch.close();
      deal.follow(info);
      return true;
    },
    takeNews: () => true,
    refused: () => watch.close(),
  });
}
