import { actingSeat } from '@interregnum/match';
import { expect, test } from 'vitest';
import { begunTable, connected, playOn, randomFrom } from './support/tables.ts';
import { everythingIn, expectUpToDate, logOf } from './support/truth.ts';
import { newWorld } from './support/world.ts';

/** A table of two at which the first client is asked for a turn, which is made already. */
async function asked() {
  const world = newWorld();
  const clients = await connected(world, 'Ana', 'Ben');
  const { table } = await begunTable(world, clients, { game: 'king-is-dead' });
  const acting = actingSeat(clients[0].viewOf(0));
  const [ana, ben] = acting === 0 ? clients : clients.toReversed();
  const { token } = ana.viewOf(acting);
  const texts = [...ana.randomTurn(acting, randomFrom('asked'))];
  return { world, ana, ben, table, turn: { do: 'turn', table, seat: acting, token, texts } as const };
}

test('a turn is stored once, and known when it comes again', async () => {
  const { world, ana, ben, table, turn } = await asked();
  expect(await ana.must(turn)).toEqual({ stored: true });
  const before = everythingIn(world);
  expect(await ana.must(turn)).toEqual({ done: true });
  expect(await ana.must({ ...turn, token: '0'.repeat(64) })).toEqual({ stale: true });
  expect(everythingIn(world)).toBe(before);
  await expectUpToDate(world, table, [ana, ben]);
});

test('nobody takes a turn for somebody else, out of turn, or against the rules; then nothing changes', async () => {
  const { world, ana, ben, turn } = await asked();
  const before = everythingIn(world);
  const told = [ana, ben].map(({ sent }) => sent.length);
  expect(await ben.ask(turn)).toMatchObject({ error: { code: 'not-yours' } });
  expect(await ben.ask({ ...turn, seat: 1 - turn.seat })).toMatchObject({
    error: { code: 'refused', refused: 'seat' },
  });
  expect(await ana.ask({ ...turn, texts: ['nonsense'] })).toMatchObject({
    error: { code: 'refused', refused: 'decision', decision: 'nonsense', refusal: { clause: expect.any(String) } },
  });
  expect(await ana.ask({ ...turn, texts: [...turn.texts, 'pass'] })).toMatchObject({
    error: { code: 'refused', refused: 'turn-too-long' },
  });
  expect(await ana.ask({ ...turn, seat: 3 })).toMatchObject({ error: { code: 'not-yours' } });
  expect(everythingIn(world)).toBe(before);
  expect([ana, ben].map(({ sent }) => sent.length)).toEqual([told[0] + 3, told[1] + 2]);
});

test('the answer comes before the news, and both only once the turn is stored', async () => {
  const { world, ana, ben, turn } = await asked();
  const order: string[] = [];
  const before = { ana: ana.sent.length, ben: ben.sent.length };
  world.store.stored = () => order.push(`stored ${ana.sent.length - before.ana} ${ben.sent.length - before.ben}`);
  await ana.must(turn);
  expect(order).toEqual(['stored 0 0']);
  const [answer, news] = ana.sent.slice(before.ana).map(({ text }) => Object.keys(JSON.parse(text)));
  expect([answer, news]).toEqual([['id', 'ok'], ['news']]);
  expect(ben.sent.length).toBe(before.ben + 1);
});

test('of two who play, the other one wins if one resigns; then everything is shown', async () => {
  const { world, ana, ben, table, turn } = await asked();
  expect(await ben.ask({ do: 'resign', table, seat: turn.seat })).toMatchObject({ error: { code: 'not-yours' } });
  await ana.must({ do: 'resign', table, seat: turn.seat });
  expect(ben.info?.phase).toBe('over');
  const view = ben.viewOf(1 - turn.seat);
  expect(view).toMatchObject({ end: { by: 'resigned', winners: [1 - turn.seat] }, isRevealed: true });
  for (const ask of [
    { do: 'resign', table, seat: turn.seat },
    { do: 'stop', table, agrees: true },
    { do: 'hint', table, seat: turn.seat },
    { do: 'renew', table },
    { do: 'sit', table, seat: 0, name: 'Ana' },
  ] as const)
    expect(await ana.ask(ask)).toMatchObject({ error: { code: expect.stringMatching(/^(over|not-creator)$/) } });
  expect(await ana.ask(turn)).toMatchObject({ error: { code: 'refused', refused: 'over' } });
  await expectUpToDate(world, table, [ana, ben]);
});

