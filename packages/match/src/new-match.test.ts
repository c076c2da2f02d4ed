import { claim } from '@interregnum/claim';
import { kingIsDead } from '@interregnum/king-is-dead';
import { linesText, verify } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { findGame, optionsOf } from '../test/matches.ts';
import { type NewMatch, startMatch } from './index.ts';

const HEX = '5e'.repeat(32);
const CLAIM: NewMatch = {
  game: claim,
  options: { seats: 2 },
  kinds: ['human', 'page'],
  id: 'tea-4_Two',
  seed: HEX,
  salts: [HEX, ''],
};
const solo = optionsOf(kingIsDead, { solo: true });

test('what can be started has a record that holds so far', () => {
  const { match, lines } = startMatch(CLAIM);
  expect(verify(linesText(lines), { findGame, secret: match.secret })).not.toHaveProperty('flaw');
});

describe('a match is not started of what no record may hold', () => {
  test.each<[Partial<NewMatch>, string]>([
    [{ id: '' }, 'id is "", but must be 1 to 64 letters, digits, - and _'],
    [{ id: 'tea time' }, 'id is "tea time", but must be'],
    [{ id: 'a'.repeat(65) }, 'but must be 1 to 64 letters'],
    [{ seed: 'tea' }, 'seed is "tea", but must be 32 bytes as 64 lower-case hexadecimal digits'],
    [{ seed: HEX.toUpperCase() }, 'lower-case hexadecimal digits'],
    [{ salts: ['', HEX] }, 'salts[0] is "", but must be 32 bytes'],
    [{ salts: [] }, 'salts[0] is undefined, but must be 32 bytes'],
    [{ kinds: ['human'] }, 'kinds is ["human"], but must be one for each of 2 seats'],
    [{ kinds: ['human', 'Regent'] }, 'kinds[1] is "Regent", but must be 1 to 40 small letters'],
    [{ options: {} }, 'options is {}, but must be complete, as options() of the game has them: {"seats":2}'],
    [
      { options: { seats: 3 } },
      'options are refused by CL-SETUP-1: option {"option":"seats","value":"3","possible":"2"}',
    ],
    [{ game: kingIsDead, options: solo, kinds: ['human', 'page'] }, 'kinds[1] is "page", but must be saxons'],
    [{ whenSeatGoes: { bot: 'human' } }, 'whenSeatGoes is {"bot":"human"}, but must be "stop" or'],
  ])('%o', (wrong, why) => {
    expect(() => startMatch({ ...CLAIM, ...wrong })).toThrow(why);
  });
});
