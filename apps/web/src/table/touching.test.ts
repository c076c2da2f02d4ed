import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { draftTexts, isComplete, seatToAct } from '@interregnum/table';
import { choiceWords } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { dealtTable, tableModel } from '../../test/table-model.ts';
import type { TableModel } from './model.ts';
import { touchMark } from './touching.ts';

const words = choiceWords('king-is-dead', 'en', String);
const REGIONS = 'moray strathclyde lancaster northumbria gwynedd warwick essex devon'.split(' ');
const draws = (mark: string): boolean => REGIONS.includes(mark) || mark.includes('-') || mark === 'assemble';

/** A table of two people, and the drafts that it keeps. */
function sitDown(atOnce = false, draft: readonly string[] = []): { model: TableModel; drafts: string[][] } {
  const drafts: string[][] = [];
  const keepDraft = (texts: readonly string[]) => void drafts.push([...texts]);
  return { model: tableModel(dealtTable(kingIsDead), { atOnce, draft, keepDraft }), drafts };
}

const touchAll = (model: TableModel, ...marks: string[]): void => {
  for (const mark of marks) touchMark(model, mark, { words, draws });
};

describe('touching', () => {
  test('what is open makes a choice, and the draft is kept', () => {
    const { model, drafts } = sitDown();
    touchAll(model, 'assemble');
    expect(draftTexts(model.table)).toEqual(['assemble']);
    expect(drafts).toEqual([['assemble']]);
  });

  test('what is not open is answered with its refusal, and changes nothing', () => {
    const { model } = sitDown();
    touchAll(model, 'welsh-support', 'moray');
    expect(model.answer).toMatchObject({ refused: 'moray', refusal: { clause: expect.stringMatching(/^KD-/) } });
    expect(draftTexts(model.table)).toEqual(['welsh-support']);
  });

  test('a card that was played is answered with that', () => {
    const { model } = sitDown(true);
    touchAll(model, 'welsh-support', 'lancaster', 'moray scots', 'pass', 'welsh-support');
    expect(model.answer).toMatchObject({ refused: 'welsh-support', refusal: { clause: 'KD-TURN-4' } });
  });

  test('where nobody of a region can be chosen, the answer is about the region', () => {
    const { model } = sitDown();
    touchAll(model, 'manoeuvre', 'moray scots', 'moray');
    expect(model.answer).toMatchObject({ refusal: { key: 'same-region' } });
  });

  test('what answers another question, or none at all, is answered with what is asked', () => {
    const { model } = sitDown();
    for (const mark of ['moray', 'supply', 'court']) {
      touchAll(model, mark);
      expect(model.answer).toEqual({ notNow: 'other' });
      model.refuse(undefined);
    }
  });

  test('another card takes the draft back and begins with it', () => {
    const { model } = sitDown();
    touchAll(model, 'manoeuvre', 'assemble');
    expect(draftTexts(model.table)).toEqual(['assemble']);
  });

  test('a complete turn waits: what is touched then is answered', () => {
    const { model } = sitDown();
    touchAll(model, 'pass', 'moray');
    expect(model.answer).toEqual({ notNow: 'complete' });
    expect(model.canCommit).toBe(true);
  });

  test('a region of a choice that has two parts can be taken back alone', () => {
    const { model } = sitDown();
    touchAll(model, 'manoeuvre', 'moray');
    expect(model.touched).toHaveLength(1);
    model.undo();
    expect(model.touched).toEqual([]);
    expect(draftTexts(model.table)).toEqual(['manoeuvre']);
  });
});

describe('touching pieces', () => {
  test('a piece answers what is asked of the place it stands at', () => {
    const { model } = sitDown();
    touchAll(model, 'manoeuvre', 'moray', 'moray scots');
    expect(draftTexts(model.table)).toEqual(['manoeuvre', 'moray scots']);
  });

  test('a piece that cannot be chosen is answered with the reason; where places are asked for, the place is meant', () => {
    const { model } = sitDown();
    touchAll(model, 'manoeuvre', 'moray scots', 'moray scots');
    expect(model.answer).toMatchObject({ refused: 'moray scots', refusal: { key: 'same-region' } });
    touchAll(model, 'assemble', 'essex english');
    expect(draftTexts(model.table)).toEqual(['assemble', 'essex']);
  });

  test('what must be chosen in one order can be touched in any', () => {
    const model = tableModel(dealtTable(foreignKing));
    const reading = {
      words: choiceWords('foreign-king', 'en', String),
      draws: (mark: string) => ['liege', 'namur'].includes(mark),
    };
    for (const text of ['place 3 brabant', 'money']) {
      model.choose(text);
      model.commit();
    }
    for (const text of ['move from brabant', 'send 1 to namur']) model.choose(text);
    touchMark(model, 'liege', reading);
    expect(draftTexts(model.table)).toEqual(['move from brabant', 'send 1 to liege', 'send 1 to namur']);
  });
});

describe('a table on the screen', () => {
  test('commits at once if that is set', () => {
    const { model } = sitDown(true);
    touchAll(model, 'pass');
    expect(seatToAct(model.table)).toBe(1);
    expect(draftTexts(model.table)).toEqual([]);
  });

  test('has the draft again that was kept, and can take it back', () => {
    const { model } = sitDown(false, ['assemble', 'warwick']);
    expect(draftTexts(model.table)).toEqual(['assemble', 'warwick']);
    model.startOver();
    expect(draftTexts(model.table)).toEqual([]);
    expect(isComplete(model.table)).toBe(false);
  });

  test('a kept draft that is not possible any more is left out', () => {
    const { model } = sitDown(false, ['spy']);
    expect(draftTexts(model.table)).toEqual([]);
    expect(model.answer).toBeUndefined();
  });
});
