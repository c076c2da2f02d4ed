import { kingIsDead } from '@interregnum/king-is-dead';
import { hexOf, sha256 } from '@interregnum/record';
import { BotHost, Session } from '@interregnum/sitting';
import { draftTexts, isComplete, openTable, seatToAct } from '@interregnum/table';
import { choiceWords } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import type { GameView } from '../games/view.ts';
import type { Laid } from './laid.ts';
import { TableModel } from './model.ts';
import { touchMark } from './touching.ts';

const hex = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));
const words = choiceWords('king-is-dead', 'en', String);
const REGIONS = 'moray strathclyde lancaster northumbria gwynedd warwick essex devon'.split(' ');
const draws = (mark: string): boolean => REGIONS.includes(mark) || mark.includes('-') || mark === 'assemble';

/** A table of two people, kept in memory. */
function tableModel(atOnce = false, draft: readonly string[] = []): { model: TableModel; drafts: string[][] } {
  const read = kingIsDead.options({});
  if ('refusal' in read) throw new Error(read.refusal.key);
  const players = ['Ana', 'Ben'].map((name) => ({ name, kind: 'human' }));
  const [seed, salts, time] = [hex('seed'), ['a', 'b'].map(hex), '2026-01-01T00:00:00.000Z'];
  const table = openTable({ game: kingIsDead, options: read.options, players, seed, salts, time });
  const drafts: string[][] = [];
  const book = { append: () => {}, keepDraft: (texts: readonly string[]) => void drafts.push([...texts]) };
  const laid: Laid = {
    gameId: 'king-is-dead',
    id: 'test',
    session: new Session(table, book, () => time, 'test'),
    view: {} as GameView,
    draft,
    host: new BotHost(() => {
      throw new Error('no bots here');
    }),
    manner: { pace: () => 0, atOnce: () => atOnce },
  };
  return { model: new TableModel(laid), drafts };
}

const touchAll = (model: TableModel, ...marks: string[]): void => {
  for (const mark of marks) touchMark(model, mark, { words, draws });
};

describe('touching', () => {
  test('what is open makes a choice, and the draft is kept', () => {
    const { model, drafts } = tableModel();
    touchAll(model, 'assemble');
    expect(draftTexts(model.table)).toEqual(['assemble']);
    expect(drafts).toEqual([['assemble']]);
  });

  test('what is not open is answered with its refusal, and changes nothing', () => {
    const { model } = tableModel();
    touchAll(model, 'welsh-support', 'moray');
    expect(model.answer).toMatchObject({ refused: 'moray', refusal: { clause: expect.stringMatching(/^KD-/) } });
    expect(draftTexts(model.table)).toEqual(['welsh-support']);
  });

  test('a card that was played is answered with that', () => {
    const { model } = tableModel(true);
    touchAll(model, 'welsh-support', 'lancaster', 'moray scots', 'pass', 'welsh-support');
    expect(model.answer).toMatchObject({ refused: 'welsh-support', refusal: { clause: 'KD-TURN-4' } });
  });

  test('where nobody of a region can be chosen, the answer is about the region', () => {
    const { model } = tableModel();
    touchAll(model, 'manoeuvre', 'moray scots', 'moray');
    expect(model.answer).toMatchObject({ refusal: { key: 'same-region' } });
  });

  test('what answers another question, or none at all, is answered with what is asked', () => {
    const { model } = tableModel();
    for (const mark of ['moray', 'supply', 'court']) {
      touchAll(model, mark);
      expect(model.answer).toEqual({ notNow: 'other' });
      model.refuse(undefined);
    }
  });

  test('another card takes the draft back and begins with it', () => {
    const { model } = tableModel();
    touchAll(model, 'manoeuvre', 'assemble');
    expect(draftTexts(model.table)).toEqual(['assemble']);
  });

  test('a complete turn waits: what is touched then is answered', () => {
    const { model } = tableModel();
    touchAll(model, 'pass', 'moray');
    expect(model.answer).toEqual({ notNow: 'complete' });
    expect(model.canCommit).toBe(true);
  });

  test('a region of a choice that has two parts can be taken back alone', () => {
    const { model } = tableModel();
    touchAll(model, 'manoeuvre', 'moray');
    expect(model.touched).toHaveLength(1);
    model.undo();
    expect(model.touched).toEqual([]);
    expect(draftTexts(model.table)).toEqual(['manoeuvre']);
  });
});

describe('a table on the screen', () => {
  test('commits at once if that is set', () => {
    const { model } = tableModel(true);
    touchAll(model, 'pass');
    expect(seatToAct(model.table)).toBe(1);
    expect(draftTexts(model.table)).toEqual([]);
  });

  test('has the draft again that was kept, and can take it back', () => {
    const { model } = tableModel(false, ['assemble', 'warwick']);
    expect(draftTexts(model.table)).toEqual(['assemble', 'warwick']);
    model.startOver();
    expect(draftTexts(model.table)).toEqual([]);
    expect(isComplete(model.table)).toBe(false);
  });

  test('a kept draft that is not possible any more is left out', () => {
    const { model } = tableModel(false, ['spy']);
    expect(draftTexts(model.table)).toEqual([]);
    expect(model.answer).toBeUndefined();
  });
});
