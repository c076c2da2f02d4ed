import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, type Damage, type Findings } from './compare.ts';
import { Ledger } from './ledger.ts';
import { Load } from './load.ts';
import { readLogs } from './logs.ts';
import { ServerProcess } from './server-process.ts';

export interface Chaos extends Omit<Findings, 'damage'> {
  readonly result: Damage & { readonly cycles: number; readonly acknowledged: number };
}

/** Milliseconds of play until the server is killed, at least and at most. */
const SOONEST = 200;
const LATEST = 2000;
const PAIRS = 12;
/** One of so many kills comes while the server is still starting; how long after its start, at most. */
const EARLY = 5;
const START = 500;

/** Kills a server so many times while people play, and compares what they were told with what is stored. */
export async function chaos(cycles: number, seed: string, tell: (line: string) => void): Promise<Chaos> {
  const data = mkdtempSync(join(tmpdir(), 'interregnum-chaos-'));
  const server = new ServerProcess(data);
  const ledger = new Ledger();
  const load = new Load(seed);
  try {
    await server.start();
    await load.begin(PAIRS, server, ledger);
    for (let cycle = 1; cycle <= cycles; cycle++) {
      await sleep(randomInt(SOONEST, LATEST));
      await server.kill();
      if (cycle % EARLY === 0) await server.startAndKill(randomInt(START));
      await server.start();
      load.wake();
      if (cycle % 10 === 0) tell(`${cycle} kills, ${ledger.acknowledged.length} acknowledged`);
    }
    await load.end();
    const code = await server.stop();
    if (code !== 0) throw new Error(`the server ended with ${code}`);
    const { damage, ...counts } = compare(ledger, load.people, readLogs(join(data, 'interregnum.db')), tell);
    return { result: { cycles, acknowledged: ledger.acknowledged.length, ...damage }, ...counts };
  } finally {
    load.leave();
    await server.kill();
    rmSync(data, { recursive: true });
  }
}
