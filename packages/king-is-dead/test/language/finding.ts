import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { FACTIONS, REGIONS } from '../../src/terms.ts';
import { cardsOf, changes, counts, listOf, NAME, nameOf, regionOf, seatOf, seatsOf } from './words.ts';
import type { World } from './world.ts';

const REGION = `(${REGIONS.join('|')})`;
const FOLLOWERS = '(\\d[^f]*|nobody)';

type Holder = Record<string, number>;
const held = (holder: Holder): number[] => FACTIONS.map((faction) => holder[faction] ?? 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const regions = (world: World): Holder[] => Object.values(world.position.regions);

/** Pieces of one faction, wherever they are. */
const everywhere = (world: World, faction: string): number => {
  const { supply, courts } = world.position;
  return sum([supply, ...courts, ...regions(world)].map((holder: Holder) => holder[faction] ?? 0));
};

const cards = (world: World, faceUp: boolean): string[] =>
  world.position.track
    .filter((entry: { faceUp: boolean }) => entry.faceUp === faceUp)
    .map((entry: { region: string }) => entry.region);

function lastSwap(world: World, ...[name, card, a, change, b]: string[]): void {
  const net = changes(change.toUpperCase());
  expect(world.position.undo).toEqual({
    seat: seatOf(name),
    card: card.toLowerCase(),
    a: regionOf(a),
    b: regionOf(b),
    net,
  });
}

function disc(world: World, name: string, where: string): void {
  const entry = world.position.track.find((each: { disc: number | null }) => each.disc === seatOf(name));
  expect(entry?.region ?? 'free').toBe(where.toLowerCase());
}

const BOARD: readonly Pattern<World>[] = [
  [
    says(`${REGION} (?:has|still has) ${FOLLOWERS}`),
    (w, region, text) => expect(held(w.position.regions[regionOf(region)])).toEqual(counts(text)),
  ],
  [says(`${REGION} is open`), (w, region) => expect(w.position.regions[regionOf(region)].control).toBe(null)],
  [
    says(`${REGION} is (?:(unstable)|controlled by (\\w+))`),
    (w, region, unstable, holder) =>
      expect(w.position.regions[regionOf(region)].control).toBe((unstable ?? holder).toLowerCase()),
  ],
  [
    says('every region has (\\d+) followers'),
    (w, n) => expect(regions(w).map((r) => sum(held(r)))).toEqual(Array(8).fill(Number(n))),
  ],
  [
    says(`the supply has ${FOLLOWERS}`),
    (w, text) => expect(held({ ...w.position.supply, vikings: 0 })).toEqual(counts(text)),
  ],
  [
    says('the supply has (\\d+) followers'),
    (w, n) => expect(sum(held({ ...w.position.supply, vikings: 0 }))).toBe(Number(n)),
  ],
  [says('the reserve has (\\d+)'), (w, n) => expect(w.position.supply.vikings).toBe(Number(n))],
  [
    says(`${NAME}'s court has ${FOLLOWERS}`),
    (w, name, text) => expect(held(w.position.courts[seatOf(name)])).toEqual(counts(text)),
  ],
  [says(`the Saxon court has ${FOLLOWERS}`), (w, text) => expect(held(w.position.courts[1])).toEqual(counts(text))],
  [
    says('every court has (\\d+) followers'),
    (w, n) =>
      expect(w.position.courts.map((court: Holder) => sum(held(court)))).toEqual(
        Array(w.position.mode.seats).fill(Number(n)),
      ),
  ],
  [
    says('there are (\\d+) scots, (\\d+) welsh, (\\d+) english and (\\d+) vikings in all'),
    (w, ...totals) => expect(FACTIONS.map((faction) => everywhere(w, faction))).toEqual(totals.map(Number)),
  ],
];

const TRACK: readonly Pattern<World>[] = [
  [says(`the contested region is ${REGION}`), (w, region) => expect(cards(w, true)[0]).toBe(regionOf(region))],
  [says('face up: (.+)'), (w, text) => expect(cards(w, true)).toEqual(listOf(text))],
  [says('face down: (.+)'), (w, text) => expect(cards(w, false)).toEqual(listOf(text))],
  [says(`${NAME}'s disc is (?:on )?(free|${REGIONS.join('|')})`), disc],
  [says('the Saxon disc is on (\\w+)'), (w, region) => disc(w, 'Ben', region)],
];

const CARDS: readonly Pattern<World>[] = [
  [says(`${NAME}'s hand is (.+)`), (w, name, text) => expect(w.position.hands[seatOf(name)]).toEqual(cardsOf(text))],
  [says(`${NAME}'s pile is (.+)`), (w, name, text) => expect(w.position.discards[seatOf(name)]).toEqual(cardsOf(text))],
  [says('the Saxon pile is (.+)'), (w, text) => expect(w.position.discards[1]).toEqual(cardsOf(text))],
  [says('the Saxon deck is (.+)'), (w, text) => expect(w.position.hands[1]).toEqual(cardsOf(text))],
  [says('the Saxon deck has (\\d) cards?'), (w, n) => expect(w.position.hands[1]).toHaveLength(Number(n))],
  [says('(\\d+) cunning cards are undealt'), (w, n) => expect(w.position.removed).toHaveLength(Number(n))],
  [
    says('the cunning cards in hands and undealt are (.+)'),
    (w, text) => {
      const dealt: string[] = [...w.position.hands.flat(), ...w.position.removed];
      const common = ['assemble', 'negotiate', 'manoeuvre', 'outmanoeuvre'];
      expect(dealt.filter((card) => !common.includes(card)).sort()).toEqual([...cardsOf(text)].sort());
    },
  ],
  [
    says('every hand has (\\d) cards, among them (.+)'),
    (w, n, text) => {
      for (const hand of w.position.hands as string[][]) {
        expect(hand).toHaveLength(Number(n));
        for (const card of new Set(cardsOf(text)))
          expect(hand.filter((each) => each === card)).toEqual(cardsOf(text).filter((each) => each === card));
      }
    },
  ],
];

const TURN: readonly Pattern<World>[] = [
  [says('the pass count is (\\d)'), (w, n) => expect(w.position.passes).toBe(Number(n))],
  [
    says(`${NAME} is to act`),
    (w, name) => {
      expect(w.halfMade, 'a turn in progress').toBe(false);
      expect(nameOf(w.position.turn)).toBe(name.toLowerCase());
    },
  ],
  [says('nobody is to act'), (w) => expect([w.position.turn, w.options]).toEqual([null, []])],
  [says('the undo record is empty'), (w) => expect(w.position.undo).toBe(null)],
  [says(`the undo record is ${NAME}'s (manoeuvre|outmanoeuvre): (\\w+) (\\S+) against (\\w+)`), lastSwap],
  [says('the order of recency is (.+)'), (w, names) => expect(w.position.recent).toEqual(seatsOf(names))],
  [says('the order of playing out is (.+)'), (w, names) => expect(w.position.emptied).toEqual(seatsOf(names))],
  [says('the same choices lead to the same position'), (w) => expect(w.replayed()).toBe(JSON.stringify(w.position))],
];

/** What is found on the table. */
export const FINDING: readonly Pattern<World>[] = [...BOARD, ...TRACK, ...CARDS, ...TURN];
