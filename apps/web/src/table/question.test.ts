import { kingIsDead } from '@interregnum/king-is-dead';
import { choiceWords, speaker, tableText } from '@interregnum/texts';
import { webText } from '@interregnum/texts/lazy';
import { beforeEach, describe, expect, test } from 'vitest';
import { ANA, dealtTable, tableModel } from '../../test/table-model.ts';
import type { TableModel } from './model.ts';
import { aboutWhat, madeSoFar, newsNow, questionOf } from './question.ts';
import { offeredAt } from './standing.ts';
import type { Shown } from './use-table.ts';

const PLAYERS = [ANA, { name: 'Saxons', kind: 'saxons' }];
const nameOf = (side: number): string => PLAYERS[side].name;
const soloModel = (): TableModel =>
  tableModel(dealtTable(kingIsDead, PLAYERS, { solo: true }), { view: { asks: () => undefined } });

const shownAt = (model: TableModel): Shown =>
  ({
    model,
    scene: { nameOf, text: webText('en'), viewer: 0, language: 'en' },
    words: speaker('king-is-dead', 'en', nameOf),
    choices: choiceWords('king-is-dead', 'en', nameOf),
    open: [],
  }) as unknown as Shown;

const question = (model: TableModel): string => questionOf(shownAt(model), tableText('en'));

describe('alone against the Saxons', () => {
  let model: TableModel;
  beforeEach(() => {
    model = soloModel();
  });

  const pass = (): void => {
    model.choose('pass');
    model.commit();
    model.skipPlayback();
  };

  /** Passes until the Saxons turn up a card that leaves a choice, or that leaves none. */
  const passUntil = (leavesChoice: boolean): void => {
    for (pass(); (model.asked !== undefined) !== leavesChoice; pass()) {
      while (model.asked !== undefined) model.choose(offeredAt(model)[0]);
      model.commit();
      model.skipPlayback();
    }
  };

  test('a turn of one’s own tells when they will act', () => {
    expect(question(model)).toBe('Play a card or pass.');
    expect(aboutWhat(shownAt(model))).toContain('Only when you pass do the Saxons turn up a card');
    model.choose('assemble');
    expect(aboutWhat(shownAt(model))).toBe(shownAt(model).choices.about('assemble'));
  });

  test('a choice for them tells which card they turned up, and why it is asked', () => {
    passUntil(true);
    expect(question(model)).toMatch(/^Saxons: Choose/);
    expect(aboutWhat(shownAt(model))).toMatch(/^Ana passes\. The Saxons reveal .+\. Where several ways serve/);
    while (model.asked !== undefined) model.choose(offeredAt(model)[0]);
    expect(question(model)).toBe('Saxons: the turn is complete. Commit it, or take it back.');
    expect(madeSoFar(shownAt(model))).not.toBe('');
  });

  test('before anything is chosen the news are at hand', () => {
    passUntil(true);
    expect(newsNow(shownAt(model))).toContain('The Saxons reveal');
    model.choose(offeredAt(model)[0]);
    expect(newsNow(shownAt(model))).toBe('');
  });

  test('what they do without a choice is told once', () => {
    passUntil(false);
    expect(question(model)).toMatch(/^Saxons: there is only one way\. .+\.$/);
    expect(madeSoFar(shownAt(model))).toBe('');
    expect(aboutWhat(shownAt(model))).toMatch(/The Saxons reveal/);
  });
});
