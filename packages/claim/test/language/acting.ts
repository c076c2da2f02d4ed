import { FastRandom } from '@interregnum/kernel';
import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { claim } from '../../src/index.ts';
import { choices } from '../table.ts';
import { CARD, NAME, seatOf } from './words.ts';
import type { World } from './world.ts';

const playCard =
  (leads: boolean): Pattern<World>[1] =>
  (world, name, card) => {
    world.expectActor(name, leads);
    world.play(card);
  };

const LENGTH = '(for \\d+ tricks?|to the end of phase 1|to the end)';

/** Plays until the end, of the phase or of the game, or for some tricks. */
function playOn(world: World, length: string, choose: (cards: string[]) => string): void {
  const { phase } = world.position;
  let cards = /^for/i.test(length) ? 2 * Number(/\d+/.exec(length)) : Number.POSITIVE_INFINITY;
  const goesOn = (): boolean => cards > 0 && world.position.phase < 3;
  while (goesOn() && (!/phase/i.test(length) || world.position.phase === phase)) {
    world.play(choose(choices(world.state)));
    cards--;
  }
  if (Number.isFinite(cards)) expect(cards, 'cards left to play').toBe(0);
}

export const ACTING: readonly Pattern<World>[] = [
  [says(`${NAME} leads ${CARD}`), playCard(true)],
  [says(`${NAME} replies ${CARD}`), playCard(false)],
  [
    says(`they play the (first|last) of their cards ${LENGTH}`),
    (world, which, length) => playOn(world, length, (cards) => cards[which === 'first' ? 0 : cards.length - 1]),
  ],
  [
    says(`they play by chance ${LENGTH} \\(seed (\\d+)\\)`),
    (world, length, seed) => {
      const random = new FastRandom(seed);
      playOn(world, length, (cards) => cards[random.below(cards.length)]);
    },
  ],
];

function isRefused(world: World, ...[name, attempt, clause, reason]: string[]): void {
  const seat = claim.toAct(world.state);
  if (seat >= 0) expect(seat, 'the seat to play').toBe(seatOf(name));
  const refusal = claim.refusal(world.state, attempt);
  expect(refusal?.clause ?? 'nothing').toBe(clause);
  if (reason !== undefined) expect(refusal?.key).toBe(reason);
  expect(choices(world.state)).not.toContain(attempt);
}

const mayPlay: Pattern<World>[1] = (world, name, cards) => {
  expect(claim.toAct(world.state), 'the seat to play').toBe(seatOf(name));
  expect(choices(world.state).sort()).toEqual(cards.split(/,? /).sort());
};

function mayPlayInBoth(world: World, name: string, cards: string): void {
  for (const phase of [1, 2]) {
    const s = world.laidWith({ phase });
    expect(claim.toAct(s), 'the seat to play').toBe(seatOf(name));
    expect(choices(s).sort(), `phase ${phase}`).toEqual(cards.split(/,? /).sort());
  }
}

function mayPlayAll(world: World, name: string): void {
  expect(claim.toAct(world.state), 'the seat to play').toBe(seatOf(name));
  expect(choices(world.state)).toEqual([...new Set<string>(world.position.hands[seatOf(name)])]);
}

/** What may be played, and why not. A refused attempt changes nothing. */
export const TRYING: readonly Pattern<World>[] = [
  [says(`${NAME} tries (.+): refused by (\\S+)(?: as ([\\w-]+))?`), isRefused],
  [says(`${NAME} may play: (.+)`), mayPlay],
  [says(`in both phases ${NAME} may play: (.+)`), mayPlayInBoth],
  [says(`${NAME} may play every card of the hand`), mayPlayAll],
];
