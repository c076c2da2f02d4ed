import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../chaos/server-process.ts';

/** How a server is: what it holds, and what went wrong inside. */
export interface ServerHealth {
  readonly memory: number;
  readonly sockets: number;
  readonly tables: number;
  /** Faults and failures, and how many of each. */
  readonly faults: readonly string[];
  /** Open files; 0 where the system does not tell. */
  readonly files: number;
}

export const METRICS_KEY = 'for the test alone';

/** Milliseconds that a server has to forget clients that have gone. */
const PATIENCE = 30_000;

/** Waits until all connections have ended, and looks. */
export async function settledHealthOf(server: ServerProcess): Promise<ServerHealth> {
  let health = await healthOf(server);
  for (let waited = 0; waited < PATIENCE && (health.sockets > 0 || health.tables > 0); waited += 200) {
    await sleep(200);
    health = await healthOf(server);
  }
  return health;
}

/** Looks at once. That a message for a device could not be sent is as it should be. */
export async function healthOf({ port, pid }: ServerProcess): Promise<ServerHealth> {
  const headers = { authorization: `Bearer ${METRICS_KEY}`, connection: 'close' };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  const number = (name: string): number => Number(new RegExp(`^interregnum_${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const events = text.match(
    /^interregnum_(faults_total|events_total[{]event="(fault|(?!push-)[a-z]+-failed)"}) [1-9].*$/gm,
  );
  const files = `/proc/${pid}/fd`;
  return {
    memory: number('process_resident_memory_bytes'),
    sockets: number('sockets'),
    tables: number('tables'),
    faults: events ?? [],
    files: existsSync(files) ? readdirSync(files).length : 0,
  };
}

const MEGABYTE = 1_000_000;
/**
 * What a server may have grown by, after it had warmed up: the heap may fill up to its limit, and buffers come and go beside
 * it. Of a million messages, each may not leave more than 100 bytes.
 */
const GROWTH = 100 * MEGABYTE;
/** Files that may be open more than before: connections that were ended a moment ago. */
const FILES = 10;

/** What is not as it was. */
export function healthProblems(before: ServerHealth, after: ServerHealth): string[] {
  const problems: string[] = [];
  if (after.memory > before.memory + GROWTH)
    problems.push(`memory: ${mb(before.memory)} MB before, ${mb(after.memory)} after`);
  if (after.files > before.files + FILES) problems.push(`open files: ${before.files} before, ${after.files} after`);
  if (after.sockets > 0) problems.push(`${after.sockets} sockets are still open`);
  if (after.tables > before.tables) problems.push(`tables in memory: ${before.tables} before, ${after.tables} after`);
  return [...problems, ...after.faults];
}

export const mb = (bytes: number): string => (bytes / MEGABYTE).toFixed(0);
