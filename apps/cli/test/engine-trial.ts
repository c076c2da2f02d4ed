import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import type { Random } from '@interregnum/kernel';
import { answer } from '../src/engine/engine.ts';
import { ERROR_CODES } from '../src/engine/errors.ts';
import { LIMITS } from '../src/engine/limits.ts';
import { LineReader } from '../src/engine/lines.ts';
import type { Session } from '../src/engine/session.ts';
import { someLine } from './engine-lines.ts';
import type { EngineProcess } from './engine-process.ts';
import { type Answered, fingerprint } from './engine-session.ts';

/** A line that was tried, and its answer; a blank line has none. */
export interface Tried {
  readonly line: Buffer;
  readonly answer: string | undefined;
  /** What it came to: `ok`, or the code of an error; of a list, each. */
  readonly came: readonly string[];
}

/** Tries the engine with a line. Throws where it breaks a promise: one answer each, and a failure changes nothing. */
export function tryLine(session: Session, random: Random): Tried {
  const line = someLine(session, random);
  const [read, ...others] = [...new LineReader(LIMITS.line).read(Buffer.concat([line, Buffer.from('\n')]))];
  strictEqual(others.length, 0);
  if (read === undefined) return { line, answer: undefined, came: [] };
  const came: string[] = [];
  let text = '';
  let before = fingerprint(session);
  for (const part of answer(session, read)) {
    text += part;
    const after = fingerprint(session);
    const one = part.replace(/^[[,]|^\]$/, '');
    if (one !== '' && one !== ']') came.push(resultOf(JSON.parse(one), before === after));
    before = after;
  }
  ok(!text.includes('\n'));
  const whole: unknown = JSON.parse(text);
  strictEqual(came.length, Array.isArray(whole) ? whole.length : 1);
  strictEqual(session.ended, false);
  return { line, answer: text, came };
}

function resultOf({ id, ok: done, error, ...others }: Answered, unchanged: boolean): string {
  deepStrictEqual(others, {});
  ok(['undefined', 'string', 'number'].includes(typeof id));
  ok((done === undefined) !== (error === undefined));
  if (error === undefined) return 'ok';
  ok(unchanged, `changed something and failed: ${error.code}`);
  ok(ERROR_CODES.includes(error.code), error.code);
  ok(error.message.length > 0);
  return error.code;
}

const withoutVersion = (text: string): string => text.replaceAll(/"version":"[^"]*"/g, '');

/** Sends lines that were tried to another process, in two pieces cut anywhere, and expects the same answers. */
export async function tryAgain(engine: EngineProcess, tried: readonly Tried[], random: Random): Promise<void> {
  const bytes = Buffer.concat(tried.flatMap(({ line }) => [line, Buffer.from('\n')]));
  const cut = random.below(bytes.length);
  engine.send(bytes.subarray(0, cut));
  engine.send(bytes.subarray(cut));
  for (const { answer } of tried) {
    if (answer !== undefined) strictEqual(withoutVersion((await engine.receive()) ?? ''), withoutVersion(answer));
  }
}
