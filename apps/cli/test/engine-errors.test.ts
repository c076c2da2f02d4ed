import { LANGUAGES, type Language } from '@interregnum/texts';
import { afterAll, describe, expect, test } from 'vitest';
import { answer } from '../src/engine/engine.ts';
import { ERROR_CODES } from '../src/engine/errors.ts';
import { LIMITS } from '../src/engine/limits.ts';
import { FORMS, REFUSED } from './engine-refused.ts';
import { type Answered, answerTo, ask, fingerprint, ok, startSession } from './engine-session.ts';
import { EXAMPLES } from './references.ts';

/**
 * Every code comes up here but those that take a thousand tables (engine.test.ts) or a search
 * (engine-go.test.ts, engine-go-given.test.ts).
 */
const seen = new Set(['too-many-tables', 'too-many-thoughts', 'nothing-to-decide', 'hides-too-much']);
afterAll(() => expect([...seen].sort()).toEqual([...ERROR_CODES].sort()));

/** A session in the middle of a game. */
function playing(language: Language = 'en') {
  const session = startSession(language);
  ok(session, { do: 'new', game: 'claim', seed: 'tea' });
  ok(session, { do: 'play', choice: 'K2' });
  return session;
}

/** The error of a line, which must change nothing. */
function errorOf(line: string): Answered['error'] {
  const session = playing();
  const before = fingerprint(session);
  const answered: Answered = JSON.parse(answerTo(session, line));
  expect(answered).not.toHaveProperty('ok');
  expect(fingerprint(session)).toBe(before);
  seen.add(`${answered.error?.code}`);
  return answered.error;
}
const refused = (request: object): Answered['error'] => errorOf(JSON.stringify(request));

describe('a line that is no request', () => {
  test.each([
    'nonsense',
    '{',
    '{"do":"legal"',
    '{"do":"legal"}{"do":"legal"}',
    "{'do':'legal'}",
    '\0',
    '[1,]',
    '{"do":"legal",}',
    '\u00a0',
    '{"do":"le\ngal"}',
  ])('is not JSON: %j', (line) => {
    expect(errorOf(line)).toEqual({ code: 'bad-json', message: 'The line is not valid JSON in UTF-8.' });
  });

  test.each(['null', 'true', '7', '1e400', '"legal"'])('is no object: %s', (line) => {
    expect(errorOf(line)).toEqual({ code: 'bad-request', message: 'A request must be a JSON object.' });
  });

  test('is nested too deep, in arrays, objects or both, closed or not', () => {
    const [one, many] = [LIMITS.depth + 1, 1_000_000];
    for (const depth of [one, many]) {
      for (const line of ['['.repeat(depth), '{"a":'.repeat(depth), `${'['.repeat(depth)}${']'.repeat(depth)}`])
        expect(errorOf(line)).toMatchObject({ code: 'too-deep', limit: LIMITS.depth });
    }
    expect(errorOf('['.repeat(LIMITS.depth))).toMatchObject({ code: 'bad-json' });
  });

  test('is too long', () => {
    expect(JSON.parse([...answer(startSession(), { flaw: 'too-long' })].join(''))).toEqual({
      error: { code: 'too-long', message: 'The line is longer than 1,048,576 bytes.', limit: LIMITS.line },
    });
    seen.add('too-long');
  });
});

describe('a request of the wrong form', () => {
  test.each(FORMS)('%s', (request, error) => {
    expect(errorOf(request)).toMatchObject({ ...error, message: expect.any(String) });
  });

  test('has a text that is too long', () => {
    expect(refused({ do: 'legal', table: 'x'.repeat(101) })).toMatchObject({ code: 'bad-value', name: 'table' });
    expect(refused({ do: 'play', choice: 'x'.repeat(201) })).toMatchObject({ code: 'bad-value', name: 'choice' });
  });

  test('has keys that mean something to JavaScript', () => {
    expect(errorOf('{"do":"legal","__proto__":{"prompt":true}}')).toMatchObject({ name: '__proto__' });
    expect(errorOf('{"__proto__":{"do":"quit"}}')).toMatchObject({ code: 'missing-key', name: 'do' });
    expect(errorOf('{"do":"new","game":"claim","seed":"","options":{"__proto__":2}}')).toMatchObject({
      code: 'bad-options',
      values: { option: '__proto__' },
    });
    expect(errorOf('{"do":"undo","count":1e400}')).toMatchObject({ code: 'bad-value' });
    expect(errorOf('{"do":"legal","id":1e400}')).toMatchObject({ code: 'bad-value', name: 'id' });
  });
});

