import { type State, UNKNOWN } from '@interregnum/kernel';
import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { kingIsDead } from '../../src/index.ts';
import {
  HAND_SIZE,
  hand,
  listCards,
  pileCard,
  pileSize,
  removedCards,
  removedUnseen,
  saxonCard,
  unseen,
} from '../../src/state/index.ts';
import { CARD_NAMES } from '../../src/terms.ts';
import { look } from '../table.ts';
import { NAME, seatOf } from './words.ts';
import type { World } from './world.ts';

const VIEWER = '(Ana|Ben|Cleo|Dov|the audience)';

const seenBy = (world: World, viewer: string): State =>
  kingIsDead.redact(world.state, seatOf(viewer) < 0 ? 'audience' : seatOf(viewer));

const cardName = (card: number): string => (card === UNKNOWN ? 'unknown' : CARD_NAMES[card]);

/** `assemble, 3 unknown` as a list. */
const cards = (text: string): string[] =>
  text === 'nothing'
    ? []
    : text.split(', ').flatMap((item) => {
        const [, n] = /^(\d) unknown$/.exec(item) ?? [];
        return n === undefined ? [item] : Array<string>(Number(n)).fill('unknown');
      });

const handOf = (s: State, seat: number): string[] => [
  ...listCards(hand(s, seat)).map(cardName),
  ...Array<string>(unseen(s, seat)).fill('unknown'),
];

/** What a viewer knows of cards that not everybody may see. */
export const SEEING: readonly Pattern<World>[] = [
  [
    says(`${VIEWER} sees? in ${NAME}'s hand: (.+)`),
    (world, viewer, name, text) => expect(handOf(seenBy(world, viewer), seatOf(name))).toEqual(cards(text)),
  ],
  [
    says(`${VIEWER} sees? in ${NAME}'s pile: (.+)`),
    (world, viewer, name, text) => {
      const s = seenBy(world, viewer);
      const pile = Array.from({ length: pileSize(s, seatOf(name)) }, (_, height) => pileCard(s, seatOf(name), height));
      expect(pile.map(cardName)).toEqual(cards(text));
    },
  ],
  [
    says(`${VIEWER} sees? of the undealt cards: (.+)`),
    (world, viewer, text) => {
      const s = seenBy(world, viewer);
      const known = listCards(removedCards(s)).map(cardName);
      expect([...known, ...Array<string>(removedUnseen(s)).fill('unknown')]).toEqual(cards(text));
    },
  ],
  [
    says(`${VIEWER} sees? of the Saxon deck: (.+)`),
    (world, viewer, text) => {
      const s = seenBy(world, viewer);
      const order = Array.from({ length: HAND_SIZE }, (_, struggle) => cardName(saxonCard(s, struggle)));
      expect(order.slice(pileSize(s, 1))).toEqual(cards(text));
    },
  ],
  [
    says(`${VIEWER} sees? every (region|court)`),
    (world, viewer, what) => {
      const key = `${what.toLowerCase()}s`;
      expect(look(seenBy(world, viewer))[key]).toEqual(world.position[key]);
    },
  ],
];
