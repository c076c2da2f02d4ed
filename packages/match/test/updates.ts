import { FastRandom } from '@interregnum/kernel';
import { type LaterEntry, turnsIn } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import {
  type Appended,
  enterAll,
  isOver,
  type Match,
  type MatchView,
  stopping,
  type Update,
  updatesFor,
  type Viewer,
  viewAfter,
  viewFor,
} from '../src/index.ts';
import { MODES, mustTake, newMatch, randomTurn, type Setting, viewersOf } from './matches.ts';

const NAMES = ['Ana', 'Ben', 'Cléo', 'Дан'];

/** The view with everything that its viewer is sent, as it comes over a wire. */
function updatedByJson(view: MatchView, updates: readonly Update[]): MatchView {
  let next = view;
  for (const update of JSON.parse(JSON.stringify(updates)) as Update[]) {
    const known = viewAfter(next, update);
    if (known === undefined) throw new Error(`does not fit: ${update.type}`);
    next = known;
  }
  return next;
}

/** Whatever may happen to a match next; mostly a turn. */
function anyEntries(match: Match, random: FastRandom): Appended {
  const { kinds, played, start } = match.progress;
  const some: LaterEntry[] = [];
  const seat = random.below(kinds.length);
  if (random.below(20) === 0 && played.turns > 0) {
    const turns = turnsIn(played);
    some.push({ type: 'back', to: random.below(3) === 0 ? 0 : turns[Math.max(0, turns.length - 3)].entry });
    if (some[0].type === 'back' && some[0].to === turns[turns.length - 1].entry) some.pop();
  } else if (random.below(20) === 0 && match.game.ownKind(start.options, seat) === undefined)
    some.push({ type: 'seat', seat, kind: kinds[seat] === 'human' ? 'page' : 'human' });
  else if (random.below(150) === 0) some.push(...stopping(match));
  return some.length > 0 ? enterAll(match, some) : mustTake(match, randomTurn(match, random));
}

/** Plays a match in which anything may happen, and lets every viewer follow it by what it is sent. */
function followMatch(setting: Setting, seed: string): void {
  const random = new FastRandom(seed);
  let { match } = newMatch(setting);
  const views = new Map<Viewer, MatchView>();
  for (const viewer of viewersOf(match)) views.set(viewer, viewFor(match, viewer, NAMES));
  for (let entries = 0; !isOver(match) && entries < 400; entries++) {
    const next = anyEntries(match, random);
    for (const [viewer, view] of views)
      views.set(viewer, updatedByJson(view, updatesFor(match, next.match, next.entries, viewer)));
    match = next.match;
    if (random.below(16) === 0 || isOver(match))
      for (const [viewer, view] of views) expectSame(view, viewFor(match, viewer, NAMES));
  }
}

/** Every viewer of so many matches of each mode follows them; of the modes, one in `share` is played. */
export function everyViewerFollows(share: number, matches: number): void {
  describe.each(MODES.toReversed().filter((_, nth) => nth % share === 0))('$mode', ({ game, options, mode }) => {
    test('what every viewer is sent makes the view that it may have, whatever happens', () => {
      for (let nth = 0; nth < matches; nth++)
        followMatch({ game, given: options, name: `${mode} ${nth}` }, `${mode} ${nth}`);
    });
  });
}

/** Two views are the same in every part. */
export function expectSame(view: MatchView, other: MatchView): void {
  const { states, game, ...rest } = view;
  const { states: otherStates, game: otherGame, ...otherRest } = other;
  expect(rest).toEqual(otherRest);
  expect(game).toBe(otherGame);
  expect(states.length).toBe(otherStates.length);
  for (const [at, state] of states.entries())
    if (state.some((word, cell) => word !== otherStates[at][cell])) expect([at, state]).toEqual([at, otherStates[at]]);
}
