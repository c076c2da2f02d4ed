import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '@interregnum/games/all';
import { FastRandom, type Game } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../src/engine/limits.ts';
import { EngineProcess } from './engine-process.ts';
import type { Answered } from './engine-session.ts';
import { GAME_IDS } from './games-played.ts';
import { output } from './program.ts';
import { optionsOf } from './tables.ts';

interface Stands {
  readonly toAct: number | null;
  readonly choices: readonly string[];
  readonly outcome?: unknown;
}
const standsIn = (answer: unknown): Stands => (answer as { ok: Stands }).ok;

/** The answers to all that is written before the input ends. */
async function answersTo(...pieces: readonly (string | Uint8Array)[]): Promise<Answered[]> {
  const engine = new EngineProcess();
  for (const piece of pieces) {
    engine.send(piece);
    // So that pieces arrive one by one.
    await sleep(20);
  }
  const lines = await engine.rest();
  expect({ code: await engine.ended(), errors: engine.errors }).toEqual({ code: 0, errors: '' });
  return lines.map((line) => JSON.parse(line));
}
const codes = (answers: readonly Answered[]) => answers.map(({ error }) => error?.code ?? 'ok');

describe.concurrent('through a pipe', () => {
  test.each(GAME_IDS)('a whole game of %s comes to what the rules say', async (id) => {
    const [engine, random, game] = [new EngineProcess(), new FastRandom(id), GAMES.get(id) as Game];
    let stands = standsIn(await engine.ask({ do: 'new', game: id, seed: 'tea', legal: true }));
    const s = game.setup(optionsOf(game, {}), new FastRandom('tea'));
    while (stands.toAct !== null) {
      const choice = stands.choices[random.below(stands.choices.length)];
      game.play(s, game.notation.read(s, choice) as number);
      stands = standsIn(await engine.ask({ do: 'play', choice, legal: true }));
    }
    expect(stands.outcome).toEqual(game.outcome(s));
    const { ok } = (await engine.ask({ do: 'position' })) as Answered;
    expect(JSON.stringify(ok?.position)).toBe(game.position.write(s));
    expect(await engine.end()).toBe(0);
  });

  test('two tables are played at once, in lists of requests', async () => {
    const [engine, random, tables] = [new EngineProcess(), new FastRandom('two'), ['a', 'b']];
    const deal = tables.map((table) => ({ do: 'new', game: 'claim', seed: table, table, legal: true }));
    let stand = ((await engine.ask(deal)) as unknown[]).map(standsIn);
    for (let decisions = 0; stand[0].toAct !== null; decisions++) {
      expect(decisions).toBeLessThan(52);
      const choices = stand.map((each) => each.choices[random.below(each.choices.length)]);
      const plays = tables.map((table, at) => ({ do: 'play', table, choice: choices[at], legal: true }));
      stand = ((await engine.ask(plays)) as unknown[]).map(standsIn);
    }
    expect(stand[1].toAct).toBeNull();
    expect(await engine.end()).toBe(0);
  });
});

describe.concurrent('lines arrive', () => {
  test('with line ends of other systems, blank ones between them, and a byte order mark', async () => {
    expect(codes(await answersTo('\ufeff{"do":"hello"}\r\n\r\n  \n{"do":"hello"}\n\n'))).toEqual(['ok', 'ok']);
  });

  test('in pieces, and the last one without its end', async () => {
    expect(codes(await answersTo('{"do":', '"hello"}', '\n{"do":"hel', 'lo"}'))).toEqual(['ok', 'ok']);
    expect(codes(await answersTo('{"do":"hello"}\n{"do":"he'))).toEqual(['ok', 'bad-json']);
    expect(await answersTo()).toEqual([]);
  });

  test('with bytes that are no text, and the next one is answered', async () => {
    const bytes = [[0], [0xff, 0xfe], [0x22, 0xed, 0xa0, 0x80, 0x22]].map((each) => Buffer.from([...each, 0x0a]));
    expect(codes(await answersTo(...bytes, '{"do":"hello"}\n'))).toEqual(['bad-json', 'bad-json', 'bad-json', 'ok']);
  });

  test('longer than allowed, and the next one is answered', async () => {
    const long = Buffer.alloc(5 * LIMITS.line, '[');
    const most = `"${'x'.repeat(LIMITS.line - 2)}"\n`;
    const answers = await answersTo(long, long, '\n', most, ` ${most}`, '{"do":"hello"}\n');
    expect(codes(answers)).toEqual(['too-long', 'bad-request', 'too-long', 'ok']);
  });
});

