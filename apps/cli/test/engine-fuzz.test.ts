import { FastRandom } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '../src/engine/errors.ts';
import { EngineProcess } from './engine-process.ts';
import { startSession } from './engine-session.ts';
import { tryAgain, tryLine } from './engine-trial.ts';

const LINES = 20_000;
const BLOCK = 100;

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
  // Nobody opens a thousand tables here.
  expect([...came].sort()).toEqual(['ok', ...ERROR_CODES].filter((code) => code !== 'too-many-tables').sort());
});
