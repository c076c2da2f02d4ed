import { FastRandom } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '../src/engine/errors.ts';
import { EngineProcess } from './engine-process.ts';
import { startSession } from './engine-session.ts';
import { tryThoughts } from './engine-thoughts.ts';
import { tryAgain, tryLine } from './engine-trial.ts';

const LINES = 20_000;
const BLOCK = 100;
/** Nobody opens a thousand tables here, and nobody thinks. */
const ELSEWHERE = ['too-many-tables', 'too-many-thoughts', 'nothing-to-decide', 'hides-too-much'];

test(`${LINES} lines, good and bad: one answer each, and a failure changes nothing; the same through a pipe`, async () => {
  const [session, random, engine] = [startSession(), new FastRandom('fuzz'), new EngineProcess()];
  const came = new Set<string>();
  for (let at = 0; at < LINES; at += BLOCK) {
    const tried = Array.from({ length: BLOCK }, () => tryLine(session, random));
    for (const result of tried.flatMap((each) => each.came)) came.add(result);
    await tryAgain(engine, tried, random);
  }
  expect(await engine.end()).toBe(0);
  expect(engine.errors).toBe('');
  expect([...came].sort()).toEqual(['ok', ...ERROR_CODES].filter((code) => !ELSEWHERE.includes(code)).sort());
});

test('thoughts at once: one answer to each request, and every choice is legal', async () => {
  const [random, engine, came] = [new FastRandom('thoughts'), new EngineProcess(), new Set<string>()];
  for (let round = 0; round < 40; round++) for (const result of await tryThoughts(engine, random)) came.add(result);
  expect(await engine.end()).toBe(0);
  expect(engine.errors).toBe('');
  expect([...came].sort()).toEqual(['ok', 'too-many-thoughts']);
});
