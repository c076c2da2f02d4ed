import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { output, run } from './program.ts';

const FOLDER = fileURLToPath(new URL('../../../examples/', import.meta.url));
const sourceOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const EXAMPLES = readdirSync(FOLDER).filter((name) => /\.(ts|py)$/.test(name));
const hasPython = spawnSync('python3', ['--version']).status === 0;

const drawn = mkdtempSync(join(tmpdir(), 'interregnum-examples-'));
afterAll(() => rmSync(drawn, { recursive: true }));

/** What an example in TypeScript prints. */
const printed = (name: string, ...args: string[]): Promise<string> =>
  output([join(FOLDER, name), ...args], { before: [] });
/** All shares in a text, from 0 to 1. */
const sharesIn = (text: string): number[] => [...text.matchAll(/([\d.]+) %/g)].map(([, share]) => Number(share) / 100);

/** How large samples are; where little is played, less is certain. */
export interface Size {
  readonly simulated: number;
  readonly botGames: number;
  readonly variantGames: number;
  readonly deals: number;
}

export function examples({ simulated, botGames, variantGames, deals }: Size): void {
  describe.concurrent('the example', () => {
    test('simulation.ts plots in text and draws the same', async () => {
      const file = join(drawn, `${simulated}.svg`);
      const lines = (await printed('simulation.ts', `${simulated}`, file)).split('\n');
      expect(lines[0]).toMatch(new RegExp(`^${simulated} games`));
      const won = lines.slice(1, 12).map((line) => sharesIn(line)[1]);
      expect(won[0]).toBeGreaterThan(0.25);
      expect(won[0]).toBeLessThan(won[5]);
      expect(won[10]).toBeGreaterThan(0.9);
      const svg = readFileSync(file, 'utf8');
      expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
      expect(/points="([^"]*)"/.exec(svg)?.[1].split(' ')).toHaveLength(won.length);
    });

    test.each(['king-is-dead', 'claim'])('bot.ts beats random at %s', async (game) => {
      const told = await printed('bot.ts', `${botGames}`, game);
      expect(sharesIn(told)[0]).toBeGreaterThan(0.75);
    });

    test('variant.ts finds what the variant changes, and what it does not', async () => {
      const rows = (await printed('variant.ts', `${variantGames}`)).trim().split('\n').map(sharesIn);
      expect(rows).toHaveLength(5);
      for (const [share, low, high] of rows) expect([low <= share, share <= high]).toEqual([true, true]);
      const [, [, , drawnHigh], , [, drawnLow], [, changedLow]] = rows;
      expect(drawnLow).toBeGreaterThan(drawnHigh);
      expect(changedLow).toBeGreaterThan(0.1);
    });

    test.skipIf(!hasPython)('greedy_bot.py beats random at Claim', async () => {
      const program = `thrifty=python3 "${join(FOLDER, 'greedy_bot.py')}"`;
      const args = [
        '--players',
        'thrifty,random',
        '--program',
        program,
        '--deals',
        `${deals}`,
        '--secret',
        'x',
        '--json',
      ];
      const { meetings, failures } = JSON.parse(await output(['tournament', 'claim', ...args]));
      expect(failures).toEqual([]);
      expect(meetings[0].score.low).toBeGreaterThan(0.55);
    });
  });
}

/** A client of tables online makes an identity, a table and a deal before it plays: a page of its own. */
const LONGER: Readonly<Record<string, number>> = { 'online_client.py': 140 };

/** What does not depend on how long they run. */
export function exampleSources(): void {
  describe.each(EXAMPLES)('the example %s', (name) => {
    test('is short, tells how to run it, and is listed', () => {
      const source = sourceOf(name);
      expect(source.split('\n').length).toBeLessThanOrEqual(LONGER[name] ?? 81);
      expect(source).toMatch(name.endsWith('.ts') ? /^\/\*\*\n \* [A-Z]/ : /^"""[A-Z]/);
      expect(source).toContain(`examples/${name}`);
      expect(sourceOf('README.md')).toContain(`[${name}](${name})`);
    });

    test('imports nothing but packages', () => {
      const imported = [...sourceOf(name).matchAll(/from '([^']*)'/g)].map(([, from]) => from);
      expect(imported.filter((from) => !/^(node:|@interregnum\/)/.test(from))).toEqual([]);
    });
  });

  test('an example that is given nonsense says so', async () => {
    const { code, err } = await run([join(FOLDER, 'bot.ts'), '1', 'chess'], { before: [] });
    expect(code).toBe(1);
    expect(err).toContain('there is no game chess');
  });
}
