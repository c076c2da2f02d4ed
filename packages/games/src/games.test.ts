import { expect, test } from 'vitest';
import { findGame, GAMES, heuristicsOf } from './all.ts';
import { GAME_IDS, loadGame, loadRules, newestRules, optionsOf, versionsOf } from './index.ts';

test('every game is listed with the versions and options that its rules have', async () => {
  expect([...GAMES.keys()]).toEqual(GAME_IDS);
  for (const id of GAME_IDS) {
    expect(versionsOf(id)).toEqual(Array.from({ length: newestRules(id) }, (_, version) => version + 1));
    for (const version of versionsOf(id)) {
      const game = await loadGame(id, version);
      expect(game?.meta).toMatchObject({ id, rulesVersion: version });
      expect(game?.meta.options).toBe(optionsOf(id, version));
      expect(findGame(id, version)).toBe(game);
    }
  }
});

test('rules come with what bots know of them', async () => {
  for (const game of GAMES.values()) {
    expect(await loadRules(game.meta.id)).toEqual({ game, heuristics: heuristicsOf(game) });
  }
});

test('an unknown game or version is not found', async () => {
  expect(await loadRules('chess')).toBeUndefined();
  expect(await loadGame('claim', 99)).toBeUndefined();
  expect(findGame('constructor')).toBeUndefined();
  expect(findGame('claim', 0)).toBeUndefined();
});
