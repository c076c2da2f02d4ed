import { kingIsDead } from '@interregnum/king-is-dead';
import { actingSeat, textsOf } from '@interregnum/match';
import { askedDraft } from '@interregnum/screen';
import { describe, expect, test } from 'vitest';
import { dealtMatch } from '../../../test/matches.ts';
import { tableModel } from '../../../test/table-model.ts';
import type { TableModel } from './table-model.ts';

const touchAll = (model: TableModel, ...marks: string[]): void => {
  for (const mark of marks) model.touch(mark);
};

const drafted = ({ client }: TableModel): string[] => (client.draft === undefined ? [] : textsOf(client.draft));

/** A table of two people, and the drafts that it keeps. */
function sitDown(atOnce = false, draft: readonly string[] = []): { model: TableModel; drafts: string[][] } {
  const drafts: string[][] = [];
  const keepDraft = (texts: readonly string[]) => void drafts.push([...texts]);
  return { model: tableModel(dealtMatch(kingIsDead), { atOnce, draft, keepDraft }), drafts };
}

describe('what is touched', () => {
  test('is drafted, and the draft is kept', () => {
    const { model, drafts } = sitDown();
    touchAll(model, 'assemble');
    expect(drafted(model)).toEqual(['assemble']);
    expect(drafts).toEqual([['assemble']]);
  });

  test('and is not open is answered, until something else is done', () => {
    const { model } = sitDown();
    touchAll(model, 'welsh-support', 'moray');
    expect(model.explanation).toMatchObject({ refused: 'moray', refusal: { clause: expect.stringMatching(/^KD-/) } });
    expect(drafted(model)).toEqual(['welsh-support']);
    touchAll(model, 'assemble');
    expect([model.explanation, drafted(model)]).toEqual([undefined, ['assemble']]);
  });

  test('is a part that can be taken back alone', () => {
    const { model } = sitDown();
    touchAll(model, 'manoeuvre', 'moray');
    expect(model.screenInput.touched).toHaveLength(1);
    model.undo();
    expect(model.screenInput.touched).toEqual([]);
    expect(drafted(model)).toEqual(['manoeuvre']);
  });

  test('in another order than choices are made in is drafted as a turn of its own', () => {
    const { model, drafts } = sitDown();
    touchAll(model, 'manoeuvre', 'assemble');
    expect([drafted(model), drafts.at(-1)]).toEqual([['assemble'], ['assemble']]);
  });

  test('is told to listeners, and the screen input is another only if something in it has changed', () => {
    const { model } = sitDown();
    let changes = 0;
    model.subscribe(() => changes++);
    const before = model.screenInput;
    expect(model.screenInput).toBe(before);
    model.explain({ notNow: 'other' });
    expect([changes, model.screenInput === before]).toEqual([1, true]);
    touchAll(model, 'assemble');
    expect(changes).toBeGreaterThan(1);
    expect(model.screenInput).not.toBe(before);
    expect(model.screenInput.moment).toBe(before.moment);
  });
});

describe('a turn', () => {
  test('that is typed and refused is answered, and drafts nothing', () => {
    const { model } = sitDown();
    model.choose('moray');
    expect(model.explanation).toMatchObject({ refused: 'moray', refusal: { clause: expect.stringMatching(/^KD-/) } });
    expect(drafted(model)).toEqual([]);
  });

  test('is committed at once if that is set', () => {
    const { model } = sitDown(true);
    touchAll(model, 'pass');
    expect(actingSeat(model.client.view)).toBe(1);
    expect(drafted(model)).toEqual([]);
  });

  test('waits if it is not, and can be taken back', () => {
    const { model } = sitDown();
    touchAll(model, 'pass');
    expect([actingSeat(model.client.view), model.canCommit, model.canUndo]).toEqual([0, true, true]);
    model.undo();
    expect([drafted(model), model.canCommit]).toEqual([[], false]);
  });

  test('that was changed into a complete one is committed at once too', () => {
    const { model } = sitDown(true);
    touchAll(model, 'manoeuvre', 'pass');
    expect(actingSeat(model.client.view)).toBe(1);
  });

  test('that was drafted and kept is there again, and can be taken back', () => {
    const { model } = sitDown(false, ['assemble', 'warwick']);
    expect(drafted(model)).toEqual(['assemble', 'warwick']);
    while (model.canUndo) model.undo();
    expect(drafted(model)).toEqual([]);
    expect(askedDraft(model.screenInput)?.seat).toBe(0);
  });

  test('that was kept complete is not committed unasked', () => {
    const { model } = sitDown(true, ['pass']);
    expect([drafted(model), model.canCommit]).toEqual([['pass'], true]);
    expect(model.client.view.choices).toEqual([]);
  });

  test('that was kept and is not possible any more is left out', () => {
    const { model } = sitDown(false, ['spy']);
    expect(drafted(model)).toEqual([]);
    expect(model.explanation).toBeUndefined();
  });
});

test('what was touched and answered is gone once something has happened to the match', () => {
  const { model } = sitDown(true);
  touchAll(model, 'pass', 'manoeuvre', 'moray');
  model.explain({ notNow: 'other' });
  expect(model.screenInput.touched).toHaveLength(1);
  model.act({ takeBack: true });
  expect([model.screenInput.touched, model.explanation, askedDraft(model.screenInput)?.seat]).toEqual([
    [],
    undefined,
    0,
  ]);
});

test('a browser that could not keep the table says so, until it can', () => {
  const { model } = sitDown();
  model.setSaved(false);
  expect(model.isUnsaved).toBe(true);
  model.setSaved(true);
  expect(model.isUnsaved).toBe(false);
});
