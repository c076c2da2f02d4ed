// Measures how many decisions a second a program can make through `interregnum engine`: `npm run engine-speed --
// [SECONDS]`. Random games of each title are driven in three ways, each for so many seconds; this process chooses. Where
// the system tells, decisions per second of the engine's processor time are given too, which a busy machine disturbs less.
import { existsSync, readFileSync } from 'node:fs';
import { GAMES } from '@interregnum/games/all';
import { FastRandom } from '@interregnum/kernel';
import { EngineProcess } from '../apps/cli/test/engine-process.ts';

interface Request {
  readonly do: string;
  readonly [key: string]: unknown;
}
interface Answer {
  readonly ok: { readonly toAct: number | null; readonly choices: readonly string[] };
}

const send = (engine: EngineProcess, requests: Request | readonly Request[]): void =>
  engine.send(`${JSON.stringify(requests)}\n`);
const receive = async (engine: EngineProcess): Promise<readonly Answer[]> =>
  [JSON.parse((await engine.receive()) ?? '')].flat();

/** A group of tables that are driven by one line at a time. */
class Group {
  private readonly names: readonly string[];
  private readonly game: string;
  private readonly random: FastRandom;
  private dealt = 0;
  decisions = 0;

  constructor(game: string, name: string, size: number) {
    this.names = Array.from({ length: size }, (_, at) => `${name} ${at}`);
    this.game = game;
    this.random = new FastRandom(name);
  }
  start(): Request[] {
    return this.names.map((table) => this.deal(table));
  }
  private deal(table: string): Request {
    return { do: 'new', game: this.game, seed: `${table} ${this.dealt++}`, table, legal: true };
  }
  /** At every table a random choice, or a new game. */
  next(answers: readonly Answer[]): Request[] {
    return answers.map(({ ok: { toAct, choices } }, at) => {
      const table = this.names[at];
      if (toAct === null) return this.deal(table);
      this.decisions++;
      return { do: 'play', table, choice: choices[this.random.below(choices.length)], legal: true };
    });
  }
}

/** Whether it is time to stop. */
type Stop = () => boolean;

/** Tables in groups; while the engine answers one group, the choices of the other are made. */
async function inGroups(engine: EngineProcess, groups: readonly Group[], stop: Stop, alone = false): Promise<number> {
  const sendOne = (requests: readonly Request[]): void => send(engine, alone ? requests[0] : requests);
  for (const group of groups) sendOne(group.start());
  while (!stop()) for (const group of groups) sendOne(group.next(await receive(engine)));
  for (const _ of groups) await receive(engine);
  return groups.reduce((sum, { decisions }) => sum + decisions, 0);
}

const REPEATS = 100;

/** A known game, again and again, each as one list of choices. */
async function asLists(engine: EngineProcess, game: string, stop: Stop): Promise<number> {
  const group = new Group(game, 'list', 1);
  const [deal] = group.start();
  send(engine, deal);
  const choices: unknown[] = [];
  for (let answers = await receive(engine); answers[0].ok.toAct !== null; answers = await receive(engine)) {
    const [request] = group.next(answers);
    choices.push(request.choice);
    send(engine, request);
  }
  const again = Array.from({ length: REPEATS }, () => [deal, { do: 'play', table: deal.table, choices }]).flat();
  let sent = 1;
  for (send(engine, again); !stop(); sent++) {
    send(engine, again);
    await receive(engine);
  }
  await receive(engine);
  return sent * REPEATS * choices.length;
}

const groupsOf = (game: string, count: number, size: number): Group[] =>
  Array.from({ length: count }, (_, at) => new Group(game, `group ${at}`, size));

const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has used, if the system tells. */
function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

const rate = (decisions: number, seconds: number): string =>
  Number.isNaN(seconds) ? '-' : Math.round(decisions / seconds).toLocaleString('en');

async function measure(name: string, drive: (engine: EngineProcess, stop: Stop) => Promise<number>): Promise<void> {
  const engine = new EngineProcess();
  await engine.ask({ do: 'hello' });
  const [start, used] = [performance.now(), processorTime(engine.child.pid)];
  const elapsed = (): number => (performance.now() - start) / 1000;
  const decisions = await drive(engine, () => elapsed() >= seconds);
  const [byClock, byProcessor] = [elapsed(), processorTime(engine.child.pid) - used];
  await engine.end();
  console.log(name.padEnd(42) + rate(decisions, byClock).padStart(12) + rate(decisions, byProcessor).padStart(12));
}

const seconds = Number(process.argv[2] ?? 3);
console.log(`${'decisions per second'.padEnd(42)}${'by clock'.padStart(12)}${'engine CPU'.padStart(12)}`);
for (const game of GAMES.keys()) {
  const title = game.padEnd(14);
  await measure(`${title}one request at a time`, (engine, stop) => inGroups(engine, groupsOf(game, 1, 1), stop, true));
  await measure(`${title}lists for 100 tables`, (engine, stop) => inGroups(engine, groupsOf(game, 2, 100), stop));
  await measure(`${title}games as lists of choices`, (engine, stop) => asLists(engine, game, stop));
}
