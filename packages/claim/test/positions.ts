import { FastRandom, type LogLine, type Seat, type State } from '@interregnum/kernel';
import { testTable } from '@interregnum/testkit';
import { claim } from '../src/index.ts';
import {
  addCard,
  deckSize,
  deckTop,
  discard,
  drawn,
  hand,
  newState,
  score,
  setDeckCard,
  setLeader,
  setLed,
  setShown,
  setTrick,
  setVoids,
  won,
} from '../src/state/index.ts';
import { CARDS, cardNumber, FIRST_PHASE, LETTERS, NO_CARD, OVER } from '../src/terms.ts';
import type { Viewer } from './hidden.ts';

/** Cards in short, such as `G0 G0 K7`. */
type Cards = string;
type PerSeat = readonly [Cards, Cards];

/** A table as one would lay it out to discuss a rule. What is not said is empty, the first trick, or seat 0. */
export interface Table {
  readonly phase?: number;
  readonly trick?: number;
  readonly leader?: Seat;
  readonly shown?: string;
  readonly led?: string;
  readonly hands?: PerSeat;
  readonly won?: PerSeat;
  readonly drawn?: PerSeat;
  readonly score?: PerSeat;
  readonly discard?: Cards;
  readonly voids?: readonly [string, string];
  /** Top first. */
  readonly deck?: Cards;
}

const idsOf = (cards: Cards | undefined): string[] => (cards ?? '').split(' ').filter((id) => id !== '');
const PILES = [
  ['hands', hand],
  ['won', won],
  ['drawn', drawn],
  ['score', score],
] as const;

/**
 * Lays out a table. Cards need not add up. In phase 1 the shown card and what is missing from the deck are taken from
 * the cards that are not named, in card order.
 */
export function arrange(table: Table): State {
  const s = newState();
  setTrick(s, table.phase ?? FIRST_PHASE, table.trick ?? 1);
  setLeader(s, table.leader ?? 0);
  setLed(s, table.led === undefined ? NO_CARD : cardNumber(table.led));
  for (const [key, pile] of PILES) {
    for (const [seat, cards] of (table[key] ?? []).entries())
      for (const id of idsOf(cards)) addCard(s, pile(seat), cardNumber(id));
  }
  for (const id of idsOf(table.discard)) addCard(s, discard, cardNumber(id));
  for (const [seat, letters] of (table.voids ?? []).entries())
    setVoids(
      s,
      seat,
      LETTERS.reduce((set, letter, faction) => (letters.includes(letter) ? set | (1 << faction) : set), 0),
    );
  arrangeDeck(s, table);
  return s;
}

function arrangeDeck(s: State, table: Table): void {
  const first = (table.phase ?? FIRST_PHASE) === FIRST_PHASE;
  const spare: string[] = [...CARDS];
  for (const id of PILES.flatMap(([key]) => (table[key] ?? []).flatMap(idsOf))) spare.splice(spare.indexOf(id), 1);
  for (const id of idsOf([table.shown ?? '', table.led ?? '', table.discard ?? '', table.deck ?? ''].join(' ')))
    spare.splice(spare.indexOf(id), 1);
  setShown(s, first ? cardNumber(table.shown ?? (spare.shift() as string)) : NO_CARD);
  const deck = [...idsOf(table.deck), ...spare].slice(0, deckSize(s));
  for (let place = 0; place < deckTop(s); place++) setDeckCard(s, place, NO_CARD);
  for (const [i, id] of deck.entries()) setDeckCard(s, deckTop(s) + i, cardNumber(id));
}

/** The position of a table as plain data, without any help from the engine. */
// biome-ignore lint/suspicious/noExplicitAny: canonical JSON, read and damaged by tests only
export function plain(table: Table): any {
  const { phase = FIRST_PHASE, trick = 1, leader = 0, shown = null, led = null, voids = ['', ''] } = table;
  const perSeat = ([first, second]: PerSeat = ['', '']) => [idsOf(first), idsOf(second)];
  return {
    game: 'claim',
    v: 1,
    phase,
    trick,
    leader,
    toPlay: phase === OVER ? null : led === null ? leader : 1 - leader,
    shown,
    led,
    hands: perSeat(table.hands),
    won: perSeat(table.won),
    drawn: perSeat(table.drawn),
    score: perSeat(table.score),
    discard: idsOf(table.discard),
    voids: [...voids],
    deck: idsOf(table.deck),
  };
}

