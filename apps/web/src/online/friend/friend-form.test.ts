import { expect, test } from 'vitest';
import { newestGame } from '../../games/index.ts';
import { invitationsIn, NEW_FRIEND_FORM, personKind, playersWanted, wantedTable } from './friend-form.ts';

const [claim, kingIsDead] = await Promise.all([newestGame('claim'), newestGame('king-is-dead')]);

test('a table with a friend is for two, of whom lot decides who begins', () => {
  expect(wantedTable(kingIsDead, NEW_FRIEND_FORM, 'Ana', {})).toMatchObject({
    game: 'king-is-dead',
    rules: kingIsDead.meta.rulesVersion,
    options: { seats: 2, advanced: false },
    seats: ['me', 'open'],
    name: 'Ana',
    begins: 'lot',
    watch: 'link',
    hints: false,
  });
});

test('where the deal itself decides who begins, no lot is drawn', () => {
  expect(wantedTable(claim, NEW_FRIEND_FORM, 'Ana', {}).begins).toBe('first');
});

test('bots take seats by their level, and seats that the game plays are its own', () => {
  const form = { ...NEW_FRIEND_FORM, options: { seats: 3 }, kinds: ['me', 'open', 'regent', 'open'], begins: 0 };
  const { seats, begins, whenSeatGoes } = wantedTable(kingIsDead, form, 'Ana', {});
  expect(seats).toEqual(['me', 'open', { bot: 'regent' }]);
  expect(begins).toBe('first');
  expect(whenSeatGoes).toEqual(form.whenSeatGoes);
  const solo = { ...NEW_FRIEND_FORM, options: { solo: true } };
  expect(wantedTable(kingIsDead, solo, 'Ana', {}).seats).toEqual(['me', { bot: 'saxons' }]);
});

test('a seat for somebody whom one has met is open, and they are invited to it', () => {
  const form = {
    ...NEW_FRIEND_FORM,
    options: { seats: 3 },
    kinds: ['open', personKind('ab12'), 'me', personKind('cd')],
  };
  expect(wantedTable(kingIsDead, form, 'Ana', {}).seats).toEqual(['open', 'open', 'me']);
  expect(invitationsIn(kingIsDead, form)).toEqual([{ seat: 1, person: 'ab12' }]);
  expect(playersWanted(kingIsDead, form, { seats: 3 }).map(({ kind }) => kind)).toEqual(['human', 'human', 'human']);
});

test('two sides cannot play on without one of them, so the match stops', () => {
  expect(wantedTable(claim, NEW_FRIEND_FORM, 'Ana', {}).whenSeatGoes).toBe('stop');
});

test('with a clock the other side wins when time is over, unless a bot is to play on', () => {
  const form = { ...NEW_FRIEND_FORM, clock: { turn: 60 } };
  expect(wantedTable(claim, form, 'Ana', {})).toMatchObject({ clock: { turn: 60 }, whenSeatGoes: 'stop' });
  expect(wantedTable(claim, { ...form, whenOver: 'bot' }, 'Ana', {}).whenSeatGoes).toEqual({ bot: 'squire' });
});

test('for forms of local tables the visitor and friends are people', () => {
  const form = { ...NEW_FRIEND_FORM, kinds: ['me', 'page', 'open', 'open'], options: { seats: 3 } };
  const players = playersWanted(kingIsDead, form, { seats: 3 });
  expect(players.map(({ kind }) => kind)).toEqual(['human', 'page', 'human']);
});
