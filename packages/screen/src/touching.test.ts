import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { textsOf } from '@interregnum/match';
import { beforeEach, describe, expect, test } from 'vitest';
import { dealtMatch, playedOn } from '../test/matches.ts';
import { type BareTable, inputOf, intentOf, momentAt, tableOf } from '../test/screens.ts';

const drafted = ({ client }: BareTable): string[] => (client.draft === undefined ? [] : textsOf(client.draft));

let table: BareTable;
beforeEach(() => {
  table = tableOf(dealtMatch(kingIsDead));
});

describe('touching', () => {
  test('what is open makes a choice', () => {
    table.touch('assemble');
    expect(drafted(table)).toEqual(['assemble']);
  });

  test('what is not open is answered with its refusal, and changes nothing', () => {
    table.touch('welsh-support', 'moray');
    expect(table.explanation).toMatchObject({ refused: 'moray', refusal: { clause: expect.stringMatching(/^KD-/) } });
    expect(drafted(table)).toEqual(['welsh-support']);
  });

  test('a card that was played is answered with that', () => {
    table.touch('welsh-support', 'lancaster', 'moray scots');
    table.commit();
    table.turn('pass');
    table.touch('welsh-support');
    expect(table.explanation).toMatchObject({ refused: 'welsh-support', refusal: { clause: 'KD-TURN-4' } });
  });

  test('where nobody of a region can be chosen, the answer is about the region', () => {
    table.touch('manoeuvre', 'moray scots', 'moray');
    expect(table.explanation).toMatchObject({ refusal: { key: 'same-region' } });
  });

  test.each(['moray', 'supply', 'court'])(
    'what answers another question, or none at all, is answered with what is asked: %s',
    (mark) => {
      table.touch(mark);
      expect(table.explanation).toEqual({ notNow: 'other' });
      expect(drafted(table)).toEqual([]);
    },
  );

  test('another card takes the draft back and begins with it', () => {
    table.touch('manoeuvre', 'assemble');
    expect(drafted(table)).toEqual(['assemble']);
  });

  test('another card takes a complete turn back and begins with it', () => {
    table.touch('pass');
    expect(table.client.canCommit).toBe(true);
    table.touch('assemble');
    expect(drafted(table)).toEqual(['assemble']);
  });

  test('a complete turn waits: what is touched then is answered', () => {
    table.touch('pass', 'moray');
    expect(table.explanation).toEqual({ notNow: 'complete' });
    expect(table.client.canCommit).toBe(true);
  });

  test('what was touched is taken back by touching it again, and changed by touching another', () => {
    table.touch('manoeuvre', 'moray');
    expect(table.touched).toHaveLength(1);
    table.touch('moray');
    expect(table.touched).toEqual([]);
    table.touch('moray', 'devon');
    expect(table.touched.map(({ text }) => text)).toEqual(['devon']);
    expect(drafted(table)).toEqual(['manoeuvre']);
  });
});

describe('touching pieces', () => {
  test('a piece answers what is asked of the place it stands at', () => {
    table.touch('manoeuvre', 'moray', 'moray scots');
    expect(drafted(table)).toEqual(['manoeuvre', 'moray scots']);
  });

  test('a piece that cannot be chosen is answered with the reason; where places are asked for, the place is meant', () => {
    table.touch('manoeuvre', 'moray scots', 'moray scots');
    expect(table.explanation).toMatchObject({ refused: 'moray scots', refusal: { key: 'same-region' } });
    table.touch('assemble', 'essex english');
    expect(drafted(table)).toEqual(['assemble', 'essex']);
  });

  test('of a pair each can be touched by itself, on the board and as a button', () => {
    const asked = ['outmanoeuvre', 'moray scots', 'strathclyde'];
    table.touch(...asked, 'strathclyde scots');
    expect(drafted(table)).toEqual(asked);
    expect(table.screen.isChosen('strathclyde scots')).toBe(true);
    expect(table.screen.chosenText).toMatch(/ › Scots$/);
    table.touch('strathclyde welsh');
    expect(drafted(table)).toEqual([...asked, 'scots+welsh']);
    const two = tableOf(dealtMatch(kingIsDead));
    two.touch(...asked, 'strathclyde scots', 'strathclyde scots');
    expect(drafted(two)).toEqual([...asked, 'scots+scots']);
  });

  test('half of a pair that only one pair has chooses it', () => {
    table.touch('outmanoeuvre', 'moray scots', 'strathclyde', 'strathclyde welsh');
    expect(drafted(table)).toEqual(['outmanoeuvre', 'moray scots', 'strathclyde', 'scots+welsh']);
  });

  test('what must be chosen in one order can be touched in any', () => {
    const belgium = tableOf(dealtMatch(foreignKing));
    belgium.turn('place 3 brabant');
    belgium.turn('money');
    belgium.choose('move from brabant', 'send 1 to namur');
    expect(belgium.screen.isOpen('antwerp')).toBe(true);
    expect(belgium.screen.isOpen('brabant')).toBe(false);
    belgium.touch('liege');
    expect(drafted(belgium)).toEqual(['move from brabant', 'send 1 to liege', 'send 1 to namur']);
  });
});

describe('where nobody is asked', () => {
  const answerTo = (input: Parameters<typeof intentOf>[0]) => intentOf(input, 'moray');

  test('a touch while decisions are shown skips them', () => {
    const moment = momentAt(1, { isPlayedBack: true, previous: 0 });
    table.turn('pass');
    expect(answerTo(inputOf(table.client, { moment, draft: undefined }))).toEqual({ skip: true });
  });

  test('one has to wait for others, and for a turn that is being stored', () => {
    expect(answerTo(inputOf(table.client, { draft: undefined, waitsFor: 'bot' }))).toEqual({
      explain: { notNow: 'wait' },
    });
    expect(answerTo(inputOf(table.client, { isPending: true }))).toEqual({ explain: { notNow: 'wait' } });
  });

  test('a match that is over is over', () => {
    const ended = tableOf(playedOn(dealtMatch(claim), Number.POSITIVE_INFINITY));
    ended.touch('G4');
    expect(ended.explanation).toEqual({ notNow: 'over' });
  });
});
