import type { State } from '@interregnum/kernel';
import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { arrange, choices, inOrder, look, playing, without } from '../table.ts';
import { CARD, cardsOf, NAME, nameOf } from './words.ts';
import type { World } from './world.ts';

/** The piles that a trick can add to, by who gets the cards and how. */
function piles(s: State): Record<string, string[]> {
  const { won, drawn, score, discard } = look(s);
  return Object.fromEntries([
    ...[0, 1].flatMap((seat) => [
      [`${nameOf(seat)} takes`, won[seat]],
      [`${nameOf(seat)} draws`, drawn[seat]],
      [`${nameOf(seat)} scores`, score[seat]],
    ]),
    ['the discard gets', discard],
  ]);
}

/** `Ben takes D8; Ana draws U5; the discard gets G9 K2`: what every pile gets, those not named nothing. */
function movesOf(text: string, names: readonly string[]): Record<string, string[]> {
  const moves: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const item of text.split('; ')) {
    const [, name, cards] = /^(\w+ \w+(?: gets)?) (.+)$/.exec(item) ?? [];
    if (!names.includes(name)) throw new Error(`no such move: ${item}`);
    moves[name] = inOrder(cardsOf(cards));
  }
  return moves;
}

function winsTrick(world: World, name: string, text?: string): void {
  const { before, after } = world.played;
  if (look(before).led === null) throw new Error('the trick is not complete');
  expect(nameOf(look(after).leader), 'the winner').toBe(name);
  if (text === undefined) return;
  const [had, has] = [piles(before), piles(after)];
  const gained = Object.entries(has).map(([pile, cards]) => [pile, without(cards, had[pile])]);
  expect(Object.fromEntries(gained)).toEqual(movesOf(text, Object.keys(has)));
}

/** Whether a reply beats a led card, in a phase; both seats hold one card more, to be played afterwards. */
function beats(reply: string, led: string, phase: number): boolean {
  const spare = ['K5', 'D5', 'U5'].filter((card) => card !== reply && card !== led && card[0] !== led[0])[0];
  const laid = arrange({ phase, leader: 0, led, hands: [undefined, [reply, spare]] });
  return look(playing(laid, reply)).leader === 1;
}

function beatsLed(_: World, ...[reply, not, led]: string[]): void {
  const wins = not === undefined;
  expect([1, 2].map((phase) => beats(reply, led, phase))).toEqual([wins, wins]);
}

/** A line of play to the end of phase 1: who led, which cards were shown, and which ones the losers drew. */
function recruiting(
  from: State,
  choose: (cards: string[]) => string,
): { led: number[]; shown: string[]; drawn: string[] } {
  const line = { led: [] as number[], shown: [] as string[], drawn: [] as string[] };
  for (let s = from; look(s).phase === 1; ) {
    const { leader, shown, won, drawn } = look(s);
    line.led.push(leader);
    line.shown.push(shown);
    const lead = playing(s, choose(choices(s)));
    s = playing(lead, choose(choices(lead)));
    const now = look(s);
    const followers = now.phase === 1 ? [now.won, now.drawn] : now.hands;
    const gained = without(followers.flat(2), [won, drawn].flat(2));
    line.drawn.push(...without(gained, [shown]));
  }
  return line;
}

function sameCards(world: World, shown: string, drawn: string): void {
  const low = recruiting(world.state, (cards) => cards[0]);
  const high = recruiting(world.state, (cards) => cards[cards.length - 1]);
  expect(low.led, 'who led').not.toEqual(high.led);
  for (const line of [low, high]) expect([line.shown, line.drawn]).toEqual([cardsOf(shown), cardsOf(drawn)]);
}

/** What came of a trick. */
export const WINNING: readonly Pattern<World>[] = [
  [says(`${NAME} wins the trick(?:: (.+))?`), winsTrick],
  [says(`${CARD} (does not )?beats? a led ${CARD}`), beatsLed],
  [says('however they play, the cards shown are (.+) and those drawn are (.+)'), sameCards],
];
