import { GAME_IDS, newestRules, versionsOf } from '@interregnum/games';
import { describe, expect, test } from 'vitest';
import { jsonLines, output, run } from './program.ts';

const VERSIONS = GAME_IDS.flatMap((id) => versionsOf(id).map((version) => [id, version] as const));

/** Asks the engine, line by line. */
const engine = async (...requests: readonly object[]): Promise<unknown[]> =>
  jsonLines(await output(['engine'], { input: requests.map((each) => `${JSON.stringify(each)}\n`).join('') }));

describe.concurrent('the version of the rules', () => {
  test.each(VERSIONS)('of %s may be %i, and the newest is the usual one', async (id, version) => {
    const [given, usual] = await Promise.all([
      output(['position', id, '--rules', `${version}`]),
      output(['position', id]),
    ]);
    expect(JSON.parse(given)).toMatchObject({ game: id });
    if (version === newestRules(id)) expect(given).toBe(usual);
  });

  test.each(VERSIONS)('of %s %i is known to the engine', async (id, version) => {
    const [begun, options] = await engine(
      { id: 1, do: 'new', game: id, rules: version, seed: 'tea' },
      { id: 2, do: 'options', game: id, rules: version },
    );
    expect(begun).toHaveProperty('ok');
    expect(options).toMatchObject({ ok: { rulesVersions: versionsOf(id) } });
  });

  test('of Claim that nobody knows is refused with those that are known', async () => {
    const { code, err } = await run(['position', 'claim', '--rules=99']);
    expect(code).toBe(2);
    expect(err).toContain('no rules of version “99”. Choose one of: 1.');
  });
});
