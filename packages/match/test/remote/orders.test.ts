import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { offersIn, textsOf } from '../../src/index.ts';
import { newMatch, type Setting } from '../matches.ts';
import { Between } from './between.ts';

const TURN = ['welsh-support', 'devon', 'gwynedd welsh'];
const PEOPLE: Setting = { game: kingIsDead, name: 's', kinds: ['human', 'human'] };

describe('a turn that is handed in far away', () => {
  test('is pending until its view comes, if the answer comes first', async () => {
    const between = new Between(PEOPLE, 0);
    const { client } = between;
    between.drafts(...TURN);
    void client.commitDraft();
    await between.sent();
    await between.arrives('answerTo');
    expect([client.isPending, client.canCommit, client.canUndo, client.view.turnEnds]).toEqual([
      true,
      false,
      false,
      [],
    ]);
    await between.arrives('updates');
    expect([client.isPending, client.waitsFor, client.draft]).toEqual([false, 'elsewhere', undefined]);
    between.expectKnown();
  });

  test('is shown when its view comes, and the answer changes nothing more', async () => {
    const between = new Between(PEOPLE, 0);
    const { client } = between;
    between.drafts(...TURN);
    void client.commitDraft();
    await between.sent();
    await between.arrives('updates');
    expect([client.isPending, client.view.turnEnds]).toEqual([false, [3]]);
    expect(between.other(1, 'pass')).toEqual({ stored: true });
    await between.arrives('updates');
    between.drafts('pass');
    await between.arrives('answerTo');
    expect([client.isPending, client.canCommit, client.notice]).toEqual([false, true, undefined]);
  });
});

describe('a turn whose answer is lost', () => {
  test('is stored once if it is handed in again', async () => {
    const between = new Between(PEOPLE, 0);
    const { client } = between;
    between.drafts(...TURN);
    void client.commitDraft();
    await between.sent();
    await between.losesAnswers();
    expect([client.notice, client.canCommit]).toEqual([{ failed: new Error('no answer') }, true]);
    void client.commitDraft();
    await between.sent();
    await between.arrives('answerTo');
    expect([client.isPending, client.notice]).toEqual([true, undefined]);
    await between.arrives('updates');
    expect([client.isPending, client.view.turnEnds]).toEqual([false, [3]]);
    between.expectKnown();
  });

  test('or that arrives twice is stored once', async () => {
    const between = new Between(PEOPLE, 0);
    between.drafts(...TURN);
    void between.client.commitDraft();
    await between.sent(2);
    await between.arrives('updates');
    await between.arrives('answerTo');
    expect(between.server.match.progress.played.turns).toBe(1);
    between.expectKnown();
  });

  test('has not failed any more once its view shows it', async () => {
    const between = new Between(PEOPLE, 0);
    between.drafts(...TURN);
    void between.client.commitDraft();
    await between.sent();
    await between.losesAnswers();
    await between.arrives('updates');
    expect([between.client.notice, between.client.isPending]).toEqual([undefined, false]);
  });
});

describe('a turn that comes too late', () => {
  test('is stale if something else came before it, and stays as it was until its view comes', async () => {
    const between = new Between({ game: kingIsDead, name: 's', kinds: ['human', 'human'] }, 0);
    const { client } = between;
    between.drafts(...TURN);
    // The same seat has played at another screen.
    expect(between.other(0, 'pass')).toEqual({ stored: true });
    void client.commitDraft();
    await between.sent();
    await between.arrives('answerTo');
    expect([client.notice, textsOf(client.draft as never)]).toEqual([{ stale: true }, TURN]);
    await between.arrives('updates');
    expect([client.draft, client.waitsFor]).toEqual([undefined, 'elsewhere']);
    between.expectKnown();
  });
});

describe('what others do', () => {
  const THREE: Setting = { game: foreignKing, kinds: ['human', 'human', 'human'], whenSeatGoes: { bot: 'squire' } };

  test('leaves a draft alone that it has nothing to do with', async () => {
    const seat = foreignKing.toAct(newMatch(THREE).match.state);
    const between = new Between(THREE, seat);
    const { client } = between;
    between.drafts(offersIn(client.draft as never)[0]);
    const { draft } = client;
    expect(between.other((seat + 1) % 3, { resign: (seat + 1) % 3 })).toEqual({ stored: true });
    await between.arrives('updates');
    expect([client.view.kinds[(seat + 1) % 3], client.draft]).toEqual(['squire', draft]);
  });

  test('takes a turn back, and a draft on it is gone', async () => {
    const between = new Between({ ...PEOPLE, game: kingIsDead }, 1);
    expect(between.other(0, 'pass')).toEqual({ stored: true });
    await between.arrives('updates');
    between.drafts('pass');
    expect(between.other(0, { takeBack: true })).toEqual({ stored: true });
    await between.arrives('updates');
    expect([between.client.draft, between.client.waitsFor, between.client.view.turnEnds]).toEqual([
      undefined,
      'elsewhere',
      [],
    ]);
    between.expectKnown();
  });
});
