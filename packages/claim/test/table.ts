import type { State } from '@interregnum/kernel';
import { testTable } from '@interregnum/testkit';
import { claim } from '../src/index.ts';
import { CARDS, LETTERS, TRICKS } from '../src/terms.ts';

type Cards = readonly string[];
type PerSeat<T> = readonly [T | undefined, T | undefined];

/** A table as one would lay it out to discuss a rule. Piles that are named are just that; `arrange` deals the rest. */
export interface Table {
  readonly phase?: number;
  readonly trick?: number;
  readonly leader?: number;
  readonly led?: string;
  readonly shown?: string;
  readonly hands?: PerSeat<Cards>;
  readonly won?: PerSeat<Cards>;
  readonly drawn?: PerSeat<Cards>;
  readonly score?: PerSeat<Cards>;
  readonly discard?: Cards;
  readonly voids?: PerSeat<Cards>;
  /** The top of the deck; what lies below is dealt. */
  readonly next?: Cards;
}

const isUndead = (card: string): boolean => card.startsWith('U');
export const inOrder = (cards: Cards): string[] => [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));

/** What is left of some cards when others are taken out once each. */
export function without(cards: Cards, taken: Cards): string[] {
  const left = [...cards];
  for (const card of taken) {
    if (!left.includes(card)) throw new Error(`there are not so many of ${card}`);
    left.splice(left.indexOf(card), 1);
  }
  return left;
}

/** All cards, the factions well mixed. */
const MIXED: Cards = CARDS.map((_, i) => CARDS[(i * 11) % CARDS.length]);

/** The cards that no sentence has named. */
class Rest {
  private cards: string[];

  constructor(named: Cards) {
    this.cards = without(MIXED, named);
  }

  /** Some of them; undead first, if a discard remains to be filled, where they cannot lie. */
  take(count: number, undeadFirst = false, lacking: Cards = []): string[] {
    const open = this.cards.filter((card) => !lacking.includes(card[0]));
    const ordered = undeadFirst ? [...open.filter(isUndead), ...open.filter((card) => !isUndead(card))] : open;
    const taken = ordered.slice(0, Math.max(0, count));
    const mixed = without(this.cards, without(this.cards, taken));
    this.cards = without(this.cards, taken);
    return mixed;
  }

  undead = (): string[] => this.take(this.cards.filter(isUndead).length, true);
  all = (): string[] => this.take(this.cards.length);
}

/** Which trick it is follows from a hand, if any is named. */
function trickOf(table: Table, leader: number): number {
  if (table.phase === 3) return TRICKS;
  const seat = table.hands?.findIndex((hand) => hand !== undefined) ?? -1;
  if (table.trick !== undefined || seat < 0) return table.trick ?? 1;
  const played = table.led !== undefined && seat === leader ? 1 : 0;
  return TRICKS + 1 - played - (table.hands?.[seat]?.length ?? 0);
}

/** How many tricks each seat has won so far: as prizes or draws tell, or half of them, the leader one more. */
function tricksWon({ won, drawn }: Table, played: number, leader: number): [number, number] {
  const told = [0, 1].map((seat) => won?.[seat]?.length ?? drawn?.[1 - seat]?.length);
  const first = told[0] ?? (told[1] === undefined ? undefined : played - told[1]);
  const half = leader === 0 ? Math.ceil(played / 2) : Math.floor(played / 2);
  return [first ?? half, played - (first ?? half)];
}

type Piles = Pick<Table, 'won' | 'drawn' | 'discard'> & { score: [string[], string[]]; deck: Cards };

/** Phase 1: followers and the deck take undead first, because the discard cannot. */
function firstPhase(table: Table, rest: Rest, trick: number, leader: number): Piles {
  const wins = tricksWon(table, trick - 1, leader);
  const won = [0, 1].map((seat) => table.won?.[seat] ?? rest.take(wins[seat], true));
  const drawn = [0, 1].map((seat) => table.drawn?.[seat] ?? rest.take(wins[1 - seat], true));
  const next = table.next ?? [];
  const deck = [...next, ...rest.take(2 * TRICKS + 1 - 2 * trick - next.length, true)];
  return { won: [won[0], won[1]], drawn: [drawn[0], drawn[1]], deck, ...scoredAndDiscarded(table, rest) };
}

