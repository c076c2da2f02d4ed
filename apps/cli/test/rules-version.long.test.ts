import { GAME_IDS, versionsOf } from '@interregnum/games';
import { describe, expect, test } from 'vitest';
import { jsonLines, output, run } from './program.ts';

describe.concurrent('the version of the rules', () => {
  test.each(GAME_IDS)('of %s that nobody knows is refused with those that are known', async (id) => {
    const versions = versionsOf(id).join(', ');
    for (const rules of ['0', '99', 'x', '1.5', '-1']) {
      const { code, out, err } = await run(['position', id, `--rules=${rules}`]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(`no rules of version “${rules}”. Choose one of: ${versions}.`);
    }
    const asked = { id: 1, do: 'new', game: id, rules: 99 };
    const [refused] = jsonLines(await output(['engine'], { input: `${JSON.stringify(asked)}\n` }));
    expect(refused).toHaveProperty('error');
  });

  test.each(['play', 'perft', 'analyze', 'simulate', 'tournament', 'demo'])(
    'that nobody knows is refused by %s',
    async (command) => {
      const { code, err } = await run([command, 'claim', '--rules', '99']);
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('Choose one of: 1.') });
    },
  );
});
