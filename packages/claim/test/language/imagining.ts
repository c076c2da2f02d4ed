import { FastRandom, type State } from '@interregnum/kernel';
import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { claim } from '../../src/index.ts';
import { look, readState } from '../table.ts';
import { expectAbout } from './dealing.ts';
import { seenBy, VIEWER } from './seeing.ts';
import { cardsOf, NAME, seatOf } from './words.ts';
import type { World } from './world.ts';

/** Deals that a viewer imagines, always by the same chance. */
function imagined(world: World, times: string, viewer: string): State[] {
  const seen = seenBy(world.state, viewer);
  const random = new FastRandom(`imagined for ${viewer}`);
  return Array.from({ length: Number(times) }, () => claim.imagine(seen, random));
}

/** Every deal is a good position that looks just as the real one does. */
function allFit(world: World, times: string, viewer: string): void {
  const seen = Array.from(seenBy(world.state, viewer));
  for (const s of imagined(world, times, viewer)) {
    readState(claim.position.write(s));
    expect(Array.from(seenBy(s, viewer))).toEqual(seen);
  }
}

function holdsIn(world: World, ...[times, viewer, name, text, n]: string[]): void {
  const hands = imagined(world, times, viewer).map((s): string[] => look(s).hands[seatOf(name)]);
  const cards = cardsOf(text);
  const copies = (hand: string[], card: string): number => hand.filter((each) => each === card).length;
  const found = hands.filter((hand) => cards.every((card) => copies(hand, card) >= copies(cards, card)));
  expectAbout(found.length, Number(n), Number(times));
}

const IMAGINED = `imagined (\\d+) times for ${VIEWER},`;

/** What a viewer who forgets nothing can imagine. */
export const IMAGINING: readonly Pattern<World>[] = [
  [says(`${IMAGINED} every deal fits`), allFit],
  [says(`${IMAGINED} ${NAME} holds (.+) in (?:about )?(\\d+)`), holdsIn],
  [
    says(`${IMAGINED} the deck is (.+) in about (\\d+)`),
    (w, times, viewer, cards, n) => {
      const found = imagined(w, times, viewer).filter((s) => look(s).deck.join() === cardsOf(cards).join());
      expectAbout(found.length, Number(n), Number(times));
    },
  ],
  [
    says(`${IMAGINED} the deal is always the real one`),
    (w, times, viewer) => {
      const deals = imagined(w, times, viewer).map((s) => claim.position.write(s));
      expect([...new Set(deals)]).toEqual([claim.position.write(w.state)]);
    },
  ],
  [
    says(`${IMAGINED} there are (\\d+) different deals`),
    (w, times, viewer, n) => {
      const deals = imagined(w, times, viewer).map((s) => claim.position.write(s));
      expect(new Set(deals).size).toBe(Number(n));
    },
  ],
];