/** Undead that are not named lie on Ana's score pile; other cards are discarded, unless the discard is named. */
function scoredAndDiscarded(table: Table, rest: Rest): Pick<Piles, 'score' | 'discard'> {
  const [ana, ben] = [[...(table.score?.[0] ?? []), ...rest.undead()], [...(table.score?.[1] ?? [])]];
  if (table.discard !== undefined) return { score: [[...ana, ...rest.all()], ben], discard: table.discard };
  if (table.score === undefined && table.phase === 2) {
    const discard = rest.take(2 * TRICKS - ana.length);
    const shared = rest.all();
    const half = Math.floor(shared.length / 2);
    return {
      score: [
        [...ana, ...shared.slice(half)],
        [...ben, ...shared.slice(0, half)],
      ],
      discard,
    };
  }
  return { score: [ana, ben], discard: rest.all() };
}

const both = (cards: PerSeat<Cards> | undefined): Cards[] => [cards?.[0] ?? [], cards?.[1] ?? []];

const optional = (card: string | undefined): string[] => (card === undefined ? [] : [card]);

/** Lays a table; the cards that are not named are dealt where there is room for them. Only phase 1 has prizes, draws and a deck. */
export function arrange(table: Table): State {
  const { phase = 1, leader = 0, led } = table;
  const { hands, won, drawn, score, discard = [], voids, next = [] } = table;
  const trick = trickOf(table, leader);
  const recruits = phase === 1 ? [...[won, drawn].flatMap(both).flat(), ...next, ...optional(table.shown)] : [];
  const rest = new Rest([...[hands, score].flatMap(both).flat(), ...discard, ...optional(led), ...recruits]);
  const dealt = [0, 1].map((seat) => {
    const size = phase === 3 ? 0 : TRICKS + 1 - trick - (led !== undefined && seat === leader ? 1 : 0);
    return hands?.[seat] ?? rest.take(size, false, voids?.[seat] ?? []);
  });
  const shown = phase === 1 ? (table.shown ?? rest.take(1)[0]) : null;
  const piles = phase === 1 ? firstPhase(table, rest, trick, leader) : { deck: [], ...scoredAndDiscarded(table, rest) };
  return readState({
    game: 'claim',
    v: 1,
    phase,
    trick,
    leader,
    toPlay: phase === 3 ? null : led === undefined ? leader : 1 - leader,
    shown,
    led: led ?? null,
    hands: dealt.map(inOrder),
    won: both('won' in piles ? piles.won : undefined).map(inOrder),
    drawn: both('drawn' in piles ? piles.drawn : undefined).map(inOrder),
    score: piles.score.map(inOrder),
    discard: inOrder(piles.discard ?? []),
    voids: both(voids).map((letters) => LETTERS.filter((letter) => letters.includes(letter)).join('')),
    deck: piles.deck,
  });
}

/** The state of a position, which must be a good one. */
export function readState(position: unknown): State {
  const read = claim.position.read(typeof position === 'string' ? position : JSON.stringify(position));
  if ('flaw' in read) throw new Error(`no good position: ${read.flaw.invariant} ${JSON.stringify(read.flaw.values)}`);
  return read.state;
}

export const { choices, playing, look } = testTable(claim);

/** Every card that a position tells of, wherever it lies. */
export const cardsOnTable = (s: State): string[] => {
  const { hands, won, drawn, score, discard, deck, shown, led } = look(s);
  const all = [...[hands, won, drawn, score].flat(2), ...discard, ...deck, shown, led];
  return inOrder(all.filter((card: string | null) => card !== null && card !== '?'));
};
