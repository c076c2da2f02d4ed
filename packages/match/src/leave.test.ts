import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import type { State } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { statesOf, turnsIn } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { after, expectHolds, newMatch, type TestMatch, withEntries } from '../test/matches.ts';
import { humanSeats, resigning, stopping, takebackFor, timingOut } from './leave.ts';
import { isOver, seatToAct } from './match.ts';
import { present, viewFor } from './view.ts';

const resigned = (told: TestMatch, seat: number): TestMatch => withEntries(told, resigning(told.match, seat));
const stopped = (told: TestMatch): TestMatch => withEntries(told, stopping(told.match));

describe('a seat whose time is over', () => {
  const late = (told: TestMatch, whenOver: Parameters<typeof timingOut>[2]): TestMatch =>
    withEntries(told, timingOut(told.match, seatToAct(told.match), whenOver));

  test('of two loses, or a bot plays on, as was settled', () => {
    const told = after(newMatch({ game: claim, kinds: ['human', 'human'] }), 5);
    const seat = seatToAct(told.match);
    const lost = late(told, 'stop');
    expect(lost.match.progress.end).toEqual({ type: 'end', by: 'time', seat, winners: [1 - seat] });
    expectHolds(lost);
    const goesOn = late(told, { bot: 'squire' });
    expect(goesOn.match.progress.kinds[seat]).toBe('squire');
    expectHolds(after(goesOn, 3));
  });

  test('of three stops the match without winners, or a bot plays on', () => {
    const kinds = ['human', 'human', 'human'];
    const broken = late(after(newMatch({ game: foreignKing, kinds }), 4), 'stop');
    expect(broken.match.progress.end).toMatchObject({ by: 'time', winners: [] });
    expectHolds(broken);
    const bot = { bot: 'squire' };
    const goesOn = late(after(newMatch({ game: foreignKing, kinds, whenSeatGoes: bot }), 4), bot);
    expect(isOver(goesOn.match)).toBe(false);
    expectHolds(after(goesOn, 3));
  });
});

describe('a seat that resigns', () => {
  test('of two makes the other win, and everything is shown', () => {
    const told = resigned(after(newMatch({ game: claim, kinds: ['human', 'squire'] }), 5), 0);
    const { match } = told;
    expect(match.progress.end).toEqual({ type: 'end', by: 'resigned', seat: 0, winners: [1] });
    expect([isOver(match), seatToAct(match)]).toEqual([true, -1]);
    for (const viewer of [0, 1, 'audience'] as const) expect(present(viewFor(match, viewer, []))).toEqual(match.state);
    expectHolds(told);
  });

  test('of two teams gives up for both', () => {
    const told = resigned(after(newMatch({ game: kingIsDead, kinds: ['human', 'page', 'page', 'page'] }), 3), 0);
    expect(told.match.progress.end).toMatchObject({ by: 'resigned', winners: [1, 3] });
    expectHolds(told);
  });

  test('of three is handed to a bot, or stops the match, as was settled', () => {
    const kinds = ['human', 'page', 'page'];
    const goesOn = resigned(after(newMatch({ game: foreignKing, kinds, whenSeatGoes: { bot: 'squire' } }), 4), 0);
    expect([isOver(goesOn.match), humanSeats(goesOn.match), goesOn.match.progress.kinds[0]]).toEqual([
      false,
      [],
      'squire',
    ]);
    expectHolds(after(goesOn, 3));
    const broken = resigned(after(newMatch({ game: foreignKing, kinds }), 4), 0);
    expect(broken.match.progress.end).toMatchObject({ by: 'resigned', winners: [] });
    expectHolds(broken);
  });

  test('of two settles nothing about bots, whatever was asked for', () => {
    const { match } = newMatch({ game: claim, kinds: ['human', 'human'], whenSeatGoes: { bot: 'squire' } });
    expect(match.progress.start.whenSeatGoes).toBe('stop');
    expect(resigning(match, 1)).toMatchObject([{ type: 'end', winners: [0] }, { type: 'reveal' }]);
  });
});

test('a match that nobody ends can be stopped, and nobody wins', () => {
  const told = stopped(after(newMatch({ game: foreignKing, kinds: ['human', 'human'] }), 6));
  expect(told.match.progress.end).toEqual({ type: 'end', by: 'stopped', winners: [] });
  expectHolds(told);
});

