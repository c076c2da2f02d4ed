import type { Message, Seat, State, Value } from '@interregnum/kernel';
import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { claim } from '../../src/index.ts';
import { unseenDrawn, unseenHand } from '../../src/state/index.ts';
import { CARDS } from '../../src/terms.ts';
import { cardsOnTable, inOrder, look, readState, without } from '../table.ts';
import { cardId } from './finding.ts';
import { CARD, cardsOf, NAME, nameOf, seatOf } from './words.ts';
import type { World } from './world.ts';

export const VIEWER = '(Ana|Ben|the audience)';

const viewerOf = (name: string): Seat | 'audience' => (seatOf(name) < 0 ? 'audience' : seatOf(name));
export const seenBy = (s: State, viewer: string): State => claim.redact(s, viewerOf(viewer));

/** Cards seen and how many are not, as `G9 K2 and 3 unknown`. */
function told(cards: readonly string[]): string {
  const known = cards.filter((card) => card !== '?');
  const unknown = cards.length - known.length;
  return (
    [known.join(' '), unknown > 0 ? `${unknown} unknown` : ''].filter((part) => part !== '').join(' and ') || 'nothing'
  );
}

const HIDING: readonly Pattern<World>[] = [
  [
    says(`${VIEWER} sees in ${NAME}'s hand: (.+)`),
    (w, viewer, name, text) => expect(told(look(seenBy(w.state, viewer)).hands[seatOf(name)])).toBe(text),
  ],
  [
    says(`${VIEWER} sees among ${NAME}'s draws: (.+)`),
    (w, viewer, name, text) => expect(told(look(seenBy(w.state, viewer)).drawn[seatOf(name)])).toBe(text),
  ],
  [
    says(`${VIEWER} sees in the deck: (.+)`),
    (w, viewer, text) => expect(told(look(seenBy(w.state, viewer)).deck)).toBe(text),
  ],
  [
    says(`${VIEWER} sees all that lies open`),
    (w, viewer) => {
      const { hands: _h, drawn: _d, deck: _k, ...open } = w.position;
      expect(look(seenBy(w.state, viewer))).toMatchObject(open);
    },
  ],
  [
    says(`${VIEWER} sees everything`),
    (w, viewer) => expect(Array.from(seenBy(w.state, viewer))).toEqual(Array.from(w.state)),
  ],
];

/** The same table with two cards changed about. */
function exchanged(s: State, a: string, b: string): State {
  const text = claim.position.write(s).replace(new RegExp(`"(${a}|${b})"`, 'g'), (_, id) => `"${id === a ? b : a}"`);
  const position = JSON.parse(text);
  for (const key of ['hands', 'won', 'drawn', 'score']) position[key] = position[key].map(inOrder);
  return readState({ ...position, discard: inOrder(position.discard) });
}

/** Whether two tables look alike to a viewer. Both are read from their texts, so that both count turns from there. */
function looksAlike(world: World, viewer: string, a: string, b: string): boolean {
  const [one, other] = [readState(claim.position.write(world.state)), exchanged(world.state, a, b)];
  return Buffer.from(seenBy(one, viewer).buffer).equals(Buffer.from(seenBy(other, viewer).buffer));
}

/** The cards that a viewer sees nowhere. */
const unplaced = (world: World, viewer: string): string[] => without(CARDS, cardsOnTable(seenBy(world.state, viewer)));

function cannotPlace(world: World, ...[viewer, all, inHand, drawn, inDeck]: string[]): void {
  const s = seenBy(world.state, viewer);
  const other = 1 - seatOf(viewer);
  const counts = [unseenHand(s, other), unseenDrawn(s, other), look(s).deck.length];
  expect([unplaced(world, viewer).length, ...counts]).toEqual([all, inHand, drawn, inDeck].map(Number));
}

const KNOWING: readonly Pattern<World>[] = [
  [
    says(`${VIEWER} (can|cannot) tell if ${CARD} and ${CARD} change places`),
    (w, viewer, can, a, b) => expect(looksAlike(w, viewer, a, b)).toBe(can === 'cannot'),
  ],
  [
    says(`${NAME} cannot place (\\d+) cards: (\\d+) held and (\\d+) drawn by (?:Ana|Ben), (\\d+) in the deck`),
    cannotPlace,
  ],
  [
    says(`${NAME} can work out ${NAME}'s hand: (.+)`),
    (w, viewer, name, cards) => {
      expect(unplaced(w, viewer)).toEqual(inOrder(cardsOf(cards)));
      expect(w.position.hands[seatOf(name)]).toEqual(inOrder(cardsOf(cards)));
    },
  ],
];

/** The lines of the log as one would say them; `seat`, `card`, `cards` and `count` stand for their values. */
const LINES: Readonly<Record<string, string>> = {
  lead: 'seat leads card',
  reply: 'seat replies card',
  trick: 'seat wins the trick',
  undead: 'seat scores cards',
  dwarves: 'seat gets dwarves: count',
  won: 'seat takes card',
  drew: 'seat draws card',
  'drew-unseen': 'seat draws a hidden one',
  'turned-up': 'card comes next',
  'second-phase': 'seat opens phase 2',
  'end-won': 'seat wins the game',
  'end-drawn': 'nobody wins the game',
};

function wordFor(value: Value): string {
  if (Array.isArray(value)) return value.map(wordFor).join(' ');
  if (typeof value === 'object' && 'seat' in value) return nameOf(value.seat);
  return typeof value === 'object' ? cardId(value) : String(value);
}

const inWords = ({ key, values }: Message): string =>
  (LINES[key] ?? key).replace(/\b(seat|cards?|count)\b/g, (name) => wordFor(values[name]));

function isTold(world: World, viewer: string, text: string): void {
  const { before, card, after } = world.played;
  const choice = claim.notation.read(before, card) as number;
  const lines = claim.tell(seenBy(before, viewer), choice, seenBy(after, viewer));
  expect(lines.map(inWords).join('; ')).toBe(text);
}

/** What a viewer sees, can know, and is told of the latest card. */
export const SEEING: readonly Pattern<World>[] = [...HIDING, ...KNOWING, [says(`${VIEWER} is told: (.+)`), isTold]];
