import { FastRandom } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '../src/engine/errors.ts';
import { EngineProcess } from './engine-process.ts';
import { startSession } from './engine-session.ts';
import { tryThoughts } from './engine-thoughts.ts';
import { tryAgain, tryLine } from './engine-trial.ts';

const BLOCK = 100;
/** A thousand tables are not opened here, and no bot thinks. */
const ELSEWHERE = ['too-many-tables', 'too-many-thoughts', 'nothing-to-decide', 'hides-too-much'];

/** Tries the engine with so many lines, and so many rounds of thoughts. Errors that are rare need not come up. */
export function fuzzEngine(lines: number, thoughts: number, rare: readonly string[] = []): void {
  test(`${lines} lines, good and bad: one answer each, and a failure changes nothing; the same through a pipe`, async () => {
    const [session, random, engine] = [startSession(), new FastRandom('fuzz'), new EngineProcess()];
    const came = new Set<string>();
    for (let at = 0; at < lines; at += BLOCK) {
      const tried = Array.from({ length: BLOCK }, () => tryLine(session, random));
      for (const result of tried.flatMap((each) => each.came)) came.add(result);
      await tryAgain(engine, tried, random);
    }
    expect(await engine.end()).toBe(0);
    expect(engine.errors).toBe('');
    const expected = ['ok', ...ERROR_CODES].filter((code) => ![...ELSEWHERE, ...rare].includes(code));
    expect([...came].filter((code) => !rare.includes(code)).sort()).toEqual(expected.sort());
  });

  test('thoughts at once: one answer to each request, and every choice is legal', async () => {
    const [random, engine, came] = [new FastRandom('thoughts'), new EngineProcess(), new Set<string>()];
    for (let round = 0; round < thoughts; round++)
      for (const result of await tryThoughts(engine, random)) came.add(result);
    expect(await engine.end()).toBe(0);
    expect(engine.errors).toBe('');
    expect([...came].sort()).toEqual(['ok', 'too-many-thoughts']);
  });
}
