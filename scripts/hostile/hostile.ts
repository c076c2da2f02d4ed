import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../chaos/server-process.ts';
import type { Attack } from './attack.ts';
import type { AttackContext } from './attack-context.ts';
import { Chance } from './chance.ts';
import { changesIn, contentOf } from './content.ts';
import { exhaustFiles } from './exhausted-files.ts';
import { forgeryAttack } from './forgery-attack.ts';
import { frameAttack } from './frame-attack.ts';
import { identityAttack } from './identity-attack.ts';
import { openManyConnections } from './many-connections.ts';
import { messageAttack } from './message-attack.ts';
import { nonsenseAttack } from './nonsense-attack.ts';
import { pathAttack } from './path-attack.ts';
import { PushTrap } from './push-trap/push-trap.ts';
import { requestAttack } from './request-attack.ts';
import { sceneAttack } from './scene-attack.ts';
import { MOST_GUESTS } from './scenes/invitation-floods.ts';
import { healthOf, healthProblems, METRICS_KEY, mb, settledHealthOf } from './server-health.ts';
import { trySlowClients } from './slow-clients.ts';
import { Tally } from './tally.ts';
import { newPerson, openTables, type Person } from './test-tables.ts';
import { tryLimits } from './usual-limits.ts';

/** What came of attacks; all but the first must be nothing. */
export interface Hostile {
  readonly sent: number;
  readonly crashes: number;
  readonly serverErrors: number;
  /** Rows of the database that are not what they were. */
  readonly changed: number;
  /** Everything else that must not be: refusals that are not typed, requests without an answer, memory that grows. */
  readonly others: number;
}

const ATTACKS: readonly Attack[] = [
  messageAttack,
  requestAttack,
  frameAttack,
  forgeryAttack,
  pathAttack,
  nonsenseAttack,
  identityAttack,
  sceneAttack,
];
const SHARES = ATTACKS.reduce((sum, { share }) => sum + share, 0);
/** Memory is looked at after each part. */
const PARTS = 10;
/** With fewer messages there is no time to see how slowly they can be sent, nor to try other servers. */
const PATIENT = 20_000;
/** For so many messages one connection that is half open. */
const CROWD = 10;
/** Milliseconds that tables stay in memory for a player who asked without a socket: the usual time is too long for a test. */
const HERE_FOR = 2000;
/** What is to be seen within a test, and limits that a few people reach. */
const HOSTING = { hereFor: HERE_FOR, noticeDelay: 50, guestsPerPlayer: MOST_GUESTS };
/** As long as there is memory, V8 lets garbage lie. With little of it, what it has is what it needs; more ends the server. */
const MEMORY = '--max-old-space-size=160';
const [MEMBERS, STRANGERS] = [4, 6];

/** Sends about so many messages and requests that no client should send to a server with tables of all phases. */
export async function hostile(count: number, seed: string, tell: (line: string) => void): Promise<Hostile> {
  const data = mkdtempSync(join(tmpdir(), 'interregnum-hostile-'));
  const trap = new PushTrap(data);
  await trap.open();
  const { options, ...trapped } = trap.settings;
  const settings = { METRICS_KEY, LOG: 'json', NODE_OPTIONS: `${MEMORY} ${options}`, ...trapped };
  const server = new ServerProcess(data, [], settings, HOSTING);
  const database = join(data, 'interregnum.db');
  mkdirSync(join(data, 'web'));
  writeFileSync(join(data, 'web', 'index.html'), '<!doctype html>');
  try {
    await server.start();
    const [members, strangers] = [await people(MEMBERS, server), await people(STRANGERS, server)];
    const targets = await openTables(members);
    await server.stop();
    const ids = new Set(strangers.map(({ player }) => player));
    const before = contentOf(database, ids);
    await server.start();
    const tally = new Tally();
    const context = { port: server.port, targets, members, strangers, passers: ids, tally, trap };
    const problems = await attackAll(context, server, count, seed, tell);
    if (count >= PATIENT) problems.push(...(await tryLimits(tally)), ...(await exhaustFiles()));
    const crashes = server.isRunning && (await server.stop()) === 0 ? 0 : 1;
    const changes = changesIn(before, contentOf(database, ids));
    for (const line of [...problems, ...changes.map((row) => `changed: ${row}`), ...report(tally)]) tell(line);
    const { sent, serverErrors, untyped } = tally;
    return { sent, crashes, serverErrors, changed: changes.length, others: untyped + problems.length };
  } finally {
    await server.kill();
    trap.close();
    rmSync(data, { recursive: true });
  }
}

async function people(count: number, server: ServerProcess): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => newPerson(() => server.port)));
}

/** Attacks in all ways at once, part by part, and tells how the server bears it. The first part is there to warm it up. */
async function attackAll(
  context: AttackContext,
  server: ServerProcess,
  count: number,
  seed: string,
  tell: (line: string) => void,
): Promise<string[]> {
  const start = performance.now();
  const part = Math.ceil(count / PARTS);
  try {
    const [slow] = await Promise.all([
      count < PATIENT ? [] : trySlowClients(context),
      attack(context, part, `${seed} 0`),
    ]);
    const { reached, isAnswered } = await openManyConnections(context.port, count / CROWD, context.tally);
    const before = await settledHealthOf(server);
    const memory = [before.memory];
    for (let done = 1; done < PARTS; done++) {
      await attack(context, part, `${seed} ${done}`);
      memory.push((await healthOf(server)).memory);
    }
    const after = await settledHealthOf(server);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    tell(`${context.tally.sent} sent in ${seconds} s, ${reached} connections half open at the same time`);
    tell(`memory in MB after each part: ${memory.map(mb).join(', ')}; open files: ${before.files}, ${after.files}`);
    return [...slow, ...(isAnswered ? [] : ['a crowd keeps others out']), ...healthProblems(before, after)];
  } catch (problem) {
    return [`the server does not answer any more: ${(problem as Error).message}`];
  }
}

async function attack(context: AttackContext, count: number, seed: string): Promise<void> {
  await Promise.all(
    ATTACKS.flatMap(({ name, share, lanes, run }) =>
      Array.from({ length: lanes }, (_, lane) =>
        run(context, new Chance(`${seed} ${name} ${lane}`), Math.ceil((count * share) / SHARES / lanes)),
      ),
    ),
  );
}

function report({ answers, findings }: Tally): string[] {
  const counts = [...answers]
    .toSorted(([, one], [, other]) => other - one)
    .map(([answer, count]) => `${answer} ${count}`);
  return [
    `answers: ${counts.join(', ')}`,
    ...[...findings].flatMap(([finding, examples]) =>
      examples.map((example) => `${finding}: ${JSON.stringify(example)}`),
    ),
  ];
}
