import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claim } from '@interregnum/claim';
import { afterAll, describe, expect, test } from 'vitest';
import { terminal } from '../terminal/terminal.ts';
import type { Result } from './result.ts';
import { openResultLog, type ResultLog, type TournamentSettings } from './result-log.ts';
import { fixture, playerAt, scheduleOf } from './schedule.ts';

const folder = mkdtempSync(join(tmpdir(), 'interregnum-tournament-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${files++}.jsonl`);

const PLAYERS = ['page', 'greedy'];
const SETTINGS: TournamentSettings = {
  game: 'claim',
  rules: 1,
  options: { seats: 2 },
  players: PLAYERS,
  programs: {},
  seed: 'tea',
  version: '1',
};
const SCHEDULE = scheduleOf(claim, SETTINGS.options, PLAYERS.length);

function result(number: number): Result {
  const { deal, meeting, rotation } = fixture(SCHEDULE, number);
  const seats = [0, 1].map((seat) => {
    const player = PLAYERS[playerAt(SCHEDULE, fixture(SCHEDULE, number), seat)];
    return { player, turns: 26, decisions: 26, ms: 1.5 };
  });
  return { deal, meeting, rotation, winners: [0], ending: 'won', turns: 52, seats };
}

const open = (file: string, settings: Partial<TournamentSettings> = {}): ResultLog =>
  openResultLog(file, { ...SETTINGS, ...settings }, SCHEDULE, terminal('en'));

/** A file with these games in it. */
function written(...numbers: number[]): string {
  const file = newFile();
  const log = open(file);
  for (const number of numbers) log.append(result(number));
  log.close();
  return file;
}

describe('a file of results', () => {
  test('begins with the settings and has a line for every game', () => {
    const [header, ...lines] = readFileSync(written(0, 1, 3), 'utf8')
      .trimEnd()
      .split('\n');
    expect(JSON.parse(header)).toEqual({ tournament: 1, ...SETTINGS });
    expect(lines.map((line) => JSON.parse(line))).toEqual([0, 1, 3].map(result));
  });

  test('is gone on with', () => {
    const file = written(0, 1);
    const log = open(file);
    expect(log.results).toEqual([result(0), result(1)]);
    log.append(result(2));
    log.close();
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(written(0, 1, 2), 'utf8'));
  });

  test('may have been cut off in the middle of a line, which is dropped', () => {
    const file = written(0, 1);
    appendFileSync(file, JSON.stringify(result(2)).slice(0, 40));
    const log = open(file);
    expect(log.results).toHaveLength(2);
    log.append(result(3));
    log.close();
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(written(0, 1, 3), 'utf8'));
  });
});

describe('a file', () => {
  test.each<[string, Partial<TournamentSettings>]>([
    ['seed', { seed: 'coffee' }],
    ['players', { players: ['greedy', 'page'] }],
    ['options, version', { options: { seats: 3 }, version: '2' }],
    ['programs', { programs: { mine: ['./mine'] } }],
  ])('of other settings is refused: %s', (what, settings) => {
    expect(() => open(written(0), settings)).toThrow(`holds another tournament (${what})`);
  });

  test.each(['', 'hello\n', '{"seed":"tea"}\n', 'null\n', '{"tournament":1'])(
    'is left alone if it is something else: %j',
    (text) => {
      const file = newFile();
      writeFileSync(file, text);
      expect(() => open(file)).toThrow('holds no tournament');
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );

  test.each<[string, unknown]>([
    ['no object', 7],
    ['nothing', null],
    ['a meeting that there is not', { ...result(1), meeting: 1 }],
    ['a rotation that there is not', { ...result(1), rotation: 2 }],
    ['other players', { ...result(1), seats: result(2).seats }],
    ['winners that are none', { ...result(1), winners: ['page'] }],
    ['a seat without time', { ...result(1), seats: [{ player: 'greedy', turns: 1, decisions: 1 }] }],
  ])('is refused if a line is no result of it: %s', (_, line) => {
    const file = written(0);
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    expect(() => open(file)).toThrow('line 3 is not a result of this tournament');
  });

  test('belongs to one tournament at a time', () => {
    const file = written(0);
    const log = open(file);
    expect(() => open(file)).toThrow('is in use');
    log.close();
    open(file).close();
  });

  test('that cannot be made or written to is told with the reason', () => {
    expect(() => open(join(folder, 'no-folder', 'x'))).toThrow(/cannot be used/);
    expect(() => open(folder)).toThrow(/cannot be used/);
    const file = written(0);
    const log = open(file);
    writeFileSync(file, 'something else');
    expect(() => log.append(result(1))).toThrow(/cannot be used/);
    log.close();
  });
});
