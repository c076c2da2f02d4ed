import { kingIsDead } from '@interregnum/king-is-dead';
import { type Draft, offersIn } from '@interregnum/match';
import { describe, expect, test } from 'vitest';
import { dealtMatch } from '../test/matches.ts';
import { type BareTable, tableOf } from '../test/screens.ts';

/** What of some marks is chosen after each choice of a turn. */
function chosenAfter(marks: readonly string[], ...texts: string[]): string[][] {
  const table = tableOf(dealtMatch(kingIsDead));
  return texts.map((text) => {
    table.choose(text);
    const { isChosen } = table.screen;
    return marks.filter(isChosen);
  });
}

describe('marked as chosen', () => {
  test('is a choice that waits until the next one decides what comes of it', () => {
    expect(chosenAfter(['moray', 'devon'], 'negotiate', 'moray', 'devon', 'devon')).toEqual([[], ['moray'], [], []]);
    expect(chosenAfter(['moray scots', 'moray'], 'manoeuvre', 'moray scots')).toEqual([[], ['moray scots']]);
  });

  test('is no more what can be seen on the board', () => {
    expect(chosenAfter(['moray', 'devon'], 'assemble', 'moray', 'devon')).toEqual([[], [], []]);
  });

  test('is what the turn began with, and what was touched', () => {
    const table = tableOf(dealtMatch(kingIsDead));
    table.touch('manoeuvre', 'moray');
    const { isChosen } = table.screen;
    expect(['manoeuvre', 'moray', 'assemble', 'devon'].filter(isChosen)).toEqual(['manoeuvre', 'moray']);
  });

  test('is what stays of a choice that names two things, also later in the turn', () => {
    const table = tableOf(dealtMatch(kingIsDead));
    table.choose('manoeuvre', 'moray scots');
    table.choose(offersIn(table.client.draft as Draft)[0]);
    expect(table.screen.isChosen('moray scots')).toBe(true);
  });
});

describe('the seats', () => {
  const shown = ({ screen }: BareTable) =>
    screen.seats.map(({ name, level, acts, isViewer }) => ({ name, level, acts, isViewer }));

  test('tell who plays, who is to act, and who looks', () => {
    const table = tableOf(dealtMatch(kingIsDead, { kinds: ['human', 'page'] }));
    expect(shown(table)).toEqual([
      { name: 'Ana', level: undefined, acts: true, isViewer: true },
      { name: 'Ben', level: 'Page', acts: false, isViewer: false },
    ]);
  });

  test('are as many as there are sides', () => {
    const solo = tableOf(dealtMatch(kingIsDead, { options: { solo: true } }));
    expect(solo.screen.seats).toHaveLength(2);
    const four = tableOf(dealtMatch(kingIsDead, { options: { seats: 4 } }));
    expect(four.screen.seats).toHaveLength(4);
  });
});

test('what is drafted is on the board, and before it lies what is not', () => {
  const table = tableOf(dealtMatch(kingIsDead));
  const { board, committed, previous } = table.screen;
  expect(board).toBe(committed);
  expect(previous).toBeUndefined();
  table.choose('assemble', 'moray');
  expect(table.screen.committed).toBe(committed);
  expect(table.screen.board).not.toEqual(committed);
});

test('who is asked, and the key of the question, are told as long as somebody is asked here', () => {
  const table = tableOf(dealtMatch(kingIsDead));
  expect(table.screen.asked).toEqual({ seat: 0, key: 'turn' });
  table.choose('pass');
  expect(table.screen.asked).toBeUndefined();
});
