import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { terminal } from '../terminal/terminal.ts';
import { gameNamed, oneOf, optionsFor, wholeNumber } from './arguments.ts';
import { BadInput } from './bad-input.ts';

const screen = terminal('en');

describe('an argument', () => {
  test.each(['1', '007', '10000', '1000000000'])('%s is a whole number', (given) => {
    expect(wholeNumber('--games', given, 1, screen)).toBe(Number(given));
  });

  test.each(['', ' ', ' 5', '5 ', '+5', '-5', '0', '1.0', '1e3', '0x10', '٣', '9007199254740992', 'Infinity'])(
    '“%s” is none of at least 1',
    (given) => {
      expect(() => wholeNumber('--games', given, 1, screen)).toThrow(BadInput);
    },
  );

  test('is one of the words that are allowed', () => {
    expect(oneOf('--by', 'turn', ['turn', 'decision'], screen)).toBe('turn');
    expect(() => oneOf('--by', 'turns', ['turn', 'decision'], screen)).toThrow(/turn, decision; not “turns”/);
  });

  test('names a game by its id', async () => {
    expect(await gameNamed('king-is-dead', {}, screen)).toBe(kingIsDead);
    await expect(gameNamed('constructor', {}, screen)).rejects.toThrow(/Choose one of: king-is-dead/);
  });
});

describe('options of a game', () => {
  test('are the flags and seats that were given, and defaults', () => {
    expect(optionsFor(kingIsDead, { vikings: true, seed: 'x', json: true }, 3, screen)).toEqual({
      ...{ seats: 3, advanced: false, solo: false, vikings: true, memory: false, 'landings-on-control': false },
    });
  });

  test('are switched off by flags that say no', () => {
    const given = { interveneEmpty: false, deactivateEmpty: true, virtualCumulative: true, lang: 'fr' };
    expect(optionsFor(foreignKing, given, undefined, screen)).toEqual({
      ...{ seats: 2, 'intervene-empty': false, 'deactivate-empty': true, 'virtual-cumulative': true },
    });
  });

  test('of another game are refused by the flag that was given', () => {
    expect(() => optionsFor(kingIsDead, { interveneEmpty: false }, 2, screen)).toThrow(/“--no-intervene-empty”/);
    expect(() => optionsFor(foreignKing, { solo: true }, 2, screen)).toThrow(/“--solo” .* The Foreign King\./);
  });

  test('that do not combine are refused with their clause', () => {
    expect(() => optionsFor(kingIsDead, { solo: true }, 3, screen)).toThrow(/\(KD-MODE-1\)$/);
    expect(() => optionsFor(kingIsDead, { solo: true, advanced: true }, undefined, screen)).toThrow(/\(KD-MODE-2\)$/);
  });
});
