import { FastRandom, type Seat } from '@interregnum/kernel';
import { enterAll, humanSeats, type OpenedMatch, resigning, stopping, takebackFor } from '@interregnum/match';
import { besideLine, linesText } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { endWords } from '../src/terminal/end-lines.ts';
import { advancedTo, decisionsIn, gameOf, matchAfter, turnLater } from './matches.ts';
import { fileWith, jsonLines, output } from './program.ts';
import { tableFor } from './tables.ts';

const random = new FastRandom('told');
const resign = (opened: OpenedMatch, seat: Seat): OpenedMatch =>
  advancedTo(opened, enterAll(opened.match, resigning(opened.match, seat)));
const stop = (opened: OpenedMatch): OpenedMatch => advancedTo(opened, enterAll(opened.match, stopping(opened.match)));

function takeBack(opened: OpenedMatch): OpenedMatch {
  const takeback = takebackFor(opened.match, humanSeats(opened.match));
  if (!('to' in takeback)) throw new Error(takeback.refused);
  return advancedTo(opened, enterAll(opened.match, [{ type: 'back', to: takeback.to }]));
}

const three = matchAfter('foreign-king', 4, { seats: 3 });
/** Two turns taken back, one after the other, a seat that goes, and the end. */
const told = stop(turnLater(resign(takeBack(takeBack(turnLater(three, random))), 1), random));
const TOLD = fileWith('told.record', told.text);
const resigned = resign(matchAfter('claim', 6), 1);
const chat = { type: 'other', beside: 0, json: { beside: 0, type: 'chat', line: 'hello' } } as const;
const RESIGNED = fileWith('resigned.record', resigned.text + linesText([besideLine(chat)]));

describe('what is told of a match', () => {
  test('has what was taken back, who has gone, and how it ended', async () => {
    const text = await output(['export', TOLD]);
    expect(text.match(/\(1 turn was taken back\.\)/g)).toHaveLength(2);
    expect(text).toContain('(From now on, in the seat of Ben: Squire.)');
    expect(text.trimEnd().split('\n').at(-1)).toBe('The match was stopped. Nobody wins.');
    expect(text.indexOf('taken back')).toBeLessThan(text.indexOf('From now on'));
    // Of five turns two were taken back, and another one was taken.
    expect(text.match(/^\d+\. /gm)?.map(Number)).toEqual([1, 2, 3, 4]);
  });

  test.each([
    ['fr', /Ben abandonne\. Victoire\u202f: Ana\.\n$/],
    ['ru', /Ben сдаётся\. Победа: Ana\.\n$/],
  ])('is told in %s', async (language, end) => {
    expect(await output(['export', RESIGNED, '--lang', language])).toMatch(end);
  });

  test.each([
    [{ by: 'resigned', seat: 0, winners: [1] }, 'Ana resigned. Winner: Ben.'],
    [{ by: 'resigned', seat: 0, winners: [] }, 'Ana resigned. Nobody wins.'],
    [{ by: 'time', seat: 1, winners: [0] }, 'Time ran out for Ben. Winner: Ana.'],
    [{ by: 'agreed', winners: [0, 1] }, 'The players agreed on the outcome. Winners: Ana, Ben.'],
    [{ by: 'stopped', winners: [] }, 'The match was stopped. Nobody wins.'],
  ] as const)('%j: %s', (end, words) => {
    const game = gameOf('claim');
    expect(endWords({ type: 'end', ...end }, tableFor(game, { seats: 2 }, 'en'))).toBe(words);
  });
});

describe('verify', () => {
  test('tells how a match ended that the rules did not end, and what was not checked', async () => {
    const found = await output(['verify', RESIGNED]);
    expect(found).toContain('6 decisions; start, decisions and end are as recorded. Ben resigned. Winner: Ana.');
    expect(found).toContain('names, times and 1 other line beside the chain.');
    const [json] = jsonLines(await output(['verify', '--json', RESIGNED]));
    expect(json).toMatchObject({
      ...{ decisions: 6, outcome: null, end: { by: 'resigned', seat: 1, winners: [0] } },
      unchecked: { turns: false, salts: false, lines: 1 },
    });
  });

  test('counts decisions in force only', async () => {
    expect(await output(['verify', TOLD])).toContain(`${decisionsIn(told)} decisions`);
  });
});
