import { BOT_NAMES } from '@interregnum/bots';
import { startMatch, stopping, takeTurn, tryEnterAll } from '@interregnum/match';
import { linesText, verify } from '@interregnum/record';
import { expect, test } from 'vitest';
import { connected, playOn, randomFrom } from './support/tables.ts';
import { everythingIn, expectUpToDate } from './support/truth.ts';
import { gameOf, hexFrom, newWorld } from './support/world.ts';

const findGame = (id: string, rules: number) => gameOf(id, rules);

/** A match that was played on one machine for a while. */
function localMatch(kinds: readonly string[] = ['human', 'human'], turns = 3) {
  const game = gameOf('claim');
  const options = { seats: 2 };
  const salts = ['a', 'b'].map(hexFrom);
  const started = startMatch({ game, options, kinds, id: 'local', seed: hexFrom('local'), salts });
  let { match } = started;
  const lines = [...started.lines];
  const random = randomFrom('local');
  for (let turn = 0; turn < turns; turn++) {
    const state = match.state;
    const text = game.notation.write(state, game.pick(state, random));
    const taken = takeTurn(match, game.toAct(state), match.head.token, [text]);
    if (!('match' in taken)) throw new Error(JSON.stringify(taken));
    match = taken.match;
    lines.push(...taken.lines);
  }
  return { match, record: linesText(lines), secret: { seed: hexFrom('local') } };
}

test('a match of one machine goes on here, marked as not sealed, and a friend takes the open seat', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const { match, record, secret } = localMatch();
  const adopt = { do: 'adopt', record, secret, seats: [0], name: 'Ana', watch: 'link', hints: false } as const;
  const made = await ana.must({ ...adopt, seats: [0] });
  await ana.watch(made.table);
  expect(ana.info).toMatchObject({ isUnsealed: true, phase: 'playing', seats: [{ name: 'Ana' }, { kind: 'nobody' }] });
  expect(ana.viewOf(0).states.length).toBe(4);
  const token = made.invitation ?? '';
  await ben.must({ do: 'sit', table: made.table, token, seat: 1, name: 'Ben' });
  await ben.watch(made.table);
  await expectUpToDate(world, made.table, [ana, ben]);
  const random = randomFrom('adopted');
  while (await playOn(world, [ana, ben], { invitation: token, watching: '', table: made.table }, random));
  await expectUpToDate(world, made.table, [ana, ben]);
  const { record: whole } = await ben.must({ do: 'record', table: made.table });
  expect(verify(whole, { findGame })).toMatchObject({
    format: 2,
    record: { start: { match: match.progress.start.match } },
  });
});

test('a friend takes the seat of a bot at a match of one machine that goes on here', async () => {
  const world = newWorld();
  const [ana, ben] = await connected(world, 'Ana', 'Ben');
  const { record, secret } = localMatch(['human', 'squire'], 2);
  const adopt = { do: 'adopt', record, secret, name: 'Ana', watch: 'nobody', hints: false } as const;
  for (const open of [[0], [3], [1, 0]])
    expect(await ana.ask({ ...adopt, seats: [0], open })).toMatchObject({ error: { code: 'bad-seats' } });
  const { table, invitation } = await ana.must({ ...adopt, seats: [0], open: [1] });
  await ana.watch(table);
  expect(ana.info?.seats).toMatchObject([{ name: 'Ana' }, { kind: 'nobody' }]);
  await world.clock.pass(60_000);
  expect(world.bots.asked).toEqual([]);
  const token = invitation ?? '';
  await ben.must({ do: 'sit', table, token, seat: 1, name: 'Ben' });
  await ben.watch(table);
  const random = randomFrom('opened');
  while (await playOn(world, [ana, ben], { invitation: token, watching: '', table }, random));
  await expectUpToDate(world, table, [ana, ben]);
  expect(verify((await ben.must({ do: 'record', table })).record, { findGame })).toMatchObject({ format: 2 });
});

test.each([...BOT_NAMES, 'page-20', 'regent-500ms'])(
  'the bot %s of a match of one machine thinks at once',
  async (kind) => {
    const world = newWorld();
    const [ana] = await connected(world, 'Ana');
    const turns = [0, 1, 2, 3].find((count) => {
      const { match } = localMatch(['human', kind], count);
      return match.game.toAct(match.state) === 1;
    });
    const { record, secret } = localMatch(['human', kind], turns);
    await ana.must({ do: 'adopt', record, secret, seats: [0], name: 'Ana', watch: 'nobody', hints: false });
    await world.clock.pass(0);
    expect(world.bots.asked).toMatchObject([{ kind, longest: kind.startsWith('regent') ? 3000 : expect.any(Number) }]);
  },
);

test('a match of one machine goes on with the seat that the game plays itself', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const game = gameOf('king-is-dead');
  const read = game.options({ seats: 2, solo: true });
  if ('refusal' in read) throw new Error(read.refusal.clause);
  const { lines } = startMatch({
    game,
    options: read.options,
    kinds: ['human', 'saxons'],
    id: 'local',
    seed: hexFrom('local'),
    salts: ['a', 'b'].map(hexFrom),
  });
  const adopt = { do: 'adopt', record: linesText(lines), secret: { seed: hexFrom('local') }, seats: [0] } as const;
  const { table } = await ana.must({ ...adopt, seats: [0], name: 'Ana', watch: 'nobody', hints: false });
  await ana.watch(table);
  expect(ana.info).toMatchObject({ phase: 'playing', seats: [{ name: 'Ana' }, { kind: 'saxons' }] });
});

test('what is no match under way, or cannot go on, is not adopted', async () => {
  const world = newWorld();
  const [ana] = await connected(world, 'Ana');
  const { record, secret, match } = localMatch();
  const ended = tryEnterAll(match, stopping(match));
  if ('flaw' in ended) throw new Error(ended.flaw.flaw);
  const before = everythingIn(world);
  const adopt = { do: 'adopt', record, secret, seats: [0], name: 'Ana', watch: 'link', hints: false } as const;
  for (const [code, more] of [
    ['bad-record', { record: 'nonsense' }],
    ['bad-record', { record: record.replace('claim', 'chess') }],
    ['bad-record', { secret: { seed: hexFrom('other') } }],
    ['bad-record', { secret: undefined }],
    ['over', { record: record + linesText(ended.lines) }],
    ['bad-seats', { seats: [] }],
    ['bad-seats', { seats: [3] }],
    ['bad-seats', { record: localMatch(['human', 'stranger'], 0).record }],
  ] as const)
    expect(await ana.ask({ ...adopt, seats: [0], ...more } as never)).toMatchObject({ error: { code } });
  expect(everythingIn(world)).toBe(before);
});
