import { FastRandom, type State } from '@interregnum/kernel';
import { completesTurn, verify } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { type Draft, shownIn, textsOf, undo, withForced, withoutChoices } from '../src/draft.ts';
import { isOver, type Match } from '../src/match.ts';
import { anyText, draftOf, findGame, MODES, mustChoose, mustTake, newMatch, textOf, withTaken } from './matches.ts';

/** The state that the draft leads to in the real world, before its last decision and after it. */
function reallyAfter({ game, state }: Match, { decisions }: Draft): { readonly before: State; readonly after: State } {
  const [before, after] = [state.slice(), state.slice()];
  for (const { choice } of decisions) {
    before.set(after);
    game.play(after, choice);
  }
  return { before, after };
}

/** Before a turn is committed, its seat is shown what it sees in the real world, but for what its last decision leads to. */
function expectForeseen(match: Match, draft: Draft): void {
  const { game, state } = match;
  const { seat, decisions, hidesLast } = draft;
  const { before, after } = reallyAfter(match, draft);
  expect(shownIn(draft)).toEqual(game.redact(hidesLast ? before : after, seat));
  if (decisions.length === 0) return;
  const { choice } = decisions[decisions.length - 1];
  expect(draft.isComplete).toBe(completesTurn(game, state, { before, choice, after }));
  const isEnd = game.outcome(after) !== undefined;
  const showsMore = game.turnsUp(game.redact(before, seat), choice, game.redact(after, seat));
  expect(hidesLast).toBe(draft.isComplete && (isEnd || showsMore));
}

describe.each(MODES)('$mode', ({ game, options, mode }) => {
  test('a whole match by drafts, with much taken back, is foreseen as far as it may be, and a record that holds', () => {
    const random = new FastRandom(mode);
    let told = newMatch({ game, given: options, name: mode });
    while (!isOver(told.match)) {
      const { match } = told;
      const start = withForced(draftOf(match));
      let draft = start;
      while (!draft.isComplete) {
        draft = mustChoose(draft, anyText(draft, random));
        expectForeseen(match, draft);
        if (random.below(4) === 0) draft = undo(draft);
      }
      if (random.below(3) === 0) expect(withoutChoices(draft)).toEqual(start);
      else told = withTaken(told, mustTake(match, textsOf(draft)));
    }
    const found = verify(textOf(told), { findGame });
    if (!('replayed' in found) || found.format !== 2) throw new Error(JSON.stringify(found));
    expect(found.replayed.progress.state).toEqual(told.match.state);
  });
});