test('of three who play a bot goes on for who resigns, who watches from then on', async () => {
  const world = newWorld();
  const [ana, ben, cem] = await connected(world, 'Ana', 'Ben', 'Cem');
  const wanted = { game: 'king-is-dead', options: { seats: 3 }, whenSeatGoes: { bot: 'squire' } };
  const made = await begunTable(world, [ana, ben, cem], wanted);
  await ben.must({ do: 'resign', table: made.table, seat: 1 });
  expect(ana.info?.seats[1]).toEqual({ kind: 'squire' });
  expect([...ben.views.keys()]).toEqual(['audience']);
  expect(ben.seats).toEqual([]);
  expect(await ben.ask({ do: 'resign', table: made.table, seat: 1 })).toMatchObject({ error: { code: 'not-yours' } });
  const random = randomFrom('resigned');
  for (let turn = 0; turn < 6; turn++) await playOn(world, [ana, cem], made, random);
  await expectUpToDate(world, made.table, [ana, ben, cem]);
  expect(world.bots.asked.length).toBeGreaterThan(0);
});

test('a match stops once all people agree; who changes their mind does not', async () => {
  const world = newWorld();
  const [ana, ben, eve] = await connected(world, 'Ana', 'Ben', 'Eve');
  const { table, watching } = await begunTable(world, [ana, ben]);
  await eve.watch(table, watching);
  expect(await eve.ask({ do: 'stop', table, agrees: true })).toMatchObject({ error: { code: 'no-table' } });
  await ana.must({ do: 'stop', table, agrees: true });
  expect(ben.info?.stops).toEqual([0]);
  const lines = (await logOf(world, table)).length;
  await ana.must({ do: 'stop', table, agrees: true });
  expect((await logOf(world, table)).length).toBe(lines);
  await ana.must({ do: 'stop', table, agrees: false });
  await ben.must({ do: 'stop', table, agrees: true });
  expect(ana.info).toMatchObject({ stops: [1], phase: 'playing' });
  await ana.must({ do: 'stop', table, agrees: true });
  expect(ben.viewOf(1).end).toEqual({ type: 'end', by: 'stopped', winners: [] });
  expect(eve.info?.phase).toBe('over');
});

test('hints are only where the table allows them, and everybody is told', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const without = (await begunTable(world, [ana, ben])).table;
  expect(await ana.ask({ do: 'hint', table: without, seat: 0 })).toMatchObject({ error: { code: 'hints' } });
  const { table } = await begunTable(world, [ana, ben], { hints: true });
  expect(await ana.ask({ do: 'hint', table, seat: 1 })).toMatchObject({ error: { code: 'not-yours' } });
  await ana.must({ do: 'hint', table, seat: 0 });
  await ana.must({ do: 'hint', table, seat: 0 });
  expect(ben.info?.hinted).toEqual([2, 0]);
});

test('a client without rules is offered one choice after another until its turn is whole', async () => {
  const { ana, ben, table, turn } = await asked();
  const { seat } = turn;
  expect(await ben.ask({ do: 'offers', table, seat: 1 - seat, draft: [] })).toMatchObject({
    error: { code: 'not-now' },
  });
  let draft: string[] = [];
  for (;;) {
    const offered = await ana.must({ do: 'offers', table, seat, draft });
    expect(offered.token).toBe(turn.token);
    if (offered.isComplete) break;
    expect(offered.prompt).toBeDefined();
    draft = [...draft, offered.choices[0]];
  }
  expect(await ana.ask({ do: 'offers', table, seat, draft: [...draft, 'pass'] })).toMatchObject({
    error: { code: 'refused', refused: 'turn-too-long' },
  });
  expect(await ana.ask({ do: 'offers', table, seat, draft: ['nonsense'] })).toMatchObject({
    error: { code: 'refused', refused: 'decision', decision: 'nonsense' },
  });
  expect(await ana.must({ ...turn, texts: draft })).toEqual({ stored: true });
});
