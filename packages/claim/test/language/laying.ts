import { readFileSync } from 'node:fs';
import type { State } from '@interregnum/kernel';
import { type Pattern, says } from '@interregnum/testkit';
import { readState } from '../table.ts';
import { CARD, cardOf, cardsOf, lettersOf, NAME, seatOf } from './words.ts';
import type { World } from './world.ts';

/** One of the positions printed in the rules. */
export function printedPosition(name: string): State {
  const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
  const [, printed] = /```\w*\n(.+?)```/s.exec(rules.split(`### Position ${name.toUpperCase()}:`)[1]) ?? [];
  return readState(printed);
}

type PilePerSeat = 'hands' | 'won' | 'drawn' | 'score' | 'voids';

/** Names one seat's part of the table. */
const ofSeat =
  (key: PilePerSeat, read: (text: string) => string[] = cardsOf): Pattern<World>[1] =>
  (world, name, text) => {
    const [ana, ben] = world.table[key] ?? [];
    world.table[key] = seatOf(name) === 0 ? [read(text), ben] : [ana, read(text)];
  };

/** Names one part of the table. */
const part =
  (lay: (...groups: string[]) => object): Pattern<World>[1] =>
  (world, ...groups) => {
    Object.assign(world.table, lay(...groups));
  };

/**
 * How the table lies. Hands, prizes, draws, score piles and the discard are just what is said; those of which nothing
 * is said are dealt from the cards left over. The trick follows from the hands. Undead left over lie with Ana.
 */
export const LAYING: readonly Pattern<World>[] = [
  [says('phase (1|2)'), part((phase) => ({ phase: Number(phase) }))],
  [says('phase (1|2), trick (\\d+)'), part((phase, trick) => ({ phase: Number(phase), trick: Number(trick) }))],
  [says('the game is over'), part(() => ({ phase: 3 }))],
  [says(`the lead is ${NAME}'s`), part((name) => ({ leader: seatOf(name) }))],
  [says(`${NAME} has led ${CARD}`), part((name, card) => ({ leader: seatOf(name), led: cardOf(card) }))],
  [says(`shown: ${CARD}`), part((card) => ({ shown: cardOf(card) }))],
  [says('next in the deck: (.+)'), part((cards) => ({ next: cardsOf(cards) }))],
  [says(`${NAME} holds (.+)`), ofSeat('hands')],
  [says(`${NAME} has won (.+)`), ofSeat('won')],
  [says(`${NAME} has drawn (.+)`), ofSeat('drawn')],
  [says(`${NAME} has scored (.+)`), ofSeat('score')],
  [says(`${NAME} is known to lack (.+)`), ofSeat('voids', lettersOf)],
  [says('discarded so far: (.+)'), part((cards) => ({ discard: cardsOf(cards) }))],
  [says('a new game \\(seed (\\d+)\\)'), (world, seed) => world.deal(seed)],
  [says('position ([A-Z]) of the rules'), (world, name) => world.begin(printedPosition(name))],
  [says('start over'), (world) => world.startOver(false)],
  [says('a new table'), (world) => world.startOver(true)],
];
