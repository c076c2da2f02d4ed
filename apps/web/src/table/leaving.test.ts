import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import type { Seat } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { committed, isOver, people, playersAt, seatToAct, toldSince } from '@interregnum/table';
import '@interregnum/texts';
import { webText } from '@interregnum/texts/lazy';
import { describe, expect, test } from 'vitest';
import { FirstChoices } from '../../test/bots.ts';
import { ANA, dealtTable, tableModel, takeTurn } from '../../test/table-model.ts';
import { endWords } from './ended.ts';
import { canResign, ifResigned, takebackAt } from './leaving.ts';
import type { TableModel } from './model.ts';
import { playersAtStart } from './names.ts';
import { newsAt, offeredAt } from './standing.ts';

const person = (name: string) => ({ name, kind: 'human' });
const PAGE = { name: 'Page', kind: 'page' };

/** A table of a person, who begins, against a bot. */
function againstBot(bots: FirstChoices): { readonly model: TableModel; readonly own: Seat; readonly bot: Seat } {
  for (const [own, players] of [
    [ANA, PAGE],
    [PAGE, ANA],
  ].entries()) {
    const table = dealtTable(foreignKing, players);
    if (seatToAct(table) === own) return { model: tableModel(table, { start: bots.start }), own, bot: 1 - own };
  }
  throw new Error('the bot begins');
}

const told = ({ table }: TableModel): string => {
  const { end, start } = table.progress;
  if (end === undefined) return '';
  const nameOf = (seat: number): string => playersAt(table)[seat].name;
  return endWords(end, table.game.parties(start.options), { text: webText('en'), nameOf, language: 'en' });
};

describe('who resigns', () => {
  test('loses to the other one, and the match can be looked back at, with everything shown', () => {
    const model = tableModel(dealtTable(claim, [ANA, person('Ben')]));
    takeTurn(model);
    model.takeOver();
    const seat = canResign(model) as number;
    model.happen((session) => session.resign(seat));
    expect(told(model)).toBe(seat === 0 ? 'Ana resigned. Ben wins.' : 'Ben resigned. Ana wins.');
    expect([model.asked, model.canUndo, model.replay?.isAtEnd]).toEqual([undefined, false, true]);
    expect([canResign(model), takebackAt(model.table)]).toEqual([undefined, undefined]);
  });

  test('of three is followed by a bot, which plays on at once', async () => {
    const bots = new FirstChoices();
    const table = dealtTable(foreignKing, [ANA, person('Ben'), person('Cleo')], { seats: 3 });
    const model = tableModel(table, { start: bots.start });
    const seat = seatToAct(model.table);
    expect(ifResigned(model.table, seat).progress.kinds[seat]).toBe('page');
    expect(model.table.progress.kinds[seat]).toBe('human');
    model.happen((session) => session.resign(seat));
    expect(model.session.program).toBe(seat);
    await bots.answer();
    expect(model.table.deciders).toContain(seat);
    expect(people(model.table)).toHaveLength(2);
    expect(playersAtStart(model.table).map(({ kind }) => kind)).toEqual(['human', 'human', 'human']);
  });

  test('is not shown the hand of who plays on: the screen is handed over, also after the bot', async () => {
    const bots = new FirstChoices();
    const table = dealtTable(kingIsDead, [ANA, person('Ben'), PAGE], { seats: 3, advanced: true });
    const model = tableModel(table, { start: bots.start });
    model.takeOver();
    expect(model.viewer).toBe(0);
    model.happen((session) => session.resign(0));
    expect(model.viewer).toBeUndefined();
    await bots.answer();
    expect([model.session.program, model.viewer, model.session.next]).toEqual([undefined, undefined, 1]);
    model.takeOver();
    expect(model.viewer).toBe(1);
    model.leave();
  });
});

test('a match that is stopped has no winner; a bot that thinks about it is told to forget it', async () => {
  const bots = new FirstChoices();
  const { model, bot } = againstBot(bots);
  takeTurn(model);
  expect(model.session.program).toBe(bot);
  model.happen((session) => session.stop());
  expect(told(model)).toBe('The match was stopped: nobody wins.');
  expect(bots.heard.filter((message) => 'forget' in message)).toHaveLength(2);
  await bots.answer();
  expect([isOver(model.table), model.table.deciders.includes(bot), model.failure]).toEqual([true, false, undefined]);
});

describe('a turn taken back', () => {
  test('goes with what bots did since: it is asked for again, and nothing of it is news', async () => {
    const bots = new FirstChoices();
    const { model, own } = againstBot(bots);
    takeTurn(model);
    await bots.answer();
    const [kept, before] = [model.table.choices.length, committed(model.table)];
    takeTurn(model);
    await bots.answer();
    expect(takebackAt(model.table)).toEqual({ seat: own, refused: undefined });
    model.happen((session) => session.takeTurnBack());
    expect([model.table.choices.length, model.asked, model.playback.shown]).toEqual([kept, own, kept]);
    expect(committed(model.table)).toEqual(before);
    expect(newsAt(model, own)).toHaveLength(kept - model.table.deciders.lastIndexOf(own));
    expect(toldSince(model.table, own, 0)).toHaveLength(kept);
    takeTurn(model);
    await bots.answer();
    expect(model.asked).toBe(own);
  });

  test('is taken from a bot that thinks: what it would have done is dropped', async () => {
    const bots = new FirstChoices();
    const { model, own, bot } = againstBot(bots);
    takeTurn(model);
    model.happen((session) => session.takeTurnBack());
    await bots.answer();
    expect([model.table.choices, model.asked, model.failure]).toEqual([[], own, undefined]);
    takeTurn(model);
    await bots.answer();
    expect(model.table.deciders).toContain(bot);
  });

  test('takes what was drafted along', () => {
    const model = tableModel(dealtTable(foreignKing));
    const first = model.asked;
    takeTurn(model);
    model.choose(offeredAt(model)[0]);
    model.happen((session) => session.takeTurnBack());
    expect([model.drafting.chosen, model.table.draft.choices, model.canUndo]).toEqual([[], [], false]);
    expect(model.asked).toBe(first);
  });

  test('is none where a person has seen what was hidden, or has taken none', () => {
    const model = tableModel(dealtTable(claim));
    expect(takebackAt(model.table)).toEqual({ seat: undefined, refused: 'none' });
    takeTurn(model);
    expect(takebackAt(model.table)?.refused).toBe('shown');
    expect(() => model.session.takeTurnBack()).toThrow();
    model.leave();
  });
});
