import { claim } from '@interregnum/claim';
import { kingIsDead } from '@interregnum/king-is-dead';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealtMatch } from '../../../test/matches.ts';
import { offeredAt, tableModel, takeTurn } from '../../../test/table-model.ts';
import type { TableModel } from './table-model.ts';

const shownTo = ({ screenInput }: TableModel) => screenInput.view.viewer;

describe('people who have secrets, at one screen', () => {
  test('sit down one after another: nothing is seen in between', () => {
    const model = tableModel(dealtMatch(claim));
    expect([model.isHandedOver, shownTo(model), offeredAt(model)]).toEqual([true, 'audience', []]);
    model.takeOver();
    expect([model.isHandedOver, shownTo(model)]).toEqual([false, 0]);
    takeTurn(model);
    expect([model.isHandedOver, model.client.next, shownTo(model)]).toEqual([true, 1, 'audience']);
    expect(model.screenInput.draft).toBeUndefined();
    model.leave();
  });
});

describe('what a turn led to', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** A table where a trick of Claim has just been completed, and is shown. */
  function trickShown(): TableModel {
    const model = tableModel(dealtMatch(claim), { pace: 100 });
    for (let card = 0; card < 2; card++) {
      takeTurn(model);
      if (card === 0) model.skipPlayback();
    }
    return model;
  }

  test('is first shown to those who took it; then the screen is handed over', () => {
    const model = trickShown();
    expect([model.timeline.isPlayedBack, model.isHandedOver, shownTo(model)]).toEqual([true, false, 1]);
    expect([model.canUndo, model.canCommit, model.screenInput.draft]).toEqual([false, false, undefined]);
    vi.runAllTimers();
    expect([model.timeline.isPlayedBack, model.isHandedOver]).toEqual([false, true]);
    expect(shownTo(model)).toBe('audience');
    model.leave();
  });

  test('can be skipped by touching anything', () => {
    const model = trickShown();
    model.touch('anything');
    expect([model.timeline.isPlayedBack, model.isHandedOver]).toEqual([false, true]);
    model.leave();
  });

  test('is not shown any more to those who took over', () => {
    const model = trickShown();
    model.skipPlayback();
    model.takeOver();
    expect(shownTo(model)).toBe(model.client.viewer);
    takeTurn(model);
    expect(shownTo(model)).toBe(model.timeline.isPlayedBack ? model.client.view.deciders.at(-1) : 'audience');
    model.leave();
  });

  test('leaves nothing to be chosen while it is shown, also where nobody has secrets', () => {
    const model = tableModel(dealtMatch(kingIsDead), { pace: 100 });
    const pass = (): boolean => {
      model.choose('pass');
      model.commit();
      return model.timeline.isPlayedBack;
    };
    // What one chose was seen while it was chosen; the second pass leads to a struggle.
    expect([pass(), pass()]).toEqual([false, true]);
    expect(model.client.draft).toBeDefined();
    expect([model.screenInput.draft, model.canCommit, model.canUndo]).toEqual([undefined, false, false]);
    vi.runAllTimers();
    expect(model.screenInput.draft).toBe(model.client.draft);
    model.leave();
  });
});
