import { commitmentTo } from '@interregnum/record';
import { RemoteTable } from '../../src/client/index.ts';
import type { TableInfo } from '../../src/index.ts';
import { hexFrom } from './fake-table.ts';
import { HandServer } from './hand-server.ts';

export const TABLE = 't'.repeat(22);
export const SEED = hexFrom('lot');
export const COMMITMENT = commitmentTo(SEED);
export const OTHER = hexFrom('other hash');

export const info = (seats: TableInfo['seats'], more: Partial<TableInfo> = {}): TableInfo => ({
  table: TABLE,
  game: 'claim',
  rules: 1,
  options: { seats: 2 },
  phase: 'gathering',
  host: 'Ana',
  begins: 'first',
  whenSeatGoes: 'stop',
  watch: 'nobody',
  hints: false,
  commitment: COMMITMENT,
  stops: [],
  hinted: [],
  seats,
  ...more,
});

/** Somebody who has sat down at a table, and a server that tells it whatever a test wants. */
export async function seated(): Promise<{ server: HandServer; table: RemoteTable; hash: string; tell: typeof tell }> {
  const server = new HandServer();
  await server.open();
  const table = new RemoteTable(server.connection, { table: TABLE, names: () => ['Ana', 'Ben'] });
  await server.answer('watch', { table: TABLE, seq: 1, info: info([{ kind: 'nobody' }, { kind: 'nobody' }]) });
  let seq = 1;
  const tell = async (told: TableInfo): Promise<void> => {
    seq++;
    await server.send({ news: { table: TABLE, after: seq - 1, seq, info: told } });
  };
  void table.sit(0, 'Ana');
  await server.time.pass(0);
  const sit = server.asked('sit');
  await server.answer('sit', {});
  await server.answer('watch', { table: TABLE, after: 1, seq: 1 });
  return { server, table, hash: sit?.do === 'sit' ? (sit.saltHash ?? '') : '', tell };
}

export const mine = (saltHash?: string) => ({
  kind: 'human',
  name: 'Ana',
  isYours: true,
  ...(saltHash && { saltHash }),
});
export const other = (saltHash?: string) => ({ kind: 'human', name: 'Ben', ...(saltHash && { saltHash }) });