describe.concurrent('the engine ends', () => {
  test('on quit, though its input stays open and more is there', async () => {
    const engine = new EngineProcess();
    engine.send('{"id":1,"do":"quit"}\n{"id":2,"do":"hello"}\n');
    expect([await engine.receive(), await engine.receive()]).toEqual(['{"id":1,"ok":{}}', undefined]);
    expect(await engine.ended()).toBe(0);
  });

  test('quietly when nobody reads on', async () => {
    const engine = new EngineProcess();
    await engine.ask({ do: 'new', game: 'claim', seed: '' });
    engine.child.stdout.destroy();
    for (let i = 0; i < 100; i++) engine.send('{"do":"position"}\n');
    expect({ code: await engine.ended(), errors: engine.errors }).toEqual({ code: 0, errors: '' });
  });
});

describe.concurrent('while it thinks', () => {
  const LONG = { do: 'go', ms: 60_000 };

  test('the engine answers other requests at once, and the thought when it is stopped', async () => {
    const engine = new EngineProcess();
    await engine.ask({ do: 'new', game: 'claim', seed: 'tea' });
    engine.send(`${JSON.stringify({ id: 1, ...LONG })}\n`);
    for (let id = 2; id < 50; id++) expect(await engine.ask({ id, do: 'legal' })).toMatchObject({ id });
    expect(await engine.ask({ id: 'stop', do: 'stop', go: 1 })).toEqual({ id: 'stop', ok: { stopped: 1 } });
    expect(JSON.parse((await engine.receive()) ?? '')).toMatchObject({ id: 1, ok: { choice: expect.any(String) } });
    expect(await engine.end()).toBe(0);
  });

  // Asked to quit, it cuts thoughts short; at the end of its input it thinks them to their end.
  test.each([
    ['{"id":2,"do":"quit"}\n', LONG],
    ['', { do: 'go', ms: 200 }],
  ])('the engine ends in time, and answers before: %j', async (last, go) => {
    const thoughts = Array.from({ length: LIMITS.thoughts }, () => `${JSON.stringify({ id: 1, ...go })}\n`).join('');
    const answers = await answersTo(`{"do":"new","game":"king-is-dead","seed":"tea"}\n${thoughts}${last}`);
    expect(answers.filter(({ id, ok }) => id === 1 && ok?.choice !== undefined)).toHaveLength(LIMITS.thoughts);
    expect(answers).toHaveLength(LIMITS.thoughts + (last === '' ? 1 : 2));
  });

  test('nobody need be there to read what comes of it', async () => {
    const engine = new EngineProcess();
    await engine.ask({ do: 'new', game: 'claim', seed: '' });
    engine.send(`${JSON.stringify({ ...LONG, info: true })}\n`);
    engine.child.stdout.destroy();
    expect({ code: await engine.ended(), errors: engine.errors }).toEqual({ code: 0, errors: '' });
  });
});

test('the engine speaks the language asked for', async () => {
  const engine = new EngineProcess('--lang', 'fr');
  expect(await engine.ask({ do: 'legal' })).toMatchObject({
    error: { message: expect.stringMatching(/^Aucune partie/) },
  });
  expect(await engine.end()).toBe(0);
});

test('help names the engine', async () => {
  expect(await output(['engine', '--help'])).toMatch(/docs\/protocol\.md/);
});
