import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { verify } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '../src/all.ts';
import { STORED, SUMS, storedFile, storedModes, wayFile } from './stored.ts';
import { tell, WAYS } from './ways.ts';

const files = readdirSync(STORED);

describe('a record replays for ever, by the rules it was played by', () => {
  test.each(files)('%s', (file) => {
    const found = verify(readFileSync(new URL(file, STORED), 'utf8'), { findGame });
    expect('flaw' in found ? found.flaw : undefined).toBeUndefined();
    expect('replayed' in found && found.replayed).toBeTruthy();
  });
});

test('no stored record was ever changed, written anew or taken away', () => {
  const sums = files.toSorted().map((file) => {
    const hash = createHash('sha256')
      .update(readFileSync(new URL(file, STORED)))
      .digest('hex');
    return `${hash}  ${file}`;
  });
  expect(sums.toSorted()).toEqual(readFileSync(SUMS, 'utf8').trimEnd().split('\n').toSorted());
});

describe.each([...GAMES.values()])('of $meta.id', (game) => {
  test('every mode is stored by the rules of today: npm run records writes what is missing', () => {
    for (const mode of storedModes(game))
      expect(existsSync(storedFile(game, mode)), storedFile(game, mode).pathname).toBe(true);
  });

  test('every way that a match can go is stored by the rules of today: npm run records', () => {
    for (const way of WAYS)
      expect(existsSync(wayFile(game, way)), wayFile(game, way).pathname).toBe(tell(game, way) !== undefined);
  });

  test('every version of the rules has records, and is known', () => {
    for (let version = 1; version <= game.meta.rulesVersion; version++) {
      expect(findGame(game.meta.id, version)?.meta).toMatchObject({ id: game.meta.id, rulesVersion: version });
      expect(files.some((file) => file.startsWith(`${game.meta.id}.${version}.`))).toBe(true);
    }
    expect(findGame(game.meta.id, game.meta.rulesVersion + 1)).toBeUndefined();
  });
});

test('an unknown game has no rules', () => {
  expect(findGame('chess', 1)).toBeUndefined();
});
