import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newHome } from './homes.ts';
import { run } from './program.ts';
import { serving } from './serving.ts';

test('interregnum serve hosts tables for the network, says where, and keeps them where it says', async () => {
  const data = join(newHome(), 'data');
  const { child, address, said } = await serving(['serve', '--port', '0', '--data', data], { LOG: 'off' });
  expect((await fetch(address)).status).toBe(200);
  expect(await (await fetch(`${address}api/hello`)).json()).toMatchObject({ protocol: 1 });
  expect(said()).toContain(`All tables are kept in ${data}.`);
  const second = await run(['serve', '--port', '0', '--data', data], { env: { LOG: 'off' } });
  expect(second).toMatchObject({ code: 2, err: expect.stringContaining('A server is using') });
  expect((await run(['backup', join(data, 'copy.db'), '--data', data])).code).toBe(0);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('where others find it can be said, and is drawn to be scanned', async () => {
  const env = { LOG: 'off', PUBLIC_URL: 'https://games.example/' };
  const { child, said } = await serving(['serve', '--port', '0', '--host', 'localhost', '--data', newHome()], env);
  expect(said()).toContain('  https://games.example/\n  http://localhost:');
  expect(said()).toMatch(/scan this: https:\/\/games\.example\/\n +█{10,}/);
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('a server for this machine alone says so', async () => {
  const { child, said } = await serving(['serve', '--port', '0', '--host', 'localhost', '--data', newHome()], {
    LOG: 'off',
  });
  expect(said()).toContain('Only this machine reaches it.');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});
