import { GAME_IDS } from '@interregnum/games';
import { catalogue } from '@interregnum/texts';
import { expect, test } from 'vitest';
import { soundOf, soundsOf } from './kinds.ts';

/** Lines that tell that nothing moved, why something did, or the end, which has a sound of its own. */
const SILENT = [
  'pass no-effect invasion coronation vikings plot-undealt',
  'stand-by equal-members no-points no-majority inactive deactivate leave-active round end-factories end-king end-both',
  'undead dwarves won drew drew-unseen second-phase end-won end-drawn',
];

test('every line of every game has its sound, or is silent for a reason', () => {
  const keys = GAME_IDS.flatMap((game) => Object.keys(catalogue(game, 'en')))
    .filter((key) => key.startsWith('log.'))
    .map((key) => key.slice('log.'.length));
  const silent = keys.filter((key) => soundOf({ key }) === undefined);
  expect(new Set(silent)).toEqual(new Set(SILENT.flatMap((line) => line.split(' '))));
});

test('what happens twice at once is heard once', () => {
  const line = (key: string) => ({ key, values: {}, moves: [] });
  expect(soundsOf([line('play'), line('place'), line('place'), line('pass'), line('summon')])).toEqual([
    'card',
    'piece',
  ]);
});
