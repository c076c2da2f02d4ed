import { describe, expect, test } from 'vitest';
import { ENDED, FIRST_LEAD, LAST_REPLY, LATE_REPLY, plain, SECOND_REPLY, type Table } from '../../test/positions.ts';
import { LETTERS } from '../terms.ts';
import { position } from './index.ts';

// biome-ignore lint/suspicious/noExplicitAny: positions as JSON, damaged at will
type Position = any;
type Damage = (p: Position) => void;

/** Moves a card from one list to another, which is put in order again. */
function move(from: string[], id: string, to: string[]): void {
  expect(from).toContain(id);
  from.splice(from.indexOf(id), 1);
  to.push(id);
  const place = (card: string) => `${LETTERS.indexOf(card[0] as 'G')}${card[1]}`;
  to.sort((a, b) => place(a).localeCompare(place(b)));
}

/** The flaw of a position that is valid but for the damage. */
function flawOf(table: Table, damage: Damage) {
  const p = plain(table);
  expect(position.read(JSON.stringify(p))).toHaveProperty('state');
  damage(p);
  const read = position.read(JSON.stringify(p));
  return 'flaw' in read ? [read.flaw.invariant, read.flaw.values.where] : [];
}

/** Each invariant of the game, where it is violated, a position, and damage that violates nothing else. */
const DAMAGES: readonly (readonly [invariant: string, where: string, table: Table, damage: Damage])[] = [
  ['game', 'game', LATE_REPLY, (p) => (p.game = 'king-is-dead')],
  ['game', 'game', LATE_REPLY, (p) => (p.game = ['claim'])],
  ['version', 'v', LATE_REPLY, (p) => (p.v = 2)],
  ['version', 'v', LATE_REPLY, (p) => (p.v = '1')],
  ['trick', 'trick', ENDED, (p) => (p.trick = 12)],
  ['trick', 'trick', ENDED, (p) => (p.trick = 1)],
  ['to-play', 'toPlay', FIRST_LEAD, (p) => (p.toPlay = 0)],
  ['to-play', 'toPlay', LATE_REPLY, (p) => (p.toPlay = 0)],
  ['to-play', 'toPlay', SECOND_REPLY, (p) => (p.toPlay = null)],
  ['to-play', 'toPlay', ENDED, (p) => (p.toPlay = 0)],
  ['shown', 'shown', FIRST_LEAD, (p) => Object.assign(p, { shown: null, discard: ['G7'] })],
  ['shown', 'shown', SECOND_REPLY, (p) => Object.assign(p, { shown: 'G0' }).discard.shift()],
  ['shown', 'shown', ENDED, (p) => Object.assign(p, { shown: 'G0' }).discard.shift()],
  ['led', 'led', ENDED, (p) => Object.assign(p, { led: 'G0' }).discard.shift()],
  ['hand-size', 'hands.0', FIRST_LEAD, (p) => move(p.hands[0], 'G2', p.discard)],
  ['hand-size', 'hands.1', FIRST_LEAD, (p) => move(p.hands[1], 'G1', p.discard)],
  ['hand-size', 'hands.0', LATE_REPLY, (p) => move(p.discard, 'G0', p.hands[0])],
  ['hand-size', 'hands.1', LATE_REPLY, (p) => move(p.hands[1], 'D0', p.discard)],
  ['hand-size', 'hands.0', SECOND_REPLY, (p) => move(p.hands[0], 'K2', p.score[0])],
  ['hand-size', 'hands.1', SECOND_REPLY, (p) => move(p.score[0], 'D8', p.hands[1])],
  ['hand-size', 'hands.1', ENDED, (p) => move(p.score[1], 'G3', p.hands[1])],
  ['followers', 'won.0', LATE_REPLY, (p) => move(p.won[0], 'G3', p.discard)],
  ['followers', 'won.1', LATE_REPLY, (p) => move(p.drawn[1], 'D1', p.discard)],
  ['followers', 'drawn.0', LATE_REPLY, (p) => move(p.won[0], 'G3', p.drawn[0])],
  ['followers', 'drawn.0', LATE_REPLY, (p) => move(p.drawn[1], 'G5', p.won[1])],
  ['followers', 'won.0', SECOND_REPLY, (p) => move(p.discard, 'G1', p.won[0])],
  ['followers', 'won.1', ENDED, (p) => move(p.discard, 'G1', p.drawn[1])],
  ['deck-size', 'deck', FIRST_LEAD, (p) => move(p.deck, 'X0', p.discard)],
  ['deck-size', 'deck', LAST_REPLY, (p) => p.deck.push(p.discard.pop())],
  ['deck-size', 'deck', SECOND_REPLY, (p) => p.deck.push(p.discard.pop())],
  ['deck-size', 'deck', ENDED, (p) => p.deck.push(p.discard.pop())],
  ['cards', 'D8', LATE_REPLY, (p) => (p.deck[0] = 'D8')],
  ['cards', 'G0', LATE_REPLY, (p) => (p.shown = 'G0')],
  ['cards', 'G2', LATE_REPLY, (p) => (p.led = 'G9')],
  ['cards', 'X9', LATE_REPLY, (p) => p.discard.pop()],
  ['cards', 'G0', LATE_REPLY, (p) => (p.hands[1][1] = 'G0')],
  ['cards', 'X9', SECOND_REPLY, (p) => p.score[1].push('X9')],
  ['cards', 'G0', ENDED, (p) => p.score[0].shift()],
  ['cards', 'discard', LATE_REPLY, (p) => p.discard.push('X9')],
  ['cards', 'won.1', LATE_REPLY, (p) => (p.won[1][3] = 'D8')],
  ['cards', 'discard', LATE_REPLY, (p) => p.discard.unshift('G0', 'G0', 'G0', 'G0')],
  ['void-hand', 'hands.1', LATE_REPLY, (p) => (p.voids[1] = 'GKU')],
  ['void-hand', 'hands.1', LATE_REPLY, (p) => (p.voids[1] = 'KUD')],
  ['void-hand', 'hands.0', LATE_REPLY, (p) => (p.voids[0] = 'U')],
  ['voids', 'voids.0', SECOND_REPLY, (p) => (p.voids[0] = 'D')],
  ['voids', 'voids.1', SECOND_REPLY, (p) => (p.voids[1] = 'K')],
  ['voids', 'voids.1', ENDED, (p) => (p.voids[1] = 'G')],
  ['score', 'score.0', LATE_REPLY, (p) => move(p.discard, 'G9', p.score[0])],
  ['score', 'score.1', LATE_REPLY, (p) => move(p.discard, 'X9', p.score[1])],
  ['discard', 'discard', LATE_REPLY, (p) => move(p.score[0], 'U7', p.discard)],
  ['discard', 'discard', SECOND_REPLY, (p) => move(p.score[1], 'U9', p.discard)],
];

