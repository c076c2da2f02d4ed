import { expect, test } from 'vitest';
import { foreignKing } from './index.ts';
import { OPTIONS, options } from './options.ts';

const DEFAULTS = { seats: 2, 'intervene-empty': true, 'deactivate-empty': true, 'virtual-cumulative': true };

test('FK-POS-7: two seats, and the three rulings are on, unless said otherwise', () => {
  expect(options({})).toEqual({ options: DEFAULTS });
  expect(foreignKing.meta.options).toBe(OPTIONS);
});

test.each([2, 3, 4])('FK-POS-7: %i seats', (seats) => {
  expect(options({ seats })).toEqual({ options: { ...DEFAULTS, seats } });
});

test.each([0, 1, 5, 2.5, true])('FK-POS-7: %s seats are refused', (seats) => {
  expect(options({ seats })).toEqual({
    refusal: {
      clause: 'FK-POS-7',
      key: 'option',
      values: { option: 'seats', value: String(seats), possible: '2, 3, 4' },
    },
  });
});

test('R-07, R-11, R-24: in any combination, with any number of seats', () => {
  for (let n = 0; n < 24; n++) {
    const given = {
      seats: 2 + (n % 3),
      'intervene-empty': n % 2 === 0,
      'deactivate-empty': n % 4 < 2,
      'virtual-cumulative': n % 8 < 4,
    };
    expect(options(given)).toEqual({ options: given });
    expect(foreignKing.optionsOf(foreignKing.setup(given, { below: () => 0 }))).toEqual(given);
  }
});

test.each(['intervene-empty', 'deactivate-empty', 'virtual-cumulative'])('FK-POS-7: %s is on or off', (option) => {
  expect(options({ [option]: 1 })).toMatchObject({ refusal: { values: { option, possible: 'true, false' } } });
  expect(foreignKing.words).toContain(`option.${option}`);
});

test('FK-POS-7: there is no other option', () => {
  expect(options({ vikings: true })).toMatchObject({ refusal: { values: { option: 'vikings' } } });
});

test.each([2, 3, 4])('FK-SETUP-9, -10: %i seats are as many parties, and nothing is hidden', (seats) => {
  const mode = { ...DEFAULTS, seats };
  expect(foreignKing.parties(mode)).toEqual([[0], [1], [2], [3]].slice(0, seats));
  expect([foreignKing.hides(mode), foreignKing.fromMemory(mode)]).toEqual([false, false]);
  expect(foreignKing.ownKind(mode, 0)).toBeUndefined();
});

test('FK-TURN-8: the text of a pass', () => {
  expect(foreignKing.meta.pass).toBe('pass');
});

test('FK-SETUP-10: what anybody sees is the whole table, as a copy or in a state that was lent', () => {
  const s = foreignKing.setup({ ...DEFAULTS, seats: 3 }, { below: () => 0 });
  const lent = s.slice().fill(7);
  expect(foreignKing.redact(s, 1, lent)).toBe(lent);
  expect(lent).toEqual(s);
  expect(foreignKing.redact(s, 'audience')).toEqual(s);
  expect(foreignKing.redact(s, 'audience')).not.toBe(s);
});
