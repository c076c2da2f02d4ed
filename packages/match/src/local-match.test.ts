import { kingIsDead } from '@interregnum/king-is-dead';
import { verify } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { keptText, localMatch, QuickBots, QuickStore, SlowBots, SlowStore, settled } from '../test/local-matches.ts';
import { findGame, newMatch, type TestMatch } from '../test/matches.ts';
import type { LocalMatch } from './local-match.ts';
import type { CommitResult } from './port.ts';
import { actingSeat } from './view.ts';

const TURN = ['welsh-support', 'devon', 'gwynedd welsh'];
const people: TestMatch = newMatch({ game: kingIsDead, name: 's', kinds: ['human', 'human'] });
const { token } = people.match.head;
const take = (local: LocalMatch, texts = TURN): Promise<CommitResult> => local.commitTurn(0, token, texts);

/** What a person at the screen sees change. */
const shown = (local: LocalMatch): string => JSON.stringify([local.view(0), local.view('audience'), local.seats]);

describe('whatever happens', () => {
  test('is stored before it is shown, with the time beside each entry', async () => {
    const store = new SlowStore();
    const local = localMatch(people, { store });
    const before = shown(local);
    const answers: CommitResult[] = [];
    let told = 0;
    local.subscribe(() => told++);
    const taking = take(local).then((answer) => answers.push(answer));
    await settled();
    expect([store.isAsked, shown(local) === before, told, answers]).toEqual([true, true, 0, []]);
    await store.keep();
    await taking;
    expect(answers).toEqual([{ stored: true }]);
    expect([shown(local) === before, told]).toEqual([false, 1]);
    expect(store.appended[0].map((line) => JSON.parse(line))).toMatchObject([
      { entry: 1, texts: TURN },
      { beside: 1, type: 'time' },
    ]);
  });

  test('has happened when a store that answers at once has returned', () => {
    const store = new QuickStore();
    const local = localMatch(people, { store });
    void take(local);
    expect(actingSeat(local.view(0))).toBe(1);
    expect(store.appended).toHaveLength(1);
  });
});

describe('a store that fails', () => {
  const actions = (local: LocalMatch): (() => Promise<CommitResult>)[] => [
    () => take(local),
    () => local.act({ stop: true }),
    () => local.act({ resign: 1 }),
  ];

  test('at once changes nothing, and can be tried again', async () => {
    const store = new QuickStore();
    const local = localMatch(people, { store });
    const [before, match] = [shown(local), local.truth];
    store.fails = true;
    for (const action of actions(local)) await expect(action()).rejects.toThrow('the disk is full');
    expect([shown(local) === before, local.truth === match, store.appended]).toEqual([true, true, []]);
    store.fails = false;
    expect(await take(local)).toEqual({ stored: true });
  });

  test('later changes nothing, and can be tried again', async () => {
    const store = new SlowStore();
    const local = localMatch(people, { store });
    const [before, match] = [shown(local), local.truth];
    for (const action of actions(local)) {
      const failing = expect(action()).rejects.toThrow('the disk is full');
      await settled();
      await store.fail();
      await failing;
    }
    expect([shown(local) === before, local.truth === match, store.appended]).toEqual([true, true, []]);
    const taking = take(local);
    await store.keep();
    expect(await taking).toEqual({ stored: true });
  });
});

describe('several things at once', () => {
  test('happen one after the other', async () => {
    const store = new SlowStore();
    const local = localMatch(people, { store });
    const asked = [
      take(local),
      take(local),
      take(local, ['pass']),
      local.act({ stop: true }),
      local.act({ stop: true }),
    ];
    for (let waits = 0; waits < asked.length; waits++) await store.keep();
    expect(await Promise.all(asked)).toEqual([
      { stored: true },
      { done: true },
      { stale: true },
      { stored: true },
      { refused: 'over' },
    ]);
    expect(verify(keptText(people, store), { findGame })).not.toHaveProperty('flaw');
  });

  test('wait for one that fails, and then count from where the match stands', async () => {
    const store = new SlowStore();
    const local = localMatch(people, { store });
    const [first, second] = [take(local), take(local, ['pass'])];
    const failing = expect(first).rejects.toThrow();
    await store.fail();
    await store.keep();
    await failing;
    expect(await second).toEqual({ stored: true });
    expect(store.appended[0][0]).toContain('"pass"');
  });
});

describe('the record', () => {
  test('holds no time that runs backwards', async () => {
    const times = ['2026-11-16T10:00:02.000Z', '2026-11-16T10:00:01.000Z', '2026-11-16T10:00:03.000Z'];
    const store = new QuickStore();
    const local = localMatch(people, { store, now: () => times.shift() ?? '', lastTime: '2026-11-16T10:00:00.000Z' });
    await take(local);
    await local.commitTurn(1, local.truth.head.token, ['pass']);
    await local.act({ stop: true });
    expect(store.appended.map((lines) => lines.length)).toEqual([2, 1, 4]);
    expect(verify(keptText(people, store), { findGame })).not.toHaveProperty('flaw');
  });

  test.each(['', 'now', '2026-11-16', '2026-02-30T10:00:00.000Z'])('holds no time that is none: “%s”', async (time) => {
    const store = new QuickStore();
    const local = localMatch(people, { store, now: () => time });
    await take(local);
    await local.act({ stop: true });
    expect(store.appended.map((lines) => lines.length)).toEqual([1, 2]);
    expect(verify(keptText(people, store), { findGame })).not.toHaveProperty('flaw');
  });

  test('does not begin earlier than it was left', async () => {
    const store = new QuickStore();
    await take(localMatch(people, { store, lastTime: '2027-01-01T00:00:00.000Z' }));
    expect(store.appended[0]).toHaveLength(1);
  });
});

describe('a match that is left', () => {
  test('tells nobody anything, and its bot is neither heard nor remembered', async () => {
    const bots = new SlowBots();
    const local = localMatch(newMatch({ game: kingIsDead, kinds: ['page', 'human'] }), { bots });
    let told = 0;
    const stop = local.subscribe(() => told++);
    local.begin();
    local.close();
    await bots.decides('pass');
    expect([local.truth.progress.played.turns, told, bots.forgotten]).toEqual([0, 0, 1]);
    stop();
  });

  test('keeps what was being stored, but no bot goes on from there', async () => {
    const [store, bots] = [new SlowStore(), new QuickBots()];
    const told = newMatch({ game: kingIsDead, name: 's', kinds: ['human', 'page'] });
    const local = localMatch(told, { store, bots });
    const taking = local.commitTurn(0, told.match.head.token, TURN);
    await settled();
    local.close();
    await store.keep();
    expect(await taking).toEqual({ stored: true });
    await settled();
    expect([bots.asked, store.isAsked]).toEqual([[], false]);
  });

  test('can be watched by several, until they have seen enough', async () => {
    const local = localMatch(people);
    const seen: string[] = [];
    const stop = local.subscribe(() => seen.push('one'));
    local.subscribe(() => seen.push('two'));
    await take(local);
    stop();
    await local.act({ stop: true });
    expect(seen).toEqual(['one', 'two', 'two']);
  });
});

test('a view is the same object as long as nothing has changed', async () => {
  const local = localMatch(people);
  const view = local.view(0);
  expect(local.view(0)).toBe(view);
  await take(local, ['castle']);
  expect(local.view(0)).toBe(view);
  await take(local);
  expect(local.view(0)).not.toBe(view);
});
