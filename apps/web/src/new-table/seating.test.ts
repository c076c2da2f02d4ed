import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom, type Game, type Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { LOT, NEW_FORM } from './form.ts';
import { beginner, namesBeginner, seatedFrom, teamsAt } from './seating.ts';

const GAMES: readonly Game[] = [kingIsDead, foreignKing, claim];

/** Who is asked first, over many deals. */
const beginners = (game: Game, options: Options): Set<number> =>
  new Set(Array.from({ length: 100 }, (_, deal) => game.toAct(game.setup(options, new FastRandom(`deal ${deal}`)))));

/** Every number of seats, with every variant on its own. */
const tablesOf = (game: Game): Options[] => {
  const flags = game.meta.options.filter(({ kind }) => kind === 'flag');
  const counts = game.meta.options.flatMap((option) => (option.kind === 'count' ? option.values : []));
  const variants: Options[] = [{}, ...flags.map(({ name, default: usual }) => ({ [name]: !usual }))];
  return counts.flatMap((seats) =>
    variants.flatMap((set): Options[] => {
      const read = game.options({ ...set, seats });
      return 'options' in read ? [read.options] : [];
    }),
  );
};

describe('who begins', () => {
  test.each(GAMES)('is asked in $meta.id if the first seat always does, and only then', (game) => {
    for (const options of tablesOf(game)) {
      const all = Array.from({ length: Number(options.seats) }, (_, seat) => seat);
      const expected = game.meta.firstSeatBegins ? [0] : all;
      expect([...beginners(game, options)].sort(), JSON.stringify(options)).toEqual(expected);
    }
  });

  test('is not asked in solo', () => {
    expect(namesBeginner(kingIsDead, { seats: 2, solo: false })).toBe(true);
    expect(namesBeginner(kingIsDead, { seats: 2, solo: true })).toBe(false);
    expect(namesBeginner(claim, { seats: 2 })).toBe(false);
  });

  test('is drawn among the seats, unless somebody who sits there is named', () => {
    const last = (below: number): number => below - 1;
    expect(beginner({ ...NEW_FORM, begins: LOT }, 3, last)).toBe(2);
    expect(beginner({ ...NEW_FORM, begins: 1 }, 3, last)).toBe(1);
    expect(beginner({ ...NEW_FORM, begins: 3 }, 2, last)).toBe(1);
  });

  test('turns the circle, so that teams stay together', () => {
    expect(seatedFrom(['Ana', 'Ben', 'Cy', 'Dot'], 0)).toEqual(['Ana', 'Ben', 'Cy', 'Dot']);
    const turned = seatedFrom(['Ana', 'Ben', 'Cy', 'Dot'], 3);
    expect(turned).toEqual(['Dot', 'Ana', 'Ben', 'Cy']);
    const together = teamsAt(kingIsDead, { seats: 4 }).map((team) => team.map((place) => turned[place]));
    expect(together).toEqual([
      ['Dot', 'Ben'],
      ['Ana', 'Cy'],
    ]);
  });

  test('there are teams among four in The King Is Dead, and nowhere else', () => {
    expect(teamsAt(kingIsDead, { seats: 3 })).toEqual([]);
    expect(teamsAt(foreignKing, { seats: 4 })).toEqual([]);
  });
});
