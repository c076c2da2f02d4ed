import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom, type Game, legalChoices, newChoices, type Options, type Random } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { copyOf, dealtTable, playAll, type Table, takeBack } from './table.ts';

const random = new FastRandom('table');

function start(game: Game, given: Options = {}, deal: Random = random): Table {
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  return dealtTable(game, game.setup(read.options, deal));
}

const legalTexts = ({ game, state }: Table): string[] =>
  legalChoices(game, state, newChoices()).map((choice) => game.notation.write(state, choice));

/** The text of a random choice. */
const some = ({ game, state }: Table): string => game.notation.write(state, game.pick(state, random));

/** The states of a table while it plays so many choices. */
function states(table: Table, count: number): Int32Array[] {
  const all = [table.state.slice()];
  for (let i = 0; i < count; i++) {
    expect(playAll(table, [some(table)])).toHaveLength(1);
    all.push(table.state.slice());
  }
  return all;
}

describe.each([kingIsDead, foreignKing, claim].map((game) => [game.meta.id, game] as const))(
  'a table of %s',
  (_, game) => {
    test('goes back to every state it has been in', () => {
      const table = start(game);
      const seen = states(table, 30);
      for (const back of [1, 4, 25]) {
        takeBack(table, back);
        seen.length -= back;
        expect(table.state).toEqual(seen.at(-1));
      }
      expect(table.made).toEqual([]);
    });

    test('stays as it was if one choice of a list is refused', () => {
      const table = start(game);
      states(table, 5);
      const [before, made, text] = [table.state.slice(), [...table.made], some(table)];
      expect(playAll(table, [text, 'nonsense', text])).toMatchObject({ index: 1, refusal: { key: 'unreadable' } });
      expect(table).toMatchObject({ state: before, made });
      takeBack(table, 1);
      expect(table.made).toEqual(made.slice(0, -1));
    });

    test('has copies that go their own way', () => {
      const table = start(game);
      const seen = states(table, 6);
      const copy = copyOf(table);
      states(copy, 3);
      takeBack(copy, 7);
      expect(copy.state).toEqual(seen[2]);
      expect(table).toMatchObject({ state: seen[6], start: seen[0] });
      table.start.fill(0);
      takeBack(copy, 2);
      expect(copy.state).toEqual(seen[0]);
      expect(table.made).toHaveLength(6);
    });
  },
);

describe('a long game', () => {
  const LENGTH = 3 * LIMITS.undo;
  const avoidsKing = (text: string): boolean => !text.includes('king');

  /** The states of a game in which no seat moves the king if it can be helped, if it is long enough. */
  function longGame(number: number): { table: Table; seen: Int32Array[] } {
    const table = start(foreignKing, { seats: 3 }, new FastRandom(`long ${number}`));
    const seen: Int32Array[] = [];
    for (let texts = legalTexts(table); texts.length > 0 && seen.length < LENGTH; texts = legalTexts(table)) {
      const others = texts.filter(avoidsKing);
      const from = others.length > 0 ? others : texts;
      playAll(table, [from[random.below(from.length)]]);
      seen.push(table.state.slice());
    }
    return seen.length === LENGTH ? { table, seen } : longGame(number + 1);
  }

  test('can be taken back as far as promised, and takes no more room', () => {
    const { table, seen } = longGame(0);
    expect(table.made.length).toBeGreaterThanOrEqual(LIMITS.undo);
    expect(table.made.length).toBeLessThanOrEqual(2 * LIMITS.undo);
    takeBack(table, 1);
    expect(table.state).toEqual(seen[LENGTH - 2]);
    takeBack(table, LIMITS.undo - 1);
    expect(table.state).toEqual(seen[LENGTH - 1 - LIMITS.undo]);
  });
});
