import { kingIsDead } from '@interregnum/king-is-dead';
import { turnsIn } from '@interregnum/record';
import { expect, test } from 'vitest';
import { enterAll, historyFor, type MatchView, viewAfter, viewAt, viewFor } from '../src/index.ts';
import { after, newMatch, viewersOf, withEntries } from './matches.ts';
import { expectSame } from './updates.ts';

const played = after(newMatch({ game: kingIsDead, given: { advanced: true } }), 9);

test('a history leads from any turn to what its viewer sees now, takebacks left out', () => {
  const { entry } = turnsIn(played.match.progress.played)[5];
  for (const { match } of [played, withEntries(played, [{ type: 'back', to: entry }])])
    for (const viewer of viewersOf(match)) {
      const view = viewFor(match, viewer, ['Ana', 'Ben']);
      for (let from = 0; from <= match.progress.played.turns; from++) {
        const { first, updates } = historyFor(match, viewer, from);
        const known = viewAt(view, from === 0 ? 0 : view.turnEnds[from - 1]);
        expect(first).toEqual(known.states.at(-1));
        const now = updates.reduce((each: MatchView | undefined, update) => each && viewAfter(each, update), known);
        expectSame(now ?? known, view);
      }
    }
});

test('a history changes no match', () => {
  const { first, state } = played.match;
  const before = [first.join(), state.join()];
  historyFor(played.match, 0, 3);
  expect([first.join(), state.join()]).toEqual(before);
  expect(enterAll(played.match, []).match.state).toBe(state);
});
