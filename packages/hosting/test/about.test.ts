import { expect, test } from 'vitest';
import { connected, makeTable } from './support/tables.ts';
import { newWorld } from './support/world.ts';

test('of a table everybody may know what is played there, and nothing else', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const { table } = await makeTable(ana, { game: 'king-is-dead', options: { advanced: true } });
  expect(await world.host.about(table)).toEqual({
    game: 'king-is-dead',
    rules: expect.any(Number),
    options: expect.objectContaining({ seats: 2, advanced: true }),
  });
  expect(await world.host.about('N'.repeat(22))).toBeUndefined();
});
