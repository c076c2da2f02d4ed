import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { claim } from '@interregnum/claim';
import { FastRandom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { askedIn } from '../src/bots/program-lines.ts';
import { ERROR_CODES } from '../src/engine/errors.ts';
import { LIMITS } from '../src/engine/limits.ts';
import { REQUESTS } from '../src/engine/requests/index.ts';
import { answerTo } from './engine-session.ts';
import { ThinkingSession } from './engine-thinking.ts';
import { GAME_IDS } from './games-played.ts';
import { PROGRAM } from './program.ts';

const SEATED = { match: 'm', seed: 's' };
const fileAt = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const page = readFileSync(fileAt('docs/protocol.md'), 'utf8');
const fenced = (kind: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text);
const section = (title: string): string => page.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
const firstCells = (title: string): string[] => [...section(title).matchAll(/^\| `([^`]+)`/gm)].map(([, cell]) => cell);

describe('docs/protocol.md', () => {
  test('describes every request, and no other', () => {
    const told = [...section('Requests').matchAll(/^### (.*)$/gm)].map(([, name]) => name);
    expect(told).toEqual([...REQUESTS.keys()]);
  });

  test('lists every error code, and no other', () => {
    expect(firstCells('Errors')).toEqual(ERROR_CODES);
  });

  test('gives every limit as it is', () => {
    const rows = [...section('Limits').matchAll(/^\| `([^`]+)` +\| ([\d,]+) /gm)];
    expect(Object.fromEntries(rows.map(([, name, value]) => [name, Number(value.replaceAll(',', ''))]))).toEqual(
      LIMITS,
    );
  });

  test('shows a session as it goes, late answers included', async () => {
    const lines = fenced('text')[0].replaceAll('\n  ', '').trim().split('\n');
    const thinking = new ThinkingSession('en', /"version":"([^"]+)"/.exec(page)?.[1]);
    const given: string[] = [];
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) {
      if (line.startsWith('> ')) given.push(answerTo(thinking.session, line.slice(2)));
      else {
        while (given[0] === '') given.shift();
        expect(line).toBe(`< ${given.shift() ?? JSON.stringify(await thinking.next())}`);
      }
    }
    expect(given).toEqual([]);
    expect(thinking.session.ended).toBe(true);
  });

  test('shows programs that take a seat the lines that they are sent, key by key', () => {
    const lines = fenced('text')[1].replaceAll('\n  ', '').trim().split('\n');
    const shown = lines.filter((line) => line.startsWith('> ')).map((line) => JSON.parse(line.slice(2)));
    const { begin, go } = askedIn(claim, claim.setup({ seats: 2 }, new FastRandom('tea')), SEATED, {
      ms: 50,
      left: 100,
    });
    const end = { match: '', seat: 0, outcome: null };
    const sent = [
      { id: '', do: '', ...begin },
      { id: 1, do: '', ...go },
      { id: '', do: '', ...end },
    ].map((line) => JSON.parse(JSON.stringify(line)));
    expect(shown.map(({ do: what }) => what)).toEqual(['begin', 'go', 'end']);
    expect(shown.map(Object.keys)).toEqual(sent.map(Object.keys));
  });

  test('shows the client and the bot as they are', () => {
    const examples = ['engine_client', 'random_bot'].map((name) => readFileSync(fileAt(`examples/${name}.py`), 'utf8'));
    expect(fenced('python')).toEqual(examples);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('the client in Python plays a game of each title', () => {
  const args = [fileAt('examples/engine_client.py'), process.execPath, PROGRAM, 'engine'];
  const told = execFileSync('python3', args, { encoding: 'utf8' }).trim().split('\n');
  expect(told.map((line) => line.replace(/\d+ decisions, won by \[.*\]$/, '...'))).toEqual(
    GAME_IDS.map((game) => `${game}: ...`),
  );
});
