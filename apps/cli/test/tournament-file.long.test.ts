import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { environment } from './environment.ts';
import { jsonLines, output, PROGRAM, run } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'interregnum-tournament-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileCalled = (name: string): string => join(folder, name);

const ARGS = ['tournament', 'king-is-dead', '--players', 'page@20,random', '--json'];
const withDeals = (deals: number, ...more: string[]): string[] => [...ARGS, '--deals', `${deals}`, ...more];
const ENDLESS = 1_000_000;
/** A report without what the clock says. */
const report = (text: string): unknown => ({ ...JSON.parse(text), times: undefined });

const linesIn = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
/** The games in a file, by number and without what the clock says. */
const gamesIn = (file: string): string[] =>
  (jsonLines(readFileSync(file, 'utf8')).slice(1) as { seats: object[] }[])
    .map(({ seats, ...game }) => JSON.stringify({ ...game, seats: seats.map((seat) => ({ ...seat, ms: 0 })) }))
    .sort();

/** Starts the program and waits until so many games are in a file. */
async function begun(args: readonly string[], file: string, games: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: environment() });
  while (linesIn(file).length <= games && child.exitCode === null) await new Promise((done) => setTimeout(done, 5));
  return child;
}

async function ended(child: ChildProcess): Promise<{ code: unknown; out: string; err: string }> {
  const said = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    said.out += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said.err += text;
  });
  const [code] = await once(child, 'close');
  return { code, ...said };
}

describe('a tournament in a file', () => {
  test('goes on where it was killed, again and again, and comes to the same', async () => {
    const [whole, torn] = ['whole', 'torn'].map(fileCalled);
    const expected = report(await output(withDeals(12, '--file', whole)));
    for (const games of [2, 9]) {
      const child = await begun(withDeals(ENDLESS, '--file', torn), torn, games);
      const end = once(child, 'close');
      child.kill('SIGKILL');
      await end;
      // Whatever was being written may have been cut off.
      truncateSync(torn, readFileSync(torn).length - 9);
    }
    expect(report(await output(withDeals(12, '--file', torn)))).toEqual(expected);
    expect(gamesIn(torn)).toEqual(expect.arrayContaining(gamesIn(whole)));
    expect(new Set(gamesIn(torn)).size).toBe(gamesIn(torn).length);
  });

  test('ends cleanly on Ctrl-C, with a report and how to go on', async () => {
    const file = fileCalled('interrupted');
    const child = await begun(withDeals(ENDLESS, '--file', file), file, 2);
    const end = ended(child);
    child.kill('SIGINT');
    const { code, out, err } = await end;
    expect(code).toBe(130);
    const { games } = JSON.parse(out);
    expect(games).toBe(linesIn(file).length - 1);
    expect(err).toMatch(
      /^Stopped after \d+ games\.\nEverything played is kept: run the same command again to go on\.\n$/,
    );
    expect(JSON.parse(await output(withDeals(1, '--file', file))).games).toBe(2);
  });
});

describe('a file of results', () => {
  test('is extended by more deals, and plays no game twice', async () => {
    const file = fileCalled('extended');
    await output(withDeals(2, '--file', file));
    const first = readFileSync(file, 'utf8');
    expect(linesIn(file)).toHaveLength(5);
    const longer = report(await output(withDeals(4, '--file', file)));
    expect(readFileSync(file, 'utf8').startsWith(first)).toBe(true);
    expect(linesIn(file)).toHaveLength(9);
    expect(longer).toEqual(report(await output(withDeals(4))));
    // Fewer deals than are there: only these are told.
    expect(report(await output(withDeals(2, '--file', file)))).toEqual(report(await output(withDeals(2))));
  });

  test('is refused with other settings, if it is broken, or if it is none', async () => {
    const file = fileCalled('refused');
    await output(withDeals(1, '--file', file));
    const refusal = async (...args: string[]) => {
      const { code, out, err } = await run(withDeals(1, ...args));
      expect({ code, out }).toEqual({ code: 2, out: '' });
      return err;
    };
    expect(await refusal('--file', file, '--seed', 'other')).toContain('holds another tournament (seed)');
    expect(await refusal('--file', file, '--advanced', '--lang', 'fr')).toContain(
      'contient un autre tournoi (options)',
    );
    appendFileSync(file, '{}\n');
    expect(await refusal('--file', file)).toContain('line 4 is not a result of this tournament');
    expect(await refusal('--file', PROGRAM)).toContain('holds no tournament');
  });
});
