import { claim } from '@interregnum/claim';
import type { LogLine, Message } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import type { Translator } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { dealtMatch, playedOn } from '../test/matches.ts';
import { BareTable, inputOf, localMatch, momentAt, portFor, tableOf, wording } from '../test/screens.ts';
import { draftWords, logAt, logSince, logTurns, newsIn, paragraphs, replayWords } from './log.ts';
import { newsLog, newsWords } from './news.ts';
import type { ScreenInput } from './screen-input.ts';

const { client } = tableOf(playedOn(dealtMatch(claim, { kinds: ['human', 'page'] }), Number.POSITIVE_INFINITY));
const lookedAt = (shown: number): ScreenInput => inputOf(client, { moment: momentAt(shown, { since: shown - 1 }) });

/** A turn of The King Is Dead that tells much. */
const ASSEMBLES = ['assemble', 'moray', 'devon', 'essex', 'moray scots'];

describe('news', () => {
  test('at a moment looked back at begin with the viewer’s last decision before, and end there', () => {
    const own = client.view.deciders.slice(0, 4).lastIndexOf(0);
    expect(newsLog(lookedAt(4))).toEqual(logSince(client.view, own).slice(0, 4 - own));
  });

  test('in the present are what came of one’s own last decision, and what others did', () => {
    const match = localMatch(dealtMatch(kingIsDead));
    const [ana, ben] = [0, 1].map((seat) => new BareTable(portFor(match, [seat])));
    ana.turn('pass');
    ben.turn(...ASSEMBLES);
    expect(newsLog(ana.input)).toEqual(newsIn(ana.client.view));
    expect(newsWords(ana.input, wording('king-is-dead')).join(' ')).toMatch(/^Ben plays Assemble/);
    expect(newsWords(ben.input, wording('king-is-dead')).join(' ')).not.toMatch(/Ana passes/);
  });
});

test('what the draft does is told apart from the news', () => {
  const table = tableOf(dealtMatch(kingIsDead));
  table.choose('assemble', 'moray');
  const [words] = draftWords(table.input, wording('king-is-dead'));
  expect(words).toMatch(/^Ana plays Assemble/);
  expect(table.screen).toMatchObject({ draftNews: draftWords(table.input, wording('king-is-dead')), news: [] });
});

test('a moment that is looked back at is told from the moment before on', () => {
  const told = wording('claim');
  const both = replayWords(inputOf(client, { moment: momentAt(2, { since: 0 }) }), told);
  const last = replayWords(lookedAt(2), told);
  expect(both.length).toBeGreaterThan(last.length);
  expect(both.endsWith(last)).toBe(true);
  expect(last).not.toBe('');
});

describe('the log', () => {
  /** Ana after her second turn. */
  function played(memory: boolean): BareTable {
    const match = localMatch(dealtMatch(kingIsDead, { options: { memory } }));
    const [ana, ben] = [0, 1].map((seat) => new BareTable(portFor(match, [seat])));
    ana.turn('pass');
    ben.turn(...ASSEMBLES);
    ana.turn('pass');
    return ana;
  }

  test('tells everything, turn by turn', () => {
    const { input } = played(false);
    const turns = logTurns(input);
    expect(turns.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    const decisions = turns.flatMap((turn) => turn.decisions);
    expect(decisions.map(({ after }) => logAt(input.view, after - 1).lines)).toEqual(
      decisions.map(({ lines }) => lines),
    );
  });

  test('tells no more than has happened by the moment that is shown, and all of a match that is looked back at', () => {
    const { input } = played(false);
    const at = (since: number | undefined) => logTurns({ ...input, moment: { ...input.moment, shown: 1, since } });
    expect(at(undefined).map(({ turn }) => turn)).toEqual([0]);
    expect(at(0)).toEqual(logTurns(input));
  });

  test('tells no more than the news where people play from memory', () => {
    const { input } = played(true);
    expect(logTurns(input).length).toBeLessThan(3);
    expect(logTurns(input).every(({ decisions }) => decisions.every(({ lines }) => lines.length > 0))).toBe(true);
  });
});

/** Says keys, and counts how often it was asked to. */
function counting(): { words: Translator; said: string[] } {
  const said: string[] = [];
  const say = (section: string, { key }: Message): string => {
    said.push(key);
    return `${section} ${key}.`;
  };
  return { words: { say, word: String, term: String }, said };
}

const line = (key: string): LogLine => ({ key, values: {}, moves: [] });
const LOG = [[line('a'), line('b')], [], [line('c')]].map((lines, turn) => ({ turn, seat: 0, lines }));

test('what was told is a paragraph each; what tells nothing is none', () => {
  expect(paragraphs(counting().words, LOG)).toEqual(['log a. log b.', 'log c.']);
});

test('no line is put into the same words twice, and every line into other words', () => {
  const [first, second] = [counting(), counting()];
  paragraphs(first.words, LOG);
  paragraphs(first.words, [...LOG, { turn: 3, seat: 1, lines: [line('d')] }]);
  expect(first.said).toEqual(['a', 'b', 'c', 'd']);
  paragraphs(second.words, LOG);
  expect(second.said).toEqual(['a', 'b', 'c']);
});
