import { claim } from '@interregnum/claim';
import { HIDDEN } from '@interregnum/kernel';
import { offersIn, viewAt } from '@interregnum/match';
import { statesOf } from '@interregnum/record';
import { actingIn, newsLog, seenNow } from '@interregnum/screen';
import { describe, expect, test } from 'vitest';
import { ANA, dealtMatch, playedOn } from '../../../test/matches.ts';
import { tableModel, takeTurn } from '../../../test/table-model.ts';
import { Timeline } from './timeline.ts';

/** A match between Ana and a bot, played to its end. */
const ended = playedOn(dealtMatch(claim, [ANA, { name: 'Ben', kind: 'page' }]), Number.POSITIVE_INFINITY);
const states = statesOf(ended.match.progress);

test('a match that is over is seen at its end, with all that was hidden', () => {
  const model = tableModel(ended);
  expect([model.timeline.looksBack, model.timeline.isAtEnd]).toEqual([true, true]);
  expect(seenNow(model.screenInput)).toEqual(states.at(-1));
  expect(viewAt(model.view, model.timeline.shown)).toBe(model.view);
});

test('a moment that is looked back at is what the viewer saw then, and no more', () => {
  const model = tableModel(ended);
  model.timeline.goTo(3);
  const { shown } = model.timeline;
  const written = claim.position.write(seenNow(model.screenInput));
  expect(shown).toBeLessThan(states.length - 1);
  expect(written).toBe(claim.position.write(claim.redact(states[shown], 0)));
  expect(JSON.parse(written).hands[1]).toContain(HIDDEN);
  expect(actingIn(model.screenInput)).toBe(claim.toAct(states[shown]));
  expect(model.stateAt(shown)).toEqual(states[shown]);
});

test('the match of that moment has not gone on, and its news end there', () => {
  const model = tableModel(ended);
  model.timeline.goTo(4);
  const { shown } = model.timeline;
  const { deciders, states: seen, choices } = viewAt(model.view, shown);
  expect([deciders.length, choices.length, seen.length - 1]).toEqual([shown, shown, shown]);
  const own = deciders.lastIndexOf(0);
  expect(newsLog(model.screenInput)).toHaveLength(shown - own);
});

test('an explanation goes away when another moment is shown', () => {
  const model = tableModel(ended);
  model.explain({ notNow: 'over' });
  model.timeline.goTo(3);
  expect(model.explanation).toBeUndefined();
});

describe('a match that goes on', () => {
  const going = () => tableModel(playedOn(dealtMatch(claim), 6));

  test('is followed until one looks back', () => {
    expect(going().timeline.looksBack).toBe(false);
  });

  test('is seen as it was, and waits', () => {
    const model = going();
    model.takeOver();
    const { draft } = model.screenInput;
    const [first] = draft === undefined ? [] : offersIn(draft);
    model.choose(first);
    model.lookBackTo(3);
    expect(model.timeline.shown).toBe(3);
    expect(claim.position.write(seenNow(model.screenInput))).toBe(claim.position.write(model.view.states[3]));
    expect([model.canUndo, model.canCommit, model.screenInput.draft]).toEqual([false, false, undefined]);
    model.touch(first);
    expect(model.explanation).toEqual({ notNow: 'past' });
    model.follow();
    expect(model.timeline.looksBack).toBe(false);
    expect(model.screenInput.draft?.chosenAt).toHaveLength(1);
    model.leave();
  });

  test('is looked back at while more is decided, from the same moment', () => {
    const timeline = new Timeline(4, { pace: () => 0, sentences: () => 1, beats: () => 0 }, () => {});
    timeline.lookBack();
    timeline.goToDecision(2);
    timeline.playBackTo(6, false);
    expect([timeline.shown, timeline.last, timeline.isAtEnd]).toEqual([2, 6, false]);
  });
});

test('a match that ends on the screen can be looked back at from then on', () => {
  const model = tableModel(playedOn(dealtMatch(claim), 51));
  takeTurn(model);
  expect([model.timeline.looksBack, model.timeline.isAtEnd]).toEqual([true, true]);
  model.leave();
});

test('what the end of a trick led from can still be seen, also where nothing is played back', () => {
  const model = tableModel(dealtMatch(claim));
  takeTurn(model);
  expect(model.screenInput.moment.previous).toBeUndefined();
  takeTurn(model);
  const { view, moment } = model.screenInput;
  expect(moment.previous).toBe(1);
  expect(view.states[1]).toEqual(claim.redact(view.states[1], view.viewer === 'all' ? 'audience' : view.viewer));
  model.leave();
});
