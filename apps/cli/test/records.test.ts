import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { Store } from '../src/records/store.ts';
import { newHome } from './homes.ts';
import { matchAfter } from './matches.ts';
import { fileWith, jsonLines, output, run } from './program.ts';

const ended = matchAfter('claim');
const ENDED = fileWith('ended.record', ended.text);
const KINGS = fileWith('kings.record', matchAfter('king-is-dead', undefined, { advanced: true }).text);
const sealed = matchAfter('claim', 6);
const SEALED = fileWith('sealed.record', sealed.text);
const BROKEN = fileWith('broken.record', ended.text.replace('"type":"turn","seat":1', '"type":"turn","seat":0'));

/** A home in which the deal of the sealed record is known. */
const home = newHome();
new Store(home).create(sealed, join(home, 'known.record'));
const AT_HOME = { env: { INTERREGNUM_HOME: home } };
const ELSEWHERE = { env: { INTERREGNUM_HOME: join(home, 'elsewhere') } };

const UNCHECKED = tableText('en')('verify.unchecked', { lines: 0 });

describe.concurrent('verify', () => {
  test('says that a record holds, and who won', async () => {
    const winner = ended.players[ended.match.progress.end?.winners[0] ?? 9].name;
    const found = await output(['verify', ENDED]);
    expect(found).toBe(
      `${ENDED}: holds: Claim (rules 1), 52 decisions; start, decisions and end are as recorded. Winner: ${winner}. ${UNCHECKED}\n`,
    );
  });

  test('of a match that goes on checks the chain only, unless its deal is known here', async () => {
    expect(await output(['verify', SEALED], ELSEWHERE)).toContain('the chain holds: Claim (rules 1), 6 decisions.');
    expect(await output(['verify', SEALED], AT_HOME)).toContain('holds so far: Claim (rules 1), 6 decisions;');
  });

  test('ends with 1 if a record does not hold, after all were checked', async () => {
    const { code, out, err } = await run(['verify', BROKEN, ENDED]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/broken\.record: entry \d+: its hash does not fit.*\n.*ended\.record: holds/);
  });

  test('writes JSON, one line for each file', async () => {
    const { code, out } = await run(['verify', '--json', ENDED, SEALED, BROKEN], ELSEWHERE);
    expect(code).toBe(1);
    const { outcome, winners } = ended.match.progress.end ?? {};
    const claim = { valid: true, format: 2, game: 'claim', rulesVersion: 1 };
    const [match, other] = [ended, sealed].map(({ match: { progress } }) => progress.start.match);
    const end = { by: 'rules', winners };
    const unchecked = { turns: false, salts: false, lines: 0 };
    expect(jsonLines(out)).toEqual([
      { file: ENDED, ...claim, match, replayed: true, decisions: 52, end, outcome, unchecked },
      {
        ...{ file: SEALED, ...claim, match: other, replayed: false, decisions: 6, end: null, outcome: null },
        unchecked: { ...unchecked, turns: true },
      },
      { file: BROKEN, valid: false, entry: expect.any(Number), flaw: 'hash', values: {} },
    ]);
  });

  test('reads standard input', async () => {
    expect(await output(['verify', '-'], { input: readFileSync(ENDED, 'utf8') })).toContain('holds: Claim');
    expect(await run(['verify', '-'], { input: '' })).toMatchObject({ code: 1, err: '' });
  });

  test('ends with 2 if there is no such file', async () => {
    const { code, out, err } = await run(['verify', '/no/such.record']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]*\/no\/such\.record[^\n]*\n$/);
  });

  test.each(['fr', 'ru'])('speaks %s', async (language) => {
    const found = await output(['verify', ENDED, '--lang', language]);
    expect(found.replace(ENDED, '')).not.toMatch(/holds|Winner|decisions/);
  });
});

describe.concurrent('replay without a terminal', () => {
  test('prints the last board, or that after so many decisions', async () => {
    expect(await output(['replay', ENDED])).toContain('End of the game');
    expect(await output(['replay', ENDED, '--at', '0'])).toContain('Phase 1, trick 1 of 13');
    expect(await output(['replay', ENDED, '--at', '2'])).toMatch(/^ *(Ana|Ben) replies with [\s\S]*trick 2 of 13/);
    expect(await output(['replay', ENDED, '--at', '999'])).toBe(await output(['replay', ENDED]));
  });

  test('shows what the viewpoint may see', async () => {
    const hidden = (text: string): number => text.split('×').length - 1;
    const [all, one, audience] = await Promise.all(
      [[], ['--as', '1'], ['--as', 'audience']].map((as) => output(['replay', ENDED, '--at', '4', ...as])),
    );
    expect([hidden(all), hidden(one), hidden(audience)]).toEqual([0, 11, 22]);
  });

  test('shows a match that goes on to the audience only', async () => {
    const seen = await output(['replay', SEALED], AT_HOME);
    expect(seen).toBe(await output(['replay', SEALED, '--as', 'audience'], AT_HOME));
    for (const as of ['1', 'all']) {
      const { code, err } = await run(['replay', SEALED, '--as', as], AT_HOME);
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('The match goes on') });
    }
    expect(await run(['replay', SEALED], ELSEWHERE)).toMatchObject({ code: 2, out: '' });
  });

  test.each([
    [['--as', '3'], 'There is no viewpoint “3”. Choose one of: all, 1, 2, audience.'],
    [['--as', '0'], 'There is no viewpoint “0”.'],
    [['--at', 'x'], '--at must be a whole number from 0'],
  ])('refuses %j', async (args, expected) => {
    const { code, out, err } = await run(['replay', ENDED, ...args]);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining(expected) });
  });

  test('refuses a record that does not hold', async () => {
    for (const command of ['replay', 'export']) {
      const { code, out, err } = await run([command, BROKEN]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(`${BROKEN}: entry `);
    }
  });
});

describe.concurrent('export', () => {
  test('tells the whole match and how it ended', async () => {
    const text = await output(['export', KINGS]);
    expect(text).toMatch(/^The King Is Dead\nPlayed on January 2, 2026/);
    expect(text).toContain('Players: Ana, Ben');
    expect(text).toMatch(/\n1\. .*\n[\s\S]*\n20\. /);
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^Winner: (Ana|Ben)\.$/);
    for (const line of text.split('\n').slice(8)) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('tells a seat no more than it saw', async () => {
    const [all, ben] = await Promise.all([output(['export', ENDED]), output(['export', ENDED, '--as', '2'])]);
    const drawn = /Ana draws (Goblin|Knight|Undead|Dwarf|Doppelganger) \d/;
    expect(all).toMatch(drawn);
    expect(ben).not.toMatch(drawn);
    expect(await output(['export', SEALED], AT_HOME)).toContain('The match goes on.');
  });

  test('writes a new file, and never over one that is there', async () => {
    const file = join(home, 'match.txt');
    expect(await output(['export', ENDED, '--output', file])).toBe('');
    expect(readFileSync(file, 'utf8')).toBe(await output(['export', ENDED]));
    const { code, err } = await run(['export', KINGS, '--output', file]);
    const reason = tableText('en')('reason.EEXIST');
    expect({ code, err }).toEqual({ code: 2, err: `${tableText('en')('play.not-copied', { file, reason })}\n` });
    expect(readFileSync(file, 'utf8')).toContain('Claim');
  });
});
