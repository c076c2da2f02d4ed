import { describe, expect, test } from 'vitest';
import { released, unreleased } from './changelog.ts';
import { publishOrder, tarballOf } from './publish-order.ts';
import { refusals } from './refusals.ts';
import { isGreater, isVersion, lockAt, manifestAt } from './versions.ts';

const WORKSPACE = ['@interregnum/kernel', 'interregnum'];
const CHANGELOG = `# Changelog

By behaviour.

## Unreleased

### cli

- It sings.

## 0.5.0 – 2026-11-16

The web app.
`;

describe('versions', () => {
  test('are three numbers', () => {
    expect(['0.6.0', '10.0.12'].filter(isVersion)).toHaveLength(2);
    expect(['0.6', 'v0.6.0', '0.06.0', '0.6.0-beta', '0.6.0.1', ''].filter(isVersion)).toEqual([]);
  });

  test('are compared number by number', () => {
    expect(isGreater('0.10.0', '0.9.9')).toBe(true);
    expect(isGreater('1.0.0', '0.99.99')).toBe(true);
    expect(isGreater('0.5.0', '0.5.0')).toBe(false);
    expect(isGreater('0.5.9', '0.6.0')).toBe(false);
  });

  test('are set in a package and where it names others, and nowhere else', () => {
    const text = `{
  "name": "interregnum",
  "version": "0.5.0",
  "files": ["bin", "web"],
  "bin": { "interregnum": "./bin/interregnum.mjs" },
  "dependencies": {
    "@interregnum/kernel": "0.5.0",
    "@interregnum/kernel-other": "0.5.0",
    "commander": "0.5.0"
  }
}
`;
    const edited = manifestAt(text, '0.6.0', WORKSPACE);
    expect(edited).toContain('"version": "0.6.0"');
    expect(edited).toContain('"@interregnum/kernel": "0.6.0"');
    expect(edited.replaceAll('0.6.0', '0.5.0')).toBe(text);
    expect(edited.match(/0[.]6[.]0/g)).toHaveLength(2);
  });

  test('are set in the lock for what is of the workspace', () => {
    const lock = (version: string) => ({
      lockfileVersion: 3,
      packages: {
        '': { name: 'workspace', devDependencies: { vitest: '0.5.0' } },
        'apps/cli': { version, dependencies: { '@interregnum/kernel': version, commander: '0.5.0' } },
        'packages/kernel': { version, devDependencies: { interregnum: version } },
        'node_modules/@interregnum/kernel': { resolved: 'packages/kernel', link: true },
        'node_modules/commander': { version: '0.5.0', dependencies: { interregnum: '0.5.0' } },
      },
    });
    const text = lockAt(JSON.stringify(lock('0.5.0')), '0.6.0', WORKSPACE);
    expect(text).toBe(`${JSON.stringify(lock('0.6.0'), null, 2)}\n`);
  });
});

describe('the changelog', () => {
  test('dates what was not released, below a heading for what comes next', () => {
    const after = released(CHANGELOG, '0.6.0', '2026-11-18');
    expect(after).toContain('## Unreleased\n\n## 0.6.0 – 2026-11-18\n\n### cli\n\n- It sings.\n\n## 0.5.0');
    expect(unreleased(after)).toBeUndefined();
  });

  test('tells what is new', () => {
    expect(unreleased(CHANGELOG)).toBe('### cli\n\n- It sings.');
    expect(unreleased('# Changelog\n\n## 0.5.0\n\nThe web app.\n')).toBeUndefined();
  });
});

describe('a release', () => {
  const good = {
    version: '0.6.0',
    present: ['0.5.0', '0.5.0'],
    branch: 'main',
    changed: [],
    tags: ['v0.5.0'],
    changelog: CHANGELOG,
  };

  test('is made where nothing speaks against it', () => {
    expect(refusals(good)).toEqual([]);
  });

  test.each([
    [{ version: 'next' }, 'not a version'],
    [{ version: '0.4.9' }, '0.4.9 does not come after 0.5.0'],
    [{ version: '0.5.0', tags: [] }, '0.5.0 does not come after 0.5.0'],
    [{ present: ['0.5.0', '0.4.0'] }, 'different versions: 0.5.0, 0.4.0'],
    [{ branch: 'idea' }, 'this is idea'],
    [{ branch: '' }, 'this is no branch'],
    [{ changed: ['README.md'] }, 'Commit these first, or take them back: README.md'],
    [{ tags: ['v0.6.0'] }, 'The tag v0.6.0 exists'],
    [{ changelog: released(CHANGELOG, '0.5.1', '2026-11-17') }, 'nothing under'],
  ])('is refused for one reason: %j', (difference, reason) => {
    expect(refusals({ ...good, ...difference })).toEqual([expect.stringContaining(reason)]);
  });

  test('is published in an order in which nothing needed is missing', () => {
    const needs = (name: string, ...others: readonly string[]) => ({
      name,
      dependencies: Object.fromEntries(['outside', ...others].map((other) => [other, '1.0.0'])),
    });
    expect(publishOrder([needs('app', 'claim', 'kernel'), needs('claim', 'kernel'), needs('kernel')])).toEqual([
      'kernel',
      'claim',
      'app',
    ]);
    expect(tarballOf('@interregnum/king-is-dead', '0.6.0')).toBe('interregnum-king-is-dead-0.6.0.tgz');
    expect(tarballOf('interregnum', '0.6.0')).toBe('interregnum-0.6.0.tgz');
  });
});
