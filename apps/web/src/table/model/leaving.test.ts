import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import type { Seat } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { actingSeat, hasEnded, ifResigned } from '@interregnum/match';
import { askedDraft, endWordsOf, logSince, newsIn, wordingOf } from '@interregnum/screen';
import '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { FirstChoices } from '../../../test/bots.ts';
import { ANA, dealtMatch } from '../../../test/matches.ts';
import { offeredAt, tableModel, takeTurn } from '../../../test/table-model.ts';
import { playersAtStart } from '../open/rematch.ts';
import type { TableModel } from './table-model.ts';

const person = (name: string) => ({ name, kind: 'human' });
const PAGE = { name: 'Page', kind: 'page' };
const [OWN, BOT]: Seat[] = [0, 1];

/** A table of a person, who begins, against a bot. */
const againstBot = (bots: FirstChoices): TableModel =>
  tableModel(dealtMatch(foreignKing, [ANA, PAGE]), { start: bots.start });

const told = ({ client: { view } }: TableModel): string =>
  endWordsOf(view, wordingOf(view.game.meta.id, view.names, 'en'));

const askedAt = (model: TableModel): Seat | undefined => askedDraft(model.screenInput)?.seat;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('who resigns', () => {
  test('loses to the other one, and the match can be looked back at, with everything shown', () => {
    const model = tableModel(dealtMatch(claim, [ANA, person('Ben')]));
    takeTurn(model);
    model.takeOver();
    const { viewer: seat } = model.client;
    if (seat === undefined) throw new Error('nobody looks');
    model.act({ resign: seat });
    expect(told(model)).toBe(seat === 0 ? 'Ana resigned. Winner: Ben.' : 'Ben resigned. Winner: Ana.');
    expect([askedAt(model), model.canUndo, model.isHandedOver]).toEqual([undefined, false, false]);
    expect([model.timeline.looksBack, model.timeline.isAtEnd]).toEqual([true, true]);
    expect(model.client.port.takeback).toBeUndefined();
    expect(model.screenInput.view.isRevealed).toBe(true);
  });

  test('can do nothing to a match that is over', async () => {
    const model = tableModel(dealtMatch(claim, [ANA, person('Ben')]));
    model.act({ resign: 0 });
    model.act({ resign: 1 });
    await settled();
    expect([told(model), model.client.notice]).toEqual(['Ana resigned. Winner: Ben.', { refused: 'over' }]);
  });

  test('of three is followed by a bot, which plays on at once', async () => {
    const bots = new FirstChoices();
    const model = tableModel(dealtMatch(foreignKing, [ANA, person('Ben'), person('Cleo')], { seats: 3 }), {
      start: bots.start,
    });
    const seat = actingSeat(model.client.view);
    expect(ifResigned(model.client.view, seat)).toEqual({ type: 'seat', seat, kind: 'page' });
    expect(model.client.view.kinds[seat]).toBe('human');
    model.act({ resign: seat });
    expect([model.client.waitsFor, actingSeat(model.client.view)]).toEqual(['bot', seat]);
    await bots.answer();
    expect(model.client.view.deciders).toContain(seat);
    expect(model.client.seats).toHaveLength(2);
    expect(playersAtStart(model.client.view).map(({ kind }) => kind)).toEqual(['human', 'human', 'human']);
  });

  test('is not shown the hand of who plays on: the screen is handed over, also after the bot', async () => {
    const bots = new FirstChoices();
    const match = dealtMatch(kingIsDead, [ANA, person('Ben'), PAGE], { seats: 3, advanced: true });
    const model = tableModel(match, { start: bots.start });
    model.takeOver();
    expect(model.client.viewer).toBe(0);
    model.act({ resign: 0 });
    expect([model.client.viewer, model.screenInput.view.viewer]).toEqual([undefined, 'audience']);
    await bots.answer();
    expect([model.client.waitsFor, model.client.viewer, model.client.next]).toEqual(['here', undefined, 1]);
    expect([model.isHandedOver, model.screenInput.view.viewer]).toEqual([true, 'audience']);
    model.takeOver();
    expect(model.client.viewer).toBe(1);
    model.leave();
  });
});

test('a match that is stopped has no winner; a bot that thinks about it is told to forget it', async () => {
  const bots = new FirstChoices();
  const model = againstBot(bots);
  takeTurn(model);
  expect([model.client.waitsFor, actingSeat(model.client.view)]).toEqual(['bot', BOT]);
  model.act({ stop: true });
  expect(told(model)).toBe('The match was stopped: nobody wins.');
  expect(bots.heard.filter((message) => 'forget' in message)).not.toEqual([]);
  await bots.answer();
  const { view, port } = model.client;
  expect([hasEnded(view), view.deciders.includes(BOT), port.botFailure]).toEqual([true, false, undefined]);
});

describe('a turn taken back', () => {
  test('goes with what bots did since: it is asked for again, and nothing of it is news', async () => {
    const bots = new FirstChoices();
    const model = againstBot(bots);
    takeTurn(model);
    await bots.answer();
    const before = model.client.view;
    const kept = before.choices.length;
    takeTurn(model);
    await bots.answer();
    expect(model.client.port.takeback).toMatchObject({ seat: OWN, to: expect.any(Number) });
    model.act({ takeBack: true });
    const { view } = model.client;
    expect([view.choices.length, askedAt(model), model.timeline.shown]).toEqual([kept, OWN, kept]);
    expect(view.states).toEqual(before.states);
    expect(newsIn(view)).toHaveLength(kept - view.deciders.lastIndexOf(OWN));
    expect(logSince(view, 0)).toHaveLength(kept);
    takeTurn(model);
    await bots.answer();
    expect(askedAt(model)).toBe(OWN);
  });

  test('is taken from a bot that thinks: what it would have done is dropped', async () => {
    const bots = new FirstChoices();
    const model = againstBot(bots);
    takeTurn(model);
    model.act({ takeBack: true });
    await bots.answer();
    expect([model.client.view.choices, askedAt(model), model.client.port.botFailure]).toEqual([[], OWN, undefined]);
    takeTurn(model);
    await bots.answer();
    expect(model.client.view.deciders).toContain(BOT);
  });
});

describe('a turn of people at one screen that is taken back', () => {
  test('takes what was drafted along', () => {
    const model = tableModel(dealtMatch(foreignKing));
    const first = askedAt(model);
    takeTurn(model);
    model.choose(offeredAt(model)[0]);
    expect(model.canUndo).toBe(true);
    model.act({ takeBack: true });
    expect([model.client.draft?.decisions, model.screenInput.touched, model.canUndo]).toEqual([[], [], false]);
    expect(askedAt(model)).toBe(first);
  });

  test('is none where a person has seen what was hidden, or has taken none', async () => {
    const model = tableModel(dealtMatch(claim));
    expect(model.client.port.takeback).toEqual({ seat: undefined, refused: 'none' });
    takeTurn(model);
    expect(model.client.port.takeback).toMatchObject({ refused: 'shown' });
    const { choices } = model.client.view;
    model.act({ takeBack: true });
    await settled();
    expect([model.client.view.choices, model.client.notice]).toEqual([choices, { refused: 'back' }]);
    model.leave();
  });
});
