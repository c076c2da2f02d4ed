import { claim } from '@interregnum/claim';
import { type Random, type State, UNKNOWN } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { expect, test } from 'vitest';
import { after, newMatch, type Setting } from '../test/matches.ts';
import { haveSecrets } from './secrets.ts';
import { viewFor } from './view.ts';

function secretsIn(setting: Setting, turns: number, a: number, b: number): boolean {
  const { match } = after(newMatch(setting), turns);
  return haveSecrets(viewFor(match, a, []), viewFor(match, b, []));
}

test('seats have secrets where hands are hidden, and none where all is open', () => {
  const given = { seats: 3 };
  expect(secretsIn({ game: claim }, 0, 0, 1)).toBe(true);
  expect(secretsIn({ game: kingIsDead, given }, 0, 0, 1)).toBe(false);
  expect(secretsIn({ game: kingIsDead, given: { ...given, advanced: true } }, 0, 1, 2)).toBe(true);
});

test('what can be worked out is no secret: in the second phase of Claim each knows the hand of the other', () => {
  const secret = [0, 1, 12, 24, 25, 26, 27, 38, 50, 51].map((turns) => secretsIn({ game: claim }, turns, 0, 1));
  expect(secret).toEqual([...Array(5).fill(true), ...Array(5).fill(false)]);
  expect(secretsIn({ game: kingIsDead, given: { memory: true } }, 0, 0, 1)).toBe(false);
});

test('one who knows everything still has a secret before one who does not', () => {
  // One cell: seat 0 sees it, seat 1 does not.
  const game = {
    ...claim,
    facts: 1,
    redact: (s: State, who: unknown) => (who === 0 ? s : Int32Array.of(UNKNOWN)),
    imagine: (seen: State, random: Random) => (seen[0] === UNKNOWN ? Int32Array.of(random.below(2)) : seen),
  };
  const { match } = newMatch({ game: claim });
  const [knows, guesses] = [1, UNKNOWN].map((word, viewer) => ({
    ...viewFor(match, viewer, []),
    game,
    states: [Int32Array.of(word)],
  }));
  expect([haveSecrets(knows, guesses), haveSecrets(guesses, knows)]).toEqual([true, true]);
  expect(haveSecrets(knows, knows)).toBe(false);
});
