import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { type Draft, offersIn } from '@interregnum/match';
import { beforeEach, describe, expect, test } from 'vitest';
import { dealMatch, dealtMatch, playedOn } from '../test/matches.ts';
import { BareTable, inputOf, localMatch, momentAt, portFor, screenFor, tableOf, wording } from '../test/screens.ts';
import type { ScreenQuestion } from './question.ts';

const question = (table: BareTable): ScreenQuestion => table.screen.question;
const [ANA, SAXONS] = [0, 1];

test('a card without any effect says so before it is committed', () => {
  const dealt = JSON.parse(kingIsDead.position.write(dealMatch(kingIsDead).state));
  dealt.regions.moray.scots += dealt.supply.scots;
  dealt.supply.scots = 0;
  const read = kingIsDead.position.read(JSON.stringify(dealt));
  if ('flaw' in read) throw new Error(read.flaw.invariant);
  const emptied = tableOf(dealMatch(kingIsDead, { position: read.state }));
  emptied.choose('scottish-support');
  expect(emptied.screen.effectText).toMatch(/^The card has no effect\. /);
});

describe('alone against the Saxons', () => {
  let table: BareTable;
  beforeEach(() => {
    table = tableOf(dealtMatch(kingIsDead, { options: { solo: true } }));
  });

  const chooseFirst = (): void => {
    while (!table.client.canCommit) table.choose(offersIn(table.client.draft as Draft)[0]);
  };

  /** Passes until the Saxons turn up a card that leaves a choice, or that leaves none. */
  const passUntil = (leavesChoice: boolean): void => {
    for (table.turn('pass'); table.client.canCommit === leavesChoice; table.turn('pass')) {
      chooseFirst();
      table.commit();
    }
  };

  test('a turn of one’s own tells when they will act', () => {
    expect(question(table)).toMatchObject({ kind: 'asked', words: 'Play a card or pass.', who: undefined });
    expect(table.screen.effectText).toContain('Only when you pass do the Saxons turn up a card');
    table.choose('assemble');
    expect(table.screen.effectText).toBe(wording('king-is-dead').choices.about('assemble'));
    expect(table.screen.effectText).not.toBe('');
  });

  test('a choice for them tells which card they turned up, and why it is asked', () => {
    passUntil(true);
    expect(question(table)).toMatchObject({
      kind: 'asked',
      words: expect.stringMatching(/^Choose/),
      onBehalfOf: 1,
      who: 1,
    });
    expect(table.screen.effectText).toMatch(/^Ana passes\. The Saxons reveal .+\. Where several ways serve/);
    chooseFirst();
    expect(question(table)).toEqual({ kind: 'complete', side: SAXONS, goesOn: false, forced: undefined });
    expect(table.screen.chosenText).not.toBe('');
  });

  test('before anything is chosen the news are at hand', () => {
    passUntil(true);
    expect(table.screen.news.join(' ')).toContain('The Saxons reveal');
  });

  test('what they do without a choice is told once', () => {
    passUntil(false);
    expect(question(table)).toEqual({
      kind: 'complete',
      side: SAXONS,
      goesOn: false,
      forced: expect.stringMatching(/.+\.$/),
    });
    expect(table.screen.chosenText).toBe('');
    expect(table.screen.effectText).toMatch(/The Saxons reveal/);
  });
});

describe('of whom it is asked', () => {
  test('is told where several people share the screen', () => {
    expect(question(tableOf(dealtMatch(kingIsDead)))).toMatchObject({
      kind: 'asked',
      words: 'Play a card or pass.',
      onBehalfOf: undefined,
      who: 0,
    });
  });

  test('is clear where one person sits there', () => {
    const own = new BareTable(portFor(localMatch(dealtMatch(kingIsDead)), [ANA]));
    expect(question(own)).toMatchObject({ kind: 'asked', words: 'Play a card or pass.', who: undefined });
    own.choose('pass');
    expect(question(own)).toEqual({ kind: 'complete', side: undefined, goesOn: false, forced: undefined });
  });

  test('is told too once the turn is complete', () => {
    const table = tableOf(dealtMatch(kingIsDead));
    table.choose('pass');
    expect(question(table)).toEqual({ kind: 'complete', side: ANA, goesOn: false, forced: undefined });
  });
});

test('a part that was touched is followed by another question', () => {
  const table = tableOf(dealtMatch(kingIsDead));
  table.touch('manoeuvre');
  const before = question(table);
  table.touch('moray');
  expect(question(table)).toMatchObject({ kind: 'asked', words: expect.stringMatching(/follower/), who: 0 });
  expect(question(table)).not.toEqual(before);
  expect(table.screen.chosenText).toBe('Manoeuvre › Moray');
});

describe('while nobody is asked here', () => {
  const match = localMatch(dealtMatch(kingIsDead));
  const ben = new BareTable(portFor(match, [1]));

  test('it is told who is waited for: a person elsewhere, a bot that thinks or has failed, or a seat that is empty', () => {
    expect(question(ben)).toEqual({ kind: 'elsewhere', seat: ANA });
    const waiting = (waitsFor: 'bot' | 'vacant', isStuck: boolean): ScreenQuestion =>
      screenFor(inputOf(ben.client, { waitsFor, isStuck })).question;
    expect(waiting('bot', false)).toEqual({ kind: 'thinks', seat: ANA });
    expect(waiting('bot', true)).toEqual({ kind: 'stuck', seat: ANA });
    expect(waiting('vacant', false)).toEqual({ kind: 'vacant', seat: ANA });
  });

  test('it is told that a turn is being stored', () => {
    const ana = new BareTable(portFor(match, [ANA]));
    ana.choose('pass');
    expect(screenFor(inputOf(ana.client, { isPending: true })).question).toEqual({ kind: 'pending' });
  });

  test('what others decide is told while it is shown, and nothing of one’s own', () => {
    const shared = tableOf(dealtMatch(kingIsDead));
    shared.turn('pass');
    const moment = momentAt(1, { isPlayedBack: true, previous: 0 });
    const { question: told, chosenText, effectText } = screenFor(inputOf(shared.client, { moment, draft: undefined }));
    expect([told, chosenText, effectText]).toEqual([{ kind: 'shown', words: 'Ana passes.' }, '', '']);
  });

  test('a match that is over is over', () => {
    const table = tableOf(playedOn(dealtMatch(claim), Number.POSITIVE_INFINITY));
    expect(question(table)).toEqual({ kind: 'over' });
  });
});

test('what others answer before the turn ends is not called complete', () => {
  const belgium = tableOf(dealtMatch(foreignKing, { options: { seats: 3 } }));
  belgium.choose('congress from supply');
  expect(question(belgium)).toMatchObject({ kind: 'complete', goesOn: false });
  belgium.turn();
  belgium.choose('king liege');
  expect(question(belgium)).toMatchObject({ kind: 'complete', goesOn: true });
});
