import { kingIsDead } from '@interregnum/king-is-dead';
import { hexOf, sha256 } from '@interregnum/record';
import { BotHost, HUMAN, SAXONS, Session } from '@interregnum/sitting';
import { openTable } from '@interregnum/table';
import { choiceWords, speaker, tableText } from '@interregnum/texts';
import { webText } from '@interregnum/texts/lazy';
import { beforeEach, describe, expect, test } from 'vitest';
import type { GameView } from '../games/view.ts';
import { TableModel } from './model.ts';
import { aboutWhat, madeSoFar, questionOf } from './question.ts';
import { offeredAt } from './standing.ts';
import type { Shown } from './use-table.ts';

const hex = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));
const NAMES = ['Ana', 'Saxons'];
const nameOf = (side: number): string => NAMES[side];

/** A solo table, kept in memory. */
function soloModel(): TableModel {
  const read = kingIsDead.options({ solo: true });
  if ('refusal' in read) throw new Error(read.refusal.key);
  const players = NAMES.map((name, seat) => ({ name, kind: seat === 0 ? HUMAN : SAXONS }));
  const [seed, salts, time] = [hex('seed'), NAMES.map(hex), '2026-01-01T00:00:00.000Z'];
  const table = openTable({ game: kingIsDead, options: read.options, players, seed, salts, time });
  return new TableModel({
    gameId: 'king-is-dead',
    id: 'test',
    session: new Session(table, { append: () => {}, keepDraft: () => {} }, () => time, 'test'),
    view: { asks: () => undefined } as unknown as GameView,
    draft: [],
    host: new BotHost(() => {
      throw new Error('no bots here');
    }),
    manner: { pace: () => 0, atOnce: () => false },
  });
}

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

  test('what they do without a choice is told once', () => {
    passUntil(false);
    expect(question(model)).toMatch(/^Saxons: there is only one way\. .+\.$/);
    expect(madeSoFar(shownAt(model))).toBe('');
    expect(aboutWhat(shownAt(model))).toMatch(/The Saxons reveal/);
  });
});
