import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../src/engine/errors.ts';
import { LIMITS } from '../src/engine/limits.ts';
import { REQUESTS } from '../src/engine/requests/index.ts';
import { newSession } from '../src/engine/session.ts';
import { terminal } from '../src/language.ts';
import { answerTo } from './engine-session.ts';
import { GAME_IDS } from './games-played.ts';
import { PROGRAM } from './program.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const page = readFileSync(fileAt('docs/protocol.md'), 'utf8');
const fenced = (kind: string): string => new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? '';
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

  test('shows a session as it goes', () => {
    const lines = fenced('text').replaceAll('\n  ', '').trim().split('\n');
    const session = newSession(terminal('en'), /"version":"([^"]+)"/.exec(page)?.[1] ?? '');
    expect(lines.length).toBeGreaterThan(10);
    for (let at = 0; at < lines.length; at += 2) {
      expect(lines[at].slice(0, 2)).toBe('> ');
      expect(`< ${answerTo(session, lines[at].slice(2))}`).toBe(lines[at + 1]);
    }
    expect(session.ended).toBe(true);
  });

  test('shows the client as it is', () => {
    expect(fenced('python')).toBe(readFileSync(fileAt('examples/engine_client.py'), 'utf8'));
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
