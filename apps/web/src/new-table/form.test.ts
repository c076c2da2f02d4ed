import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { HUMAN } from '@interregnum/record';
import { tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import {
  asked,
  type Form,
  kindsAt,
  NEW_FORM,
  nameProblem,
  optionsOf,
  playersOf,
  withKind,
  withName,
  withOption,
} from './form.ts';

const table = tableText('en');
const set = (...given: readonly (readonly [string, number | boolean])[]) =>
  given.reduce((form, [name, value]) => withOption(kingIsDead, form, name, value).form, NEW_FORM);

describe('options', () => {
  test('a new form is a table for one person and a squire in every game', () => {
    for (const game of [kingIsDead, foreignKing, claim]) {
      const options = optionsOf(game, NEW_FORM);
      expect(options.seats).toBe(2);
      expect(kindsAt(kingIsDead, NEW_FORM, options)).toEqual([HUMAN, 'squire']);
    }
  });

  test('nothing is asked where there is nothing to choose', () => {
    const names = (game: typeof claim, form = NEW_FORM) => asked(game, optionsOf(game, form)).map(({ name }) => name);
    expect(names(claim)).toEqual([]);
    expect(names(kingIsDead)).toContain('seats');
    expect(names(kingIsDead, set(['solo', true]))).not.toContain('seats');
  });

  test('what goes together stays', () => {
    expect(withOption(kingIsDead, set(['vikings', true]), 'seats', 3)).toEqual({
      form: { ...NEW_FORM, options: { vikings: true, seats: 3 } },
      conflict: undefined,
    });
  });

  test('the last word prevails, and only what does not go with it is set back', () => {
    const { form, conflict } = withOption(kingIsDead, set(['seats', 4], ['vikings', true]), 'solo', true);
    expect(form.options).toEqual({ solo: true, vikings: true });
    expect(conflict?.refusal.clause).toBe('KD-MODE-1');
    expect(conflict?.reset).toEqual(['seats']);
    const back = withOption(kingIsDead, form, 'advanced', true);
    expect(back.form.options).toEqual({ advanced: true, vikings: true });
    expect(back.conflict?.refusal.clause).toBe('KD-MODE-2');
    expect(back.conflict?.reset).toEqual(['solo']);
  });

  test('a value that there is not changes nothing', () => {
    const { form, conflict } = withOption(kingIsDead, NEW_FORM, 'seats', 9);
    expect(form).toBe(NEW_FORM);
    expect(conflict?.reset).toEqual([]);
  });
});

describe('who sits where', () => {
  test('in solo the Saxons sit opposite, whoever was there, and go again', () => {
    const solo = withName(withKind(set(['solo', true]), 1, 'regent'), 1, 'Rex');
    expect(playersOf(kingIsDead, solo, optionsOf(kingIsDead, solo), table, '')).toEqual([
      { name: 'Player 1', kind: HUMAN },
      { name: 'Saxons', kind: 'saxons' },
    ]);
    const { form } = withOption(kingIsDead, solo, 'solo', false);
    expect(playersOf(kingIsDead, form, optionsOf(kingIsDead, form), table, '')[1]).toEqual({
      name: 'Rex',
      kind: 'regent',
    });
  });

  const names = (form: Form, seats: number, own = '') =>
    playersOf(kingIsDead, form, { seats }, table, own).map(({ name }) => name);

  test('bots of one level are told apart, except those who have been named', () => {
    expect(names(NEW_FORM, 4)).toEqual(['Player 1', 'Squire 1', 'Squire 2', 'Squire 3']);
    expect(names(withName(NEW_FORM, 1, 'Rowena'), 3)).toEqual(['Player 1', 'Rowena', 'Squire']);
  });

  test('the first person bears the visitor’s name, if it is one', () => {
    const form = withKind(withKind(withKind(NEW_FORM, 0, 'page'), 1, HUMAN), 2, HUMAN);
    expect(names(form, 3, 'Ana')).toEqual(['Page', 'Ana', 'Player 3']);
    expect(names(form, 3, ' ')).toEqual(['Page', 'Player 2', 'Player 3']);
  });

  test('a name can be typed and rubbed out', () => {
    const typed = withName(NEW_FORM, 0, ' Ben ');
    expect(names(typed, 2)).toEqual(['Ben', 'Squire']);
    expect(names(withName(typed, 0, ''), 2)).toEqual(['Player 1', 'Squire']);
  });

  test('names must be names, and differ', () => {
    const troubles = (...names: string[]) => {
      const players = names.map((name) => ({ name, kind: HUMAN }));
      return players.map((_, place) => nameProblem(players, place));
    };
    expect(troubles('Ana', 'Ben')).toEqual([undefined, undefined]);
    expect(troubles('Ana', '')).toEqual([undefined, 'empty']);
    expect(troubles('Ana', 'Ben', 'Ana')).toEqual(['same', undefined, 'same']);
    expect(troubles('x'.repeat(41), 'Ben')).toEqual(['long', undefined]);
  });
});
