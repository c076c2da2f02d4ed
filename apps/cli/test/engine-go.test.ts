import { BOT_NAMES, isLevel, LEVELS } from '@interregnum/bots';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../src/engine/limits.ts';
import { HIDING, playOn } from './engine-hiding.ts';
import { ask, fingerprint, ok } from './engine-session.ts';
import { ThinkingSession } from './engine-thinking.ts';
import { GAME_IDS } from './games-played.ts';

const thinking = new ThinkingSession();
const { session } = thinking;

/** What may be chosen at the table after so many choices made at random, or a few more if only one thing may be. */
function after(choices: number, game: string, options: object = {}): string[] {
  ok(session, { do: 'new', game, options, seed: 'tea' });
  playOn(session, choices);
  for (;;) {
    const legal = ok(session, { do: 'legal' }).choices as string[];
    if (legal.length > 1) return legal;
    playOn(session, 1);
  }
}

describe.each(GAME_IDS)('go, at a table of %s', (game) => {
  test('answers a legal choice, what it promises, what else came to mind, and what is expected', async () => {
    const legal = after(6, game);
    const before = fingerprint(session);
    const thought = await thinking.think({ iterations: 60 });
    expect(Object.keys(thought)).toEqual(['choice', 'value', 'exact', 'candidates', 'line']);
    expect(legal).toContain(thought.choice);
    const [best, ...others] = thought.candidates;
    expect(best).toEqual({ choice: thought.choice, value: thought.value, visits: expect.any(Number) });
    for (const { choice, value, visits } of thought.candidates) {
      expect(legal).toContain(choice);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(visits).toBeGreaterThan(0);
    }
    expect(new Set(others.map(({ choice }) => choice)).add(best.choice).size).toBe(thought.candidates.length);
    expect(thought.candidates.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(30);
    expect([thought.choice, undefined]).toContain(thought.line[0]);
    expect(fingerprint(session)).toBe(before);
  });

  test('answers the same for the same seed and iterations', async () => {
    after(6, game);
    const first = await thinking.think({ iterations: 60, seed: 'a' });
    expect(await thinking.think({ iterations: 60, seed: 'a' })).toEqual(first);
    expect(await thinking.think({ iterations: 60, seed: 'b' })).not.toEqual(first);
    expect(await thinking.think({ iterations: 60 })).toEqual(await thinking.think({ iterations: 60, seed: '' }));
  });

  test('lets everybody think who can', async () => {
    const legal = after(6, game);
    for (const level of BOT_NAMES) {
      const { choice, ...evaluation } = await thinking.think({ level, iterations: 5 });
      expect(legal).toContain(choice);
      if (!isLevel(level)) expect(evaluation).toEqual({ value: null, exact: false, candidates: [], line: [] });
    }
  });

  test('thinks about what it was asked, though the table goes on', async () => {
    after(4, game);
    const alone = await thinking.think({ iterations: 60 });
    thinking.begin({ iterations: 60 });
    playOn(session, 3);
    ok(session, { do: 'close' });
    expect((await thinking.next()).ok).toEqual(alone);
  });
});

describe('go', () => {
  test('thinks as long as it may, or as the level does', async () => {
    after(0, 'claim');
    const start = performance.now();
    const { choice, line } = await thinking.think({ ms: 300 });
    expect(performance.now() - start).toBeGreaterThan(250);
    expect(line[0]).toBe(choice);
    expect((await thinking.think({ level: LEVELS[0] })).candidates.length).toBeGreaterThan(0);
  });

  test('tells what it thinks in between, if it is asked to', async () => {
    after(0, 'claim');
    thinking.begin({ id: 'a', ms: 60_000, info: true });
    const first = await thinking.next();
    expect(Object.keys(first)).toEqual(['id', 'info']);
    expect(Object.keys(first.info ?? {})).toEqual(['choice', 'value', 'exact', 'candidates', 'line']);
    ok(session, { do: 'stop' });
    let last = await thinking.next();
    while (last.info !== undefined) last = await thinking.next();
    expect(Object.keys(last)).toEqual(['id', 'ok']);
    expect(last.id).toBe('a');
    await thinking.think({ ms: 600 });
    expect(thinking.late).toEqual([]);
  });

  test('proves the end of a game', async () => {
    after(48, 'claim');
    expect(await thinking.think({})).toMatchObject({ exact: true });
  });

  test('begins as many thoughts as promised, and after one is answered there is room again', async () => {
    after(0, 'claim');
    for (let id = 0; id < LIMITS.thoughts; id++) thinking.begin({ id, ms: 60_000 });
    const error = { code: 'too-many-thoughts', limit: LIMITS.thoughts };
    expect(ask(session, { do: 'go', level: 'random' })).toMatchObject({ error });
    expect(ok(session, { do: 'stop', go: 3 })).toEqual({ stopped: 1 });
    expect(await thinking.next()).toMatchObject({ id: 3, ok: {} });
    expect(await thinking.think({ level: 'random' })).toMatchObject({ choice: expect.any(String) });
    expect(ok(session, { do: 'stop' })).toEqual({ stopped: LIMITS.thoughts - 1 });
    const ids: unknown[] = [];
    while (ids.length < LIMITS.thoughts - 1) ids.push((await thinking.next()).id);
    expect(ids.sort()).toEqual([0, 1, 2, 4, 5, 6, 7]);
  });
});

describe('stop', () => {
  test('stops nothing where nothing is thought about, or nothing of that id', async () => {
    after(0, 'claim');
    expect(ok(session, { do: 'stop' })).toEqual({ stopped: 0 });
    thinking.begin({ id: 1, ms: 60_000 });
    thinking.begin({ ms: 60_000 });
    for (const go of [2, '1', '']) expect(ok(session, { do: 'stop', go })).toEqual({ stopped: 0 });
    expect(ask(session, [{ do: 'stop', go: 1 }])).toEqual([{ ok: { stopped: 1 } }]);
    expect(await thinking.next()).toMatchObject({ id: 1 });
    expect(ok(session, { do: 'stop' })).toEqual({ stopped: 1 });
    expect(await thinking.next()).not.toHaveProperty('id');
  });

  test.each(GAME_IDS)('has a choice in %s at any time', async (game) => {
    const legal = after(6, game);
    for (const wait of [0, 1, 5, 30, 100]) {
      thinking.begin({ ms: 60_000 });
      await new Promise((resolve) => setTimeout(resolve, wait));
      ok(session, { do: 'stop' });
      expect(legal).toContain((await thinking.next()).ok?.choice);
    }
  });
});

describe.each(HIDING)('a thought about %s %j', (game, options) => {
  test.each([2, 9, 17])(
    'after %i choices is the same in all worlds that the seat cannot tell apart',
    async (choices) => {
      after(choices, game, options);
      const asked = { iterations: 60, seed: 'a' };
      const real = await thinking.think(asked);
      const { toAct: viewer } = ok(session, { do: 'legal' });
      const before = ok(session, { do: 'position' }).position;
      const worlds = new Set<string>();
      for (const seed of ['a', 'b', 'c', 'd']) {
        ok(session, { do: 'imagine', viewer, seed, into: 'world' });
        worlds.add(JSON.stringify(ok(session, { do: 'position', table: 'world' }).position));
        expect(await thinking.think({ ...asked, table: 'world' })).toEqual(real);
      }
      worlds.delete(JSON.stringify(before));
      expect(worlds.size).toBeGreaterThan(0);
    },
  );
});