describe('turns taken back', () => {
  const takenBack = (told: TestMatch, seats = humanSeats(told.match)): TestMatch => {
    const takeback = takebackFor(told.match, seats);
    if (!('to' in takeback)) throw new Error(takeback.refused);
    return withEntries(told, [{ type: 'back', to: takeback.to }]);
  };

  test('are the last one of a seat and all that followed, where everything lies open', () => {
    const before = after(newMatch({ game: foreignKing, kinds: ['human', 'page', 'page'] }), 7);
    const turns = turnsIn(before.match.progress.played);
    const own = turns.findLastIndex(({ seat }) => seat === 0);
    expect(own).toBeLessThan(turns.length - 1);
    const told = takenBack(before);
    expect(turnsIn(told.match.progress.played)).toEqual(turns.slice(0, own));
    expect(seatToAct(told.match)).toBe(0);
    expect(told.match.state).toEqual(statesOf(before.match.progress)[decisionsOf(turns.slice(0, own))]);
    expectHolds(told);
    expectHolds(after(told, 4, 'another way'));
  });

  const decisionsOf = (turns: readonly { readonly choices: readonly number[] }[]): number =>
    turns.reduce((sum, { choices }) => sum + choices.length, 0);

  test('name whose the turn is', () => {
    const { match } = after(newMatch({ game: foreignKing, kinds: ['human', 'human', 'human'] }), 5);
    const turns = turnsIn(match.progress.played);
    expect(takebackFor(match, [0, 1, 2])).toMatchObject({ seat: turns[4].seat, to: turns[3].entry });
    for (const seat of [0, 1, 2]) expect(takebackFor(match, [seat]).seat).toBe(seat);
  });

  test('can be all turns, down to the start', () => {
    let told = after(newMatch({ game: foreignKing, kinds: ['human', 'human'] }), 5);
    while ('to' in takebackFor(told.match, [0, 1])) told = takenBack(told);
    expect(turnsIn(told.match.progress.played)).toEqual([]);
    expectHolds(told);
  });

  test('are none once one of the seats was shown what was hidden before', () => {
    const start = newMatch({ game: claim, kinds: ['human', 'page'] });
    for (let turns = 2; turns < 12; turns++) {
      const { match } = after(start, turns);
      const last = turnsIn(match.progress.played)[turns - 1].seat;
      // Who led a card has seen nothing new before it is answered.
      const hasJustLed = turns % 2 === 1 && last === 0;
      expect(takebackFor(match, [0])).toEqual({ seat: 0, ...(hasJustLed ? { to: turns - 1 } : { refused: 'shown' }) });
      expect(takebackFor(match, [0, 1])).toEqual({ seat: last, refused: 'shown' });
    }
  });

  test('are none after the end, and none before the first turn of a seat', () => {
    const start = newMatch({ game: foreignKing, kinds: ['human', 'human'] });
    const none = { seat: undefined, refused: 'none' };
    expect(takebackFor(start.match, [0, 1])).toEqual(none);
    expect(takebackFor(stopped(after(start, 3)).match, [0, 1])).toEqual(none);
    expect(takebackFor(after(start, 3).match, [])).toEqual(none);
  });
});

describe('a match that starts from a position', () => {
  test('lies open where nothing is hidden', () => {
    const states: State[] = statesOf(
      after(newMatch({ game: foreignKing, kinds: ['human', 'page'] }), 4).match.progress,
    );
    const told = newMatch({ game: foreignKing, kinds: ['human', 'page'], position: states[states.length - 2] });
    expect(told.match.progress.start).toHaveProperty('position.game', 'foreign-king');
    expect(told.match.secret).toBeUndefined();
    expectHolds(after(told, 3));
    expect(stopping(told.match)).toHaveLength(1);
  });

  test('is sealed until the end where cards are hidden', () => {
    const position = after(newMatch({ game: claim, kinds: ['human', 'page'] }), 7).match.state;
    const told = after(newMatch({ game: claim, kinds: ['human', 'page'], position }), 3);
    const { start } = told.match.progress;
    expect('position' in start && Object.keys(start.position)).toEqual(['commitment']);
    expectHolds(told);
    const end = after(told, 99);
    expect(JSON.parse(end.lines.at(-1) ?? '')).toMatchObject({ type: 'reveal', position: { game: 'claim' } });
    expectHolds(end);
  });
});
