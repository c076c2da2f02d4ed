import { describe, expect, test } from 'vitest';
import { GAME_IDS } from './games-played.ts';
import { fileWith, jsonLines, output, run } from './program.ts';
import { EXAMPLES } from './references.ts';

const [a, b] = EXAMPLES['king-is-dead'];
const VALID = '{"valid":true}\n';
const NOT_JSON = { valid: false, invariant: 'json', message: 'This is not valid JSON.' };
const check = (input: string | readonly string[], ...args: string[]) =>
  run(['check', 'king-is-dead', ...args], { input });

describe.concurrent('check reads positions', () => {
  test.each(GAME_IDS)('of %s from standard input, laid out as in its rules or on one line', async (game) => {
    const [first, ...others] = EXAMPLES[game];
    expect(others).not.toEqual([]);
    expect(await output(['check', game], { input: first.laidOut })).toBe(VALID);
    const input = others.map(({ line }) => `${line}\n`).join('');
    expect(await output(['check', game], { input })).toBe(VALID.repeat(others.length));
  });

  test('from standard input, named or not, even if it comes slowly', async () => {
    expect(await output(['check', 'king-is-dead', '--position', '-'], { input: a.line })).toBe(VALID);
    expect(await check(['', `${a.line}\n`, b.line])).toEqual({ code: 0, out: VALID + VALID, err: '' });
  });

  test('from a file, one per line', async () => {
    const two = fileWith('two.jsonl', `${a.line}\n${b.line}`);
    expect(await output(['check', 'king-is-dead', '--position', two])).toBe(VALID + VALID);
  });

  test('with line ends, blank lines and the byte order mark of other systems', async () => {
    const input = `\uFEFF\r\n${a.line}\r\n\r\n  \t\r\n${b.line}\r\n\r\n`;
    expect(await check(input)).toEqual({ code: 0, out: VALID + VALID, err: '' });
    const laidOut = `\uFEFF${a.laidOut.replaceAll('\n', '\r\n')}`;
    expect(await check(laidOut)).toEqual({ code: 0, out: VALID, err: '' });
  });
});

describe.concurrent('check answers line by line', () => {
  test('and goes on after a position that is broken', async () => {
    const broken = a.line.replace('"passes":0', '"passes":2');
    const { code, out, err } = await check(`${a.line}\n${broken}\n{"game"\n${b.line}\n`);
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(jsonLines(out)).toEqual([
      { valid: true },
      { valid: false, invariant: 'number', message: 'This must be a whole number within its bounds: passes.' },
      NOT_JSON,
      { valid: true },
    ]);
  });

  test('even if no line is whole', async () => {
    const { code, out } = await check(`${a.line.slice(0, -1)}\n${b.line.slice(0, 40)}\nrubbish\n`);
    expect(code).toBe(2);
    expect(jsonLines(out)).toEqual([NOT_JSON, NOT_JSON, NOT_JSON]);
  });

  test('but once for a position with a slip that is laid out over several lines', async () => {
    const { code, out } = await check(a.laidOut.replace('"turn": 0,', '"turn": 0'));
    expect(code).toBe(2);
    expect(jsonLines(out)).toEqual([NOT_JSON]);
  });

  test('with keys in a fixed order and no more of them', async () => {
    const { out } = await check(a.line.replace('"turn":0', '"turn":null'));
    expect(out).toMatch(/^\{"valid":false,"invariant":"turn","message":"[^"]+"\}\n$/);
  });

  test.each([
    ['fr', /JSON valide/],
    ['ru', /JSON/],
  ])('with the message in %s, the invariant in no language', async (language, message) => {
    const [answer] = jsonLines((await check('rubbish', '--lang', language)).out);
    expect(answer).toMatchObject({ valid: false, invariant: 'json', message: expect.stringMatching(message) });
    expect(answer).not.toEqual(NOT_JSON);
  });
});

describe.concurrent('check without a position', () => {
  test.each([
    ['nothing', ''],
    ['blank lines', '\n \r\n\n'],
    ['a byte order mark', '\uFEFF'],
  ])('complains about %s', async (_, input) => {
    const { code, out, err } = await check(input);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^There is no position in “-”\. .*interregnum position king-is-dead\n$/);
  });

  test('says which file cannot be read and what to name instead', async () => {
    const { code, out, err } = await check('', '--position', '/no/such/file', '--lang', 'fr');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^«.\/no\/such\/file.» est illisible \(ENOENT\)\. Indiquez .*\n$/);
  });
});
