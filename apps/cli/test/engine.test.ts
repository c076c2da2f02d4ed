import { newestRules, versionsOf } from '@interregnum/games';
import { GAMES } from '@interregnum/games/all';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../src/engine/limits.ts';
import { ask, fingerprint, ok, startSession, VERSION } from './engine-session.ts';
import { GAME_IDS } from './games-played.ts';
import { EXAMPLES } from './references.ts';

const deal = (game: string, more: object = {}) => ({ do: 'new', game, seed: 'tea', ...more });
const strings = (value: unknown): string[] => value as string[];

describe('requests about the engine', () => {
  test('hello tells what it is, speaks and allows', () => {
    expect(ok(startSession('fr'), { do: 'hello' })).toEqual({
      program: 'interregnum',
      version: VERSION,
      protocol: 1,
      language: 'fr',
      games: GAME_IDS,
      limits: LIMITS,
    });
  });

  test.each(GAME_IDS)('options lists those that %s declares', (game) => {
    const { options, ...about } = ok(startSession(), { do: 'options', game });
    const rulesVersions = versionsOf(game);
    expect(about).toEqual({ game, title: expect.any(String), rulesVersion: newestRules(game), rulesVersions });
    const declared = GAMES.get(game)?.meta.options.map((option) => ({ ...option, text: expect.any(String) }));
    expect(options).toEqual(declared);
  });

  test('quit ends the session, and so it does in a list of requests', () => {
    const session = startSession();
    expect(ok(session, { do: 'quit' })).toEqual({});
    expect(session.ended).toBe(true);
  });

  test.each([1, 0, -7, '', 'a', '\ud800', '__proto__'])('an answer has the id of its request: %j', (id) => {
    expect(ask(startSession(), { id, do: 'quit' })).toEqual({ id, ok: {} });
    expect(ask(startSession(), { id, do: 'legal' })).toMatchObject({ id, error: { code: 'no-table' } });
  });

  test('requests in a list are answered in order, each on its own', () => {
    const session = startSession();
    const requests = [
      deal('claim'),
      { id: 1, do: 'legal' },
      { do: 'play', choice: 'x' },
      7,
      { id: 'b', do: 'outcome' },
    ];
    expect(ask(session, requests)).toMatchObject([
      { ok: { toAct: 1 } },
      { id: 1, ok: {} },
      { error: { code: 'illegal' } },
      { error: { code: 'bad-request' } },
      { id: 'b', ok: { outcome: null } },
    ]);
    expect(ask(session, [])).toEqual([]);
    expect(ask(session, [{ do: 'hello' }])).toHaveLength(1);
  });
});

describe('tables beside each other', () => {
  test('do not touch each other', () => {
    const session = startSession();
    for (const table of ['a', 'b', '__proto__']) ok(session, deal('claim', { table }));
    const b = ok(session, { do: 'position', table: 'b' });
    ok(session, { do: 'play', table: 'a', choice: strings(ok(session, { do: 'legal', table: 'a' }).choices)[0] });
    expect(ok(session, { do: 'position', table: 'b' })).toEqual(b);
    expect(ask(session, { do: 'position' })).toMatchObject({ error: { code: 'no-table', table: 'main' } });
    expect(ok(session, { do: 'close', table: '__proto__' })).toEqual({});
    expect(ask(session, { do: 'legal', table: '__proto__' })).toMatchObject({ error: { code: 'no-table' } });
    ok(session, { do: 'legal', table: 'a' });
  });

  test('are copied with what can be taken back', () => {
    const session = startSession();
    ok(session, deal('king-is-dead'));
    ok(session, { do: 'play', choices: ['assemble'] });
    const legal = ok(session, { do: 'legal' });
    expect(ok(session, { do: 'copy', into: 'b', legal: true })).toEqual(legal);
    ok(session, { do: 'undo' });
    expect(ok(session, { do: 'legal', table: 'b' })).toEqual(legal);
    expect(ok(session, { do: 'undo', table: 'b', legal: true })).toEqual(ok(session, { do: 'legal' }));
  });

  test('are replaced by new ones', () => {
    const session = startSession();
    ok(session, deal('claim'));
    expect(ok(session, { do: 'new', game: 'king-is-dead', seed: '', options: { solo: true } })).toMatchObject({
      options: { seats: 2, solo: true, vikings: false },
    });
    expect(session.tables.size).toBe(1);
  });

  test('are as many as promised, and after one is closed there is room again', () => {
    const session = startSession();
    for (let i = 0; i < LIMITS.tables; i++) ok(session, deal('claim', { table: `${i}` }));
    const before = fingerprint(session);
    for (const request of [deal('claim'), { do: 'copy', table: '1', into: 'x' }])
      expect(ask(session, request)).toMatchObject({ error: { code: 'too-many-tables', limit: LIMITS.tables } });
    expect(fingerprint(session)).toBe(before);
    ok(session, deal('claim', { table: '5' }));
    ok(session, { do: 'close', table: '5' });
    ok(session, deal('claim'));
  });
});

describe('a half-made turn', () => {
  test('has a position that can be read, in worlds that are imagined too', () => {
    const session = startSession();
    ok(session, deal('king-is-dead'));
    ok(session, { do: 'play', choice: 'assemble' });
    const { position, stands } = ok(session, { do: 'position' });
    expect(stands).toBe(true);
    expect(position).toHaveProperty('halfMade');
    const { choices } = ok(session, { do: 'legal' });
    const copied = { do: 'position', game: 'king-is-dead', position, table: 'copy', legal: true };
    expect(ok(session, copied)).toMatchObject({ choices });
    expect(ok(session, { do: 'imagine', viewer: 0, seed: '' })).toMatchObject({ stands: true });
    expect(ok(session, { do: 'imagine', viewer: 0, seed: '', into: 'b' })).toMatchObject({ toAct: 0 });
  });
});

test('house rules come with a position', () => {
  const [{ line }] = EXAMPLES['king-is-dead'];
  const session = startSession();
  const setUp = { do: 'position', game: 'king-is-dead', position: line };
  expect(ok(session, { ...setUp, options: { memory: true } })).toMatchObject({ options: { memory: true } });
  expect(ok(session, setUp)).toMatchObject({ options: { memory: false } });
});
