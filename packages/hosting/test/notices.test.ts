import { actingSeat } from '@interregnum/match';
import type { NoticeTold } from '@interregnum/protocol';
import { expect, test } from 'vitest';
import { begunTable, connected, type MadeTable, playOn, randomFrom } from './support/tables.ts';
import { TestClient } from './support/test-client.ts';
import { newWorld, type World } from './support/world.ts';

/** A table of two, at which it is Ben's turn. */
async function bensTurn(): Promise<{ world: World; ana: TestClient; ben: TestClient; made: MadeTable }> {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const made = await begunTable(world, [ana, ben], { game: 'king-is-dead' });
  while (actingSeat(ana.viewOf(0)) === 0) await playOn(world, [ana, ben], made, randomFrom('first'));
  return { world, ana, ben, made };
}

/** Ben plays: then it is Ana's turn. */
const bensMove = ({ world, ana, ben, made }: Awaited<ReturnType<typeof bensTurn>>) =>
  playOn(world, [ana, ben], made, randomFrom('move'));

const told = ({ sent }: TestClient): NoticeTold[] => sent.flatMap(({ text }) => JSON.parse(text).notice ?? []);

test('a page that does not watch a table is told when it becomes its player’s turn there, and when it is over', async () => {
  const table = await bensTurn();
  const { world, ana, ben, made } = table;
  const [page] = await connected(world, 'Ana');
  await page.must({ do: 'visible', isVisible: false });
  await ana.must({ do: 'visible', isVisible: false });
  await bensMove(table);
  const notice = { table: made.table, game: 'king-is-dead' };
  expect(told(page)).toEqual([{ ...notice, what: 'turn' }]);
  await playOn(world, [ana, ben], made, randomFrom('own'));
  expect(told(page)).toEqual([
    { ...notice, what: 'turn' },
    { ...notice, what: 'nothing' },
  ]);
  expect([...told(ana), ...told(ben)]).toEqual([]);
});

test('who has the table before them elsewhere is told that, too', async () => {
  const table = await bensTurn();
  const [page] = await connected(table.world, 'Ana');
  await page.must({ do: 'visible', isVisible: true });
  await bensMove(table);
  expect(told(page)).toMatchObject([{ what: 'turn', isSeen: true }]);
});

test('a client that never said whether it can be seen is told of no table that it does not watch', async () => {
  const table = await bensTurn();
  const [program] = await connected(table.world, 'Ana');
  await bensMove(table);
  expect(told(program)).toEqual([]);
});

test('a page that has left a table hears of it again, and one that has closed of nothing', async () => {
  const table = await bensTurn();
  const { world, ana, made } = table;
  const gone = await new TestClient(world, 'Ana').connect();
  await gone.must({ do: 'visible', isVisible: true });
  gone.disconnect();
  await ana.must({ do: 'visible', isVisible: true });
  await ana.must({ do: 'unwatch', table: made.table });
  await bensMove(table);
  expect([told(ana).length, told(gone).length, world.host.counts().sessions]).toEqual([1, 0, 2]);
});
