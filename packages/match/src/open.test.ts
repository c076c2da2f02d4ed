import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { linesText } from '@interregnum/record';
import { recordText as recordText1 } from '@interregnum/record/format-1';
import { describe, expect, test } from 'vitest';
import { playMatch } from '../../record/test/format-1/matches.ts';
import { after, findGame, newMatch, optionsOf, TIME, textOf } from '../test/matches.ts';
import { newDraft, redraft, textsOf } from './draft.ts';
import { isOver, seatToAct, timedLines } from './match.ts';
import { type OpenedMatch, openMatch } from './open.ts';
import { startText } from './start.ts';
import { takeTurn } from './take-turn.ts';

type Secret = Parameters<typeof openMatch>[2];

function mustOpen(text: string, secret?: Secret): OpenedMatch {
  const opened = openMatch(text, findGame, secret);
  if ('flaw' in opened) throw new Error(JSON.stringify(opened.flaw));
  return opened;
}

/** The lines before one of them, of which only the beginning was written. */
const cutOff = (lines: readonly string[], kept: number): string =>
  `${linesText(lines.slice(0, kept))}${lines[kept].slice(0, 20)}`;

describe('a record', () => {
  const told = after(newMatch({ game: claim }), 9);
  const { secret } = told.match;

  test('is opened from whole lines only', () => {
    expect(mustOpen(textOf(told), secret).match).toEqual(told.match);
    const cut = mustOpen(cutOff(told.lines, told.lines.length - 1), secret);
    expect(cut.match.progress.played.turns).toBe(8);
    expect(cut.text).toBe(linesText(told.lines.slice(0, -1)));
  });

  test('is opened by its secret only', () => {
    expect(openMatch(textOf(told), findGame)).toHaveProperty('flaw.flaw', 'commitment');
    expect(openMatch(textOf(told), findGame, { seed: '0'.repeat(64) })).toHaveProperty('flaw.flaw', 'commitment');
    expect(openMatch('nonsense\n', findGame, secret)).toHaveProperty('flaw.flaw', 'form');
    expect(openMatch(textOf(told).replace('"seat":0', '"seat":1'), findGame, secret)).toHaveProperty(
      'flaw.flaw',
      'hash',
    );
  });

  test('that hides nothing takes no secret, and ends without one', () => {
    const options = optionsOf(foreignKing, {});
    const position = foreignKing.setup(options, new FastRandom('open'));
    const laidOut = newMatch({ game: foreignKing, position });
    const { match } = mustOpen(textOf(laidOut), { seed: '0'.repeat(64), position: {} });
    expect(match.secret).toBeUndefined();
    expect(after({ match, lines: [] }, 500).match).toEqual(after(laidOut, 500).match);
  });

  test('knows its players and entries, and all that stands beside it', () => {
    const { match, lines } = newMatch({ game: claim, kinds: ['human', 'squire'] });
    const opened = mustOpen(startText(lines, ['Ana', 'Squire'], TIME), match.secret);
    expect(opened.players).toEqual([
      { name: 'Ana', kind: 'human' },
      { name: 'Squire', kind: 'squire' },
    ]);
    expect(opened.beside).toHaveLength(3);
    expect(opened.entries.map(({ type }) => type)).toEqual(['start']);
    expect(opened.draft).toEqual([]);
  });

  test('knows every turn again that was taken, and takes the next one', () => {
    const { match } = mustOpen(textOf(told), secret);
    const [line, before] = [told.lines[4], told.lines[3]].map((each) => JSON.parse(each));
    expect(takeTurn(match, line.seat, before.hash, line.texts)).toEqual({ done: true });
    expect(takeTurn(match, line.seat, before.hash, ['G1', 'G1'])).toEqual({ stale: true });
    expect(after({ match, lines: [] }, 1).match).toEqual(after(told, 1).match);
  });
});

describe('a match whose end was cut off', () => {
  const told = after(newMatch({ game: claim }), 99);

  test('ends again, and what is kept is the same', () => {
    expect(isOver(told.match)).toBe(true);
    for (let kept = told.lines.length - 2; kept < told.lines.length; kept++) {
      const again = mustOpen(cutOff(told.lines, kept), told.match.secret);
      expect(again.text).toBe(textOf(told));
      expect(again.match).toEqual({ ...told.match, taken: again.match.taken });
      expect(again.entries.map(({ type }) => type).slice(-2)).toEqual(['end', 'reveal']);
    }
  });

  test('ends at the last time that is told beside it', () => {
    const { match, lines } = newMatch({ game: claim });
    const start = startText(lines, ['Ana', 'Ben'], TIME);
    const turns = told.lines.slice(1, -2);
    const text = `${start}${linesText(turns)}`;
    const again = mustOpen(text, match.secret);
    expect(again.text).toBe(
      text + linesText(timedLines({ match: told.match, entries: [], lines: told.lines.slice(-2) }, TIME)),
    );
  });

  test('is opened without its secret where it was revealed', () => {
    expect(mustOpen(textOf(told)).match.secret).toEqual(told.match.secret);
    expect(openMatch(linesText(told.lines.slice(0, -1)), findGame)).toHaveProperty('flaw');
  });
});

describe.each([
  { game: claim, given: {} },
  { game: foreignKing, given: { seats: 3 } },
  { game: kingIsDead, given: { advanced: true } },
  { game: kingIsDead, given: { solo: true } },
])('a match of $game.meta.id in format 1', ({ game, given }) => {
  const options = optionsOf(game, given);

  test('goes on in format 2, and what was begun of a turn can be drafted', () => {
    const drafts = [0, 1, 2, 5, 13, 24].map((most) => {
      const { record, seed } = playMatch(game, options, 'open', most);
      const { match, text, draft } = mustOpen(recordText1(record), { seed });
      expect(mustOpen(text, { seed }).match).toEqual(match);
      const seat = seatToAct(match);
      expect(textsOf(redraft(newDraft(game, game.redact(match.state, seat)), draft)).slice(0, draft.length)).toEqual(
        draft,
      );
      expect(after({ match, lines: [] }, 2).match.progress.played.turns).toBe(match.progress.played.turns + 2);
      return draft;
    });
    expect(drafts.some((draft) => draft.length > 0)).toBe(game !== claim);
  });

  test('is shown as it is once it is over, and its text stays', () => {
    const { record } = playMatch(game, options, 'open');
    const { match, text, draft } = mustOpen(recordText1(record));
    expect([text, draft, isOver(match), match.progress.isRevealed]).toEqual([recordText1(record), [], true, true]);
    expect(match.progress.played.decisions).toBe(record.decisions.length);
  });

  test('needs its secret as long as it goes on', () => {
    const { record } = playMatch(game, options, 'open', 5);
    expect(openMatch(recordText1(record), findGame)).toHaveProperty('flaw');
    expect(openMatch(`${recordText1(record)}nonsense\n`, findGame)).toHaveProperty('flaw');
  });
});