describe('CL-POS-7: a valid position that is damaged is refused by the invariant it violates', () => {
  test.each(DAMAGES.map(([invariant, where, table, damage], n) => ({ n, invariant, where, table, damage })))(
    'damage $n: $invariant',
    ({ invariant, where, table, damage }) => {
      expect(flawOf(table, damage)).toEqual([invariant, where]);
    },
  );
});

test('CL-POS-7: every invariant is tested, those of form beside read.ts, and that of views in seen-hostile', () => {
  const form = ['json', 'shape', 'unknown-key', 'missing-key', 'number', 'word', 'canonical'];
  expect(new Set([...DAMAGES.map(([invariant]) => invariant), ...form, 'hidden'])).toEqual(
    new Set(position.invariants),
  );
});

test('CL-DECK-4: five goblin zeros may lie in one pile, six may not', () => {
  const five: Table = {
    ...LATE_REPLY,
    hands: ['U6 D3', 'G1 G9 D0'],
    drawn: ['K5 X0 X3 X4', 'G5 G6 G8 D1 D4 X7'],
    discard: 'G0 G0 G0 G0 G0 K3 K4 K6 K7 K8 K9 D7 X6 X8',
    deck: 'D9 X9 X1 K2 U9',
  };
  expect(flawOf(five, () => {})).toEqual([]);
  expect(flawOf(five, (p) => p.discard.unshift('G0'))).toEqual(['cards', 'discard']);
});
