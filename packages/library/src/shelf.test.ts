import { expect, test } from 'vitest';
import { GAMES } from './index.ts';
import { SHELF } from './shelf.ts';

test('on the shelf stands every game, in its place and with its options', async () => {
  expect([...SHELF.keys()]).toEqual([...GAMES.keys()]);
  for (const [id, { options, open }] of SHELF) {
    expect(await open()).toBe(GAMES.get(id));
    expect(options).toBe(GAMES.get(id)?.meta.options);
  }
});
