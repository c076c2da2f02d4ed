import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { claim } from '../../src/index.ts';
import { cardsOnTable, inOrder } from '../table.ts';
import { CARD, cardsOf, FACTION, letterOf, lettersOf, NAME, nameOf, seatOf } from './words.ts';
import type { World } from './world.ts';

const PILE = '(hand|score pile|prizes|draws|followers)';

/** A seat's pile; its followers are the cards it won and those it drew. */
function pileOf(world: World, name: string, pile: string): string[] {
  const { hands, won, drawn, score } = world.position;
  const seat = seatOf(name);
  const piles: Record<string, string[]> = {
    hand: hands[seat],
    'score pile': score[seat],
    prizes: won[seat],
    draws: drawn[seat],
    followers: inOrder([...won[seat], ...drawn[seat]]),
  };
  return piles[pile.toLowerCase()];
}

const SEATS: readonly Pattern<World>[] = [
  [
    says(`${NAME}'s ${PILE} (?:is|are): (.+)`),
    (w, name, pile, cards) => expect(pileOf(w, name, pile)).toEqual(inOrder(cardsOf(cards))),
  ],
  [
    says(`${NAME}'s ${PILE} (?:has|have) (\\d+) cards?`),
    (w, name, pile, n) => expect(pileOf(w, name, pile)).toHaveLength(Number(n)),
  ],
  [
    says('both hands have (\\d+) cards?'),
    (w, n) => expect(w.position.hands.map((hand: string[]) => hand.length)).toEqual([Number(n), Number(n)]),
  ],
  [
    says('nobody has followers or scored cards'),
    (w) => expect([w.position.won, w.position.drawn, w.position.score].flat(2)).toEqual([]),
  ],
  [
    says(`${NAME}'s voids: (.+)`),
    (w, name, letters) => expect(w.position.voids[seatOf(name)]).toBe(lettersOf(letters).join('')),
  ],
  [
    says(`the hands hold (\\d+) ${FACTION}`),
    (w, n, faction) => {
      const cards: string[] = w.position.hands.flat();
      expect(cards.filter((card) => card[0] === letterOf(faction))).toHaveLength(Number(n));
    },
  ],
];

const TABLE: readonly Pattern<World>[] = [
  [says('the deck has (\\d+) cards?'), (w, n) => expect(w.position.deck).toHaveLength(Number(n))],
  [says('the deck is: (.+)'), (w, cards) => expect(w.position.deck).toEqual(cardsOf(cards))],
  [says('the discard has (\\d+) cards?'), (w, n) => expect(w.position.discard).toHaveLength(Number(n))],
  [says('the discard is: (.+)'), (w, cards) => expect(w.position.discard).toEqual(inOrder(cardsOf(cards)))],
  [says('the score piles have (\\d+) cards?'), (w, n) => expect(w.position.score.flat()).toHaveLength(Number(n))],
  [says(`the shown card is ${CARD}`), (w, card) => expect(w.position.shown).toBe(card)],
  [says('no card is shown'), (w) => expect(w.position.shown).toBe(null)],
  [says('all cards on the table: (.+)'), (w, cards) => expect(cardsOnTable(w.state)).toEqual(cardsOf(cards))],
  [
    says('there are (\\d+) cards on the table: (.+)'),
    (w, n, text) => {
      const cards = cardsOnTable(w.state);
      expect(cards).toHaveLength(Number(n));
      for (const [, count, faction] of text.matchAll(/(\d+) (\w+)/g))
        expect(
          cards.filter((card) => card[0] === letterOf(faction)),
          faction,
        ).toHaveLength(Number(count));
    },
  ],
  [
    says('all ten undead are scored'),
    (w) => expect(w.position.score.flat().filter((card: string) => card[0] === 'U')).toHaveLength(10),
  ],
];

const TURN: readonly Pattern<World>[] = [
  [
    says('it is now phase (\\d), trick (\\d+)'),
    (w, ...numbers) => expect([w.position.phase, w.position.trick]).toEqual(numbers.map(Number)),
  ],
  [says(`${NAME} is to (lead|reply)`), (w, name, what) => w.expectActor(name, what === 'lead')],
  [
    says('nobody is to play'),
    (w) => expect([nameOf(claim.toAct(w.state)), w.position.toPlay]).toEqual(['nobody', null]),
  ],
  [
    says(`${NAME} is asked: (\\S+)((?: \\w+ [GKUDX]\\d)*)`),
    (w, name, key, text) => {
      expect(nameOf(claim.toAct(w.state))).toBe(name);
      const prompt = claim.prompt(w.state);
      const values = Object.entries(prompt.values).map(([value, card]) => ` ${value} ${cardId(card)}`);
      expect([prompt.key, values.join('')]).toEqual([key, text]);
    },
  ],
];

/** The id of a card that is named in a message. */
export const cardId = (value: unknown): string => {
  const { id, count } = value as { id: string; count: number };
  return `${letterOf(id)}${count}`;
};

/** What lies on the table, and whose turn it is. */
export const FINDING: readonly Pattern<World>[] = [...SEATS, ...TABLE, ...TURN];
