import { sha256 } from '@interregnum/record';
import { expect, test } from 'vitest';
import { hashOfSalt, lookIn } from '../../src/client/index.ts';
import { info, mine, OTHER, other, seated, TABLE } from './seated.ts';

/** Ana has sat down, closed the page of the table, and is elsewhere in the app when it is dealt. */
async function elsewhere() {
  const { server, table, hash } = await seated();
  table.close();
  lookIn(server.connection, TABLE);
  return { server, hash };
}

test('whoever is elsewhere in the app brings their salt, without watching the table any longer', async () => {
  const { server, hash } = await elsewhere();
  const dealing = info([mine(hash), other(OTHER)], { phase: 'dealing' });
  await server.answer('watch', { table: TABLE, seq: 3, info: dealing });
  const [unwatch, salt] = server.socket.sent.slice(-2);
  expect(unwatch).toMatchObject({ do: 'unwatch', table: TABLE });
  expect(salt.do === 'salt' && hashOfSalt(salt.salt, sha256)).toBe(hash);
  expect(server.connection.watches(TABLE)).toBe(false);
});

test('after a deal that was broken off they sit down again with another salt', async () => {
  const { server, hash } = await elsewhere();
  await server.answer('watch', { table: TABLE, seq: 4, info: info([mine(), other(OTHER)]) });
  const sit = server.asked('sit');
  expect(sit).toMatchObject({ table: TABLE, seat: 0, name: 'Ana' });
  expect(sit?.do === 'sit' && sit.saltHash).not.toBe(hash);
});
