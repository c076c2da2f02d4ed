import { expect, test } from 'vitest';
import { hostile } from './hostile.ts';

test('nothing that nobody should send harms a server, its tables or its temper', async () => {
  const said: string[] = [];
  const { sent, ...harm } = await hostile(1500, 'short', (line) => said.push(line));
  expect(harm, said.join('\n')).toEqual({ crashes: 0, serverErrors: 0, changed: 0, others: 0 });
  expect(sent).toBeGreaterThan(1500);
});
