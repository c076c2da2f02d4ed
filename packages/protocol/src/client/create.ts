import type { Answers } from '../answers.ts';
import type { RequestTo } from '../requests.ts';
import type { Connection } from './connection.ts';
import { KeptDeals } from './kept-deals.ts';

/** A table as its creator wants it; salts are made here. */
export type TableOptions = Omit<RequestTo<'create'>, 'id' | 'do' | 'saltHashes'>;

/** Makes a table. The salts of the creator's own seats are made and kept. */
export async function createTable(connection: Connection, options: TableOptions): Promise<Answers['create']> {
  const own = options.seats.filter((seat) => seat === 'me').length;
  return connection.ask('create', { ...options, saltHashes: await new KeptDeals(connection.ports).makeSalts(own) });
}