describe('a request that cannot be carried out', () => {
  const [{ line }] = EXAMPLES['king-is-dead'];
  const setUp = { do: 'position', game: 'king-is-dead', position: line };

  test.each(REFUSED)('%s', (request, error) => {
    expect(errorOf(request)).toMatchObject({ ...error, message: expect.any(String) });
  });

  test('a position that is flawed, of another game, or played with other options', () => {
    const deep = '['.repeat(100_000);
    expect(refused({ ...setUp, game: 'claim' })).toMatchObject({ code: 'bad-position', invariant: 'unknown-key' });
    expect(refused({ ...setUp, position: deep })).toMatchObject({ code: 'bad-position', invariant: 'json' });
    expect(refused({ ...setUp, options: { seats: 9 } })).toMatchObject({ code: 'bad-options', clause: 'KD-MODE-1' });
    const differ = { code: 'options-differ', option: 'advanced', value: 'false' };
    expect(refused({ ...setUp, options: { advanced: true } })).toMatchObject(differ);
  });

  test('a view that no deal of its hidden cards fits, in words of the language', () => {
    const session = playing();
    const { seen: view } = ok(session, { do: 'seen', viewer: 0 });
    const position = { ...(view as object), voids: ['', 'GKUDX'] };
    expect(refused({ do: 'position', game: 'claim', position, seed: 'a' })).toEqual({
      code: 'bad-position',
      message: 'No deal of the hidden cards fits the rest of the position (hands).',
      invariant: 'hidden',
      values: { where: 'hands' },
    });
  });

  test('a thought in a list, whatever else is wrong with it', () => {
    const session = playing();
    const list = [{ id: 1, do: 'go' }, { do: 'go', level: 'king' }, { do: 'stop' }];
    const error = { code: 'not-in-list', request: 'go' };
    expect(ask(session, list)).toMatchObject([{ id: 1, error }, { error }, { ok: { stopped: 0 } }]);
    seen.add('not-in-list');
  });

  test('a choice after the end, alone or in a list that ends the game', () => {
    const session = startSession();
    const choices: string[] = [];
    ok(session, { do: 'new', game: 'claim', seed: 'tea' });
    for (let next = ok(session, { do: 'legal' }); next.toAct !== null; next = ok(session, { do: 'legal' })) {
      choices.push((next.choices as string[])[0]);
      ok(session, { do: 'play', choice: choices.at(-1) });
    }
    expect(ask(session, { do: 'play', choice: 'K2' })).toMatchObject({ error: { code: 'over', clause: 'CL-END-1' } });
    ok(session, { do: 'undo', count: choices.length });
    const before = fingerprint(session);
    const error = { code: 'over', index: choices.length, choice: 'K2' };
    expect(ask(session, { do: 'play', choices: [...choices, 'K2'] })).toMatchObject({ error });
    expect(fingerprint(session)).toBe(before);
    seen.add('over');
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each<[object, string]>([
    [{ do: 'nonsense' }, 'unknown-request'],
    [{ do: 'legal', tabel: 'a' }, 'unknown-key'],
    [{ do: 'legal', table: 'a' }, 'no-table'],
    [{ do: 'play', choice: 'G0' }, 'illegal'],
    [{ do: 'position', game: 'claim', position: '' }, 'bad-position'],
    [{ do: 'new', game: 'claim', seed: '', options: { seats: 3 } }, 'bad-options'],
  ])('%j is answered in a sentence, the code in no language', (request, code) => {
    const { error } = ask(playing(language), request);
    expect(error?.code).toBe(code);
    const alphabet = language === 'ru' ? /^[А-ЯЁ]/ : /^[A-ZÀÉ]/;
    expect(error?.message).toMatch(alphabet);
    if (language !== 'en') expect(error?.message).not.toBe(ask(playing(), request).error?.message);
  });
});