/** The start of a game. */
export const FIRST_LEAD: Table = {
  leader: 1,
  shown: 'G7',
  hands: ['G0 G2 K3 K4 K6 K9 U1 U3 U6 U7 D3 X8 X9', 'G0 G0 G1 G9 K7 K8 U0 U2 U5 D0 D4 D7 X6'],
  deck: 'X0 G4 D1 D2 K5 X5 X4 G3 X7 D8 X3 D6 G8 X2 G6 D5 G5 U8 G0 U4 D9 G0 X1 K2 U9',
};
/** Trick 11 of phase 1, with a card to answer. */
export const LATE_REPLY: Table = {
  trick: 11,
  shown: 'U4',
  led: 'G2',
  hands: ['U6 D3', 'G0 G1 D0'],
  won: ['G3 G4 U8 D5 D6 X2', 'G7 D2 D8 X5'],
  drawn: ['K5 X0 X3 X4', 'G0 G5 G6 G8 D1 X7'],
  score: ['U0 U3 U5 U7', 'U1 U2'],
  discard: 'G0 G0 G9 K3 K4 K6 K7 K8 K9 D4 D7 X6 X8 X9',
  voids: ['', 'KU'],
  deck: 'D9 G0 X1 K2 U9',
};
/** The last decision of phase 1. */
export const LAST_REPLY: Table = {
  trick: 13,
  shown: 'K2',
  led: 'D3',
  hands: ['', 'D0'],
  won: ['G0 G3 G4 U4 U8 D5 D6 X2', 'G7 D2 D8 X5'],
  drawn: ['K5 X0 X3 X4', 'G0 G5 G6 G8 D1 D9 X1 X7'],
  score: ['U0 U3 U5 U6 U7', 'U1 U2'],
  discard: 'G0 G0 G0 G1 G2 G9 K3 K4 K6 K7 K8 K9 D4 D7 X6 X8 X9',
  voids: ['', 'KU'],
  deck: 'U9',
};
const DISCARDED = 'G0 G0 G0 G1 G2 G9 K3 K4 K6 K7 K8 K9 D0 D3 D4 D7 X6 X8 X9';
/** Trick 8 of phase 2, with a card to answer. */
export const SECOND_REPLY: Table = {
  phase: 2,
  trick: 8,
  leader: 1,
  led: 'G7',
  hands: ['G4 K2 K5 U4 X2 X4', 'G0 G6 G8 D2 D9'],
  score: ['U0 U3 U5 U6 U7 D8 X1 X3 X5', 'G0 G3 G5 U1 U2 U8 U9 D1 D5 D6 X0 X7'],
  discard: DISCARDED,
};
/** The end: seat 0 has the votes of knights, undead and doppelgangers. */
export const ENDED: Table = {
  phase: 3,
  trick: 13,
  score: ['G0 G6 G8 K2 K5 U0 U3 U4 U5 U6 U7 D8 X1 X2 X3 X4 X5', 'G0 G3 G4 G5 G7 U1 U2 U8 U9 D1 D2 D5 D6 D9 X0 X7'],
  discard: DISCARDED,
};

/** A full state from a table whose cards add up. */
export function stateOf(table: Table): State {
  const read = claim.position.read(JSON.stringify(plain(table)));
  if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
  return read.state;
}

/** A real game after so many random decisions. */
export function reached(seed: string, decisions: number): State {
  const random = new FastRandom(seed);
  const s = claim.setup({ seats: 2 }, random);
  for (let i = 0; i < decisions; i++) claim.play(s, claim.pick(s, random));
  return s;
}

export const { choices, playing, look } = testTable(claim);

/** What one trick between two single cards leaves behind; seat 0 leads. */
export const trickOf = (phase: number, lead: string, reply: string, table: Table = {}) =>
  look(playing(arrange({ phase, hands: [lead, reply], ...table }), lead, reply));

/** What is told of a card, to a viewer or to one who sees everything. */
export function lines(before: State, id: string, who?: Viewer): readonly LogLine[] {
  const seen = (s: State): State => (who === undefined ? s : claim.redact(s, who));
  return claim.tell(seen(before), cardNumber(id), seen(playing(before, id)));
}
