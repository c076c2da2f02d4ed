import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { verify } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { keptText, localMatch, QuickBots, QuickStore, SlowBots, settled } from '../../test/local-matches.ts';
import { findGame, newMatch, randomTurn, type TestMatch, viewersOf } from '../../test/matches.ts';
import { expectSame } from '../../test/updates.ts';
import { isOver, seatToAct } from '../match.ts';
import { viewFor } from '../view.ts';

const against = (): TestMatch => newMatch({ game: kingIsDead, name: 's', kinds: ['page', 'human'] });

describe.each([
  { game: kingIsDead, kinds: ['page', 'page', 'page', 'page'], given: { advanced: true } },
  { game: foreignKing, kinds: ['page', 'page', 'page'], given: {} },
  { game: claim, kinds: ['page', 'page'], given: {} },
])('bots play a whole match of $game.meta.id', ({ game, kinds, given }) => {
  test('to its end, each from what its seat sees, and views follow', async () => {
    const [bots, store] = [new QuickBots(), new QuickStore()];
    const told = newMatch({ game, kinds, given });
    const local = localMatch(told, { bots, store });
    for (const viewer of viewersOf(told.match)) local.view(viewer);
    local.begin();
    while (!isOver(local.truth)) await settled();
    for (const viewer of viewersOf(told.match))
      expectSame(local.view(viewer), viewFor(local.truth, viewer, local.view(viewer).names));
    expect(verify(keptText(told, store), { findGame })).not.toHaveProperty('flaw');
    for (const { seen, seat } of bots.asked.slice(0, 50)) expect(game.redact(seen, seat)).toEqual(seen);
    expect(bots.asked.every(({ kind }) => kind === 'page')).toBe(true);
  });
});

describe('a bot', () => {
  test('thinks once the match has begun, and not before', async () => {
    const bots = new SlowBots();
    const local = localMatch(against(), { bots });
    expect(bots.asked).toEqual([]);
    local.begin();
    expect(bots.asked).toHaveLength(1);
    await bots.decides('pass');
    expect(seatToAct(local.truth)).toBe(1);
    expect(bots.asked).toHaveLength(1);
  });
});

describe('a bot that has failed', () => {
  test('says why, and is asked again when it is hurried', async () => {
    const bots = new SlowBots();
    const local = localMatch(against(), { bots });
    let told = 0;
    local.subscribe(() => told++);
    local.begin();
    await bots.fails();
    expect([local.botFailure, told]).toEqual([new Error('out of memory'), 1]);
    local.hurryBot();
    expect([local.botFailure, bots.asked.length]).toEqual([undefined, 2]);
    await bots.decides('pass');
    expect(seatToAct(local.truth)).toBe(1);
  });

  test('is one whose turn cannot be stored', async () => {
    const store = new QuickStore();
    store.fails = true;
    const local = localMatch(against(), { store });
    local.begin();
    await settled();
    expect([local.botFailure, seatToAct(local.truth)]).toEqual([new Error('the disk is full'), 0]);
    store.fails = false;
    local.hurryBot();
    await settled();
    expect(seatToAct(local.truth)).toBe(1);
  });

  test('is one that chooses against the rules', async () => {
    const bots = new SlowBots();
    const local = localMatch(against(), { bots });
    local.begin();
    await bots.decides('castle');
    expect(String(local.botFailure)).toContain('the program at seat 0 chose "castle" against KD-');
  });
});

describe('a bot that thinks', () => {
  test('decides, if it is hurried, the rest of its turn at once', async () => {
    const bots = new SlowBots();
    const local = localMatch(against(), { bots });
    local.begin();
    await bots.decides('welsh-support');
    expect(bots.hurried).toBe(0);
    local.hurryBot();
    await settled();
    expect(seatToAct(local.truth)).toBe(1);
    expect(bots.hurried).toBeGreaterThanOrEqual(2);
  });
});

describe('a bot whose match has gone on without it', () => {
  test('is neither waited for nor believed once it is asked anew, though its turn would still be possible', async () => {
    const bots = new SlowBots();
    bots.isStubborn = true;
    const kinds = ['page', 'human', 'human'];
    const local = localMatch(newMatch({ game: kingIsDead, kinds, whenSeatGoes: { bot: 'squire' } }), { bots });
    while (seatToAct(local.truth) !== 0)
      await local.commitTurn(seatToAct(local.truth), local.truth.head.token, ['pass']);
    local.begin();
    await local.act({ resign: 1 });
    await local.act({ resign: 2 });
    const asked = bots.asked.length;
    await bots.firstDecides('pass');
    await bots.firstFails();
    expect([local.botFailure, seatToAct(local.truth), bots.asked.length]).toEqual([undefined, 0, asked]);
    await bots.decides('pass');
    expect(seatToAct(local.truth)).not.toBe(0);
  });

  test('is not waited for once something else has happened', async () => {
    const bots = new SlowBots();
    const local = localMatch(against(), { bots });
    local.begin();
    await local.act({ stop: true });
    await bots.decides('pass');
    expect(local.truth.progress.played.turns).toBe(0);
    expect([bots.hurried, local.botFailure]).toEqual([1, undefined]);
  });

  test('forgets what it remembers when turns are taken back', async () => {
    const bots = new QuickBots();
    const told = newMatch({ game: foreignKing, kinds: ['human', 'page'] });
    const local = localMatch(told, { bots });
    local.begin();
    await settled();
    const texts = randomTurn(local.truth, new FastRandom('human'));
    await local.commitTurn(seatToAct(local.truth), local.truth.head.token, texts);
    await settled();
    expect(bots.forgotten).toBe(0);
    await local.act({ takeBack: true });
    expect(bots.forgotten).toBe(1);
  });
});

test('no bot plays for an empty seat', () => {
  const bots = new SlowBots();
  localMatch(newMatch({ game: kingIsDead, kinds: ['nobody', 'human'] }), { bots }).begin();
  expect(bots.asked).toEqual([]);
});
