import { deepStrictEqual, ok } from 'node:assert/strict';
import { BOT_NAMES } from '@interregnum/bots';
import { GAMES } from '@interregnum/games/all';
import type { Random } from '@interregnum/kernel';
import { ERROR_CODES } from '../src/engine/errors.ts';
import { LIMITS } from '../src/engine/limits.ts';
import type { EngineProcess } from './engine-process.ts';
import type { Answered } from './engine-session.ts';

const any = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

/** A request to think for a while, to stop, or about something else. */
function someRequest(table: string, ids: readonly number[], random: Random): object {
  const kind = random.below(8);
  if (kind === 0) return { do: 'stop', ...(random.below(2) === 0 ? {} : { go: any(ids, random) }) };
  if (kind === 1) return { do: 'legal', table };
  const budget = random.below(2) === 0 ? { ms: 1 + random.below(20) } : { iterations: 1 + random.below(50) };
  return { do: 'go', table, level: any(BOT_NAMES, random), info: random.below(2) === 0, ...budget };
}

/** Has an engine think about several things at once. Every request gets one answer, and every choice is legal. */
export async function tryThoughts(engine: EngineProcess, random: Random): Promise<string[]> {
  const opening = { do: 'new', table: 't', game: any([...GAMES.keys()], random), seed: `${random.below(1000)}` };
  const { ok: opened } = (await engine.ask({ ...opening, legal: true })) as Answered;
  const legal = opened?.choices as string[];
  // Some more than may be thought about at once.
  const ids = Array.from({ length: 1 + random.below(LIMITS.thoughts + 6) }, (_, id) => id);
  const requests = ids.map((id) => ({ id, ...someRequest('t', ids, random) }));
  engine.send(requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
  const came: string[] = [];
  const open = new Set(ids);
  while (open.size > 0) {
    const line: Answered & { readonly info?: object } = JSON.parse((await engine.receive()) ?? '');
    ok(open.has(line.id as number), JSON.stringify(line));
    if (line.info !== undefined) continue;
    open.delete(line.id as number);
    if (line.ok?.choice !== undefined) ok(legal.includes(line.ok.choice as string), JSON.stringify(line));
    if (line.error !== undefined) ok(ERROR_CODES.includes(line.error.code));
    came.push(line.error?.code ?? 'ok');
  }
  deepStrictEqual(await engine.ask({ id: 'end', do: 'stop' }), { id: 'end', ok: { stopped: 0 } });
  return came;
}
