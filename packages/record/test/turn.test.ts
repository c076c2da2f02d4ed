import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { after, FastRandom, type Game, NO_SEAT, type Options, type State } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { completesTurn, playTurn, readChoice, turnsUp } from '../src/index.ts';
import { optionsOf } from './forging.ts';
import { randomTurn } from './story.ts';

interface Commit {
  readonly from: State;
  readonly state: State;
  readonly texts: readonly string[];
}

/** Every commit of some random matches. */
function commitsOf(game: Game, given: Options, matches: number): Commit[] {
  const random = new FastRandom('turns');
  const commits: Commit[] = [];
  for (let match = 0; match < matches; match++) {
    let from = game.setup(optionsOf(game, given), random);
    for (let made = 0; game.toAct(from) !== NO_SEAT && made < 400; made++) {
      const texts = randomTurn(game, from, random);
      const played = playTurn(game, from, texts, 1);
      if ('flaw' in played) throw new Error(played.flaw.flaw);
      commits.push({ from, state: played.state, texts });
      from = played.state;
    }
  }
  return commits;
}

describe('a commit is complete', () => {
  test('when the turn is over: a card of The King Is Dead with all its choices', () => {
    const commits = commitsOf(kingIsDead, { seats: 2 }, 3);
    expect(commits.some(({ texts }) => texts.length > 2)).toBe(true);
    for (const { from, state, texts } of commits) {
      expect(kingIsDead.turn(state)).toBe(kingIsDead.turn(from) + 1);
      for (let some = 1; some < texts.length; some++)
        expect(playTurn(kingIsDead, from, texts.slice(0, some), 7)).toEqual({
          flaw: { entry: 7, flaw: 'turn-incomplete', values: {} },
        });
    }
  });

  test('when another seat is asked in the middle of a turn: an intervention in The Foreign King', () => {
    const commits = commitsOf(foreignKing, { seats: 3 }, 3);
    const inTheMiddle = commits.filter(({ from, state }) => foreignKing.turn(from) === foreignKing.turn(state));
    expect(inTheMiddle.length).toBeGreaterThan(0);
    for (const { from, state } of inTheMiddle) expect(foreignKing.toAct(state)).not.toBe(foreignKing.toAct(from));
  });

  test('when its last choice turned up a card: a pass of the solo game', () => {
    const commits = commitsOf(kingIsDead, { solo: true }, 20);
    const inTheMiddle = commits.filter(({ from, state }) => kingIsDead.turn(from) === kingIsDead.turn(state));
    expect(inTheMiddle.length).toBeGreaterThan(0);
    for (const { from, state, texts } of inTheMiddle) {
      expect(kingIsDead.toAct(state)).toBe(kingIsDead.toAct(from));
      expect(texts).toEqual(['pass']);
    }
  });
});

test('a card that only another seat sees does not complete a commit', () => {
  const s = claim.setup({ seats: 2 }, new FastRandom('seen'));
  const choice = claim.pick(s, new FastRandom('card'));
  const step = { before: s, choice, after: after(claim, s, choice) };
  expect(completesTurn(claim, s, step)).toBe(true);
  expect(turnsUp(claim, step, claim.toAct(s))).toBe(false);
  expect(turnsUp(claim, step, 1 - claim.toAct(s))).toBe(true);
});

describe('a text is a choice', () => {
  const s = foreignKing.setup(optionsOf(foreignKing, { seats: 2 }), new FastRandom('text'));
  const text = foreignKing.notation.texts(s).find((each) => foreignKing.refusal(s, each) === undefined) ?? '';

  test('if it is legal, and written as the game writes it', () => {
    expect(readChoice(foreignKing, s, text)).toBe(foreignKing.notation.read(s, text));
  });

  test('and otherwise the refusal says why', () => {
    const barred = foreignKing.notation.texts(s).find((each) => foreignKing.refusal(s, each) !== undefined) ?? '';
    expect(readChoice(foreignKing, s, barred)).toEqual({ refusal: foreignKing.refusal(s, barred) });
  });

  test('but not in other words that the game also understands', () => {
    const loose: Game = { ...foreignKing, notation: { ...foreignKing.notation, write: () => 'otherwise' } };
    expect(readChoice(loose, s, text)).toEqual({ refusal: undefined });
  });
});
