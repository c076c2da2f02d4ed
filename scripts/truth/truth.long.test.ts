import { expect, test } from 'vitest';
import { EVERY_GAME, truthOf } from './index.ts';

const NAMED = EVERY_GAME.map((game) => ({ game, name: `${game.meta.id} ${game.meta.rulesVersion}` }));

test.each(NAMED)(
  '$name: what is told, pointed at and flies is what was done, in many matches of every mode',
  ({ game }) => {
    const { differences, result } = truthOf([game], 20);
    expect(differences).toEqual([]);
    expect(result).toMatchObject({ wrong: 0, missing: 0 });
  },
);
