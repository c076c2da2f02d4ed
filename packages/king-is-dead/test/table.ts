import type { State } from '@interregnum/kernel';
import { testTable } from '@interregnum/testkit';
import { kingIsDead } from '../src/index.ts';
import {
  ADVANCED_BASE,
  BASIC_HAND,
  closeSwapRecord,
  control,
  deriveBoard,
  discard,
  newState,
  noteEmptied,
  playedOut,
  recordSwap,
  setActor,
  setCourt,
  setDisc,
  setEmptied,
  setFollowers,
  setHand,
  setMode,
  setPasses,
  setRecent,
  setRegionAt,
  setSaxonCard,
  setStruggles,
  setSupply,
  unsettle,
  withCard,
} from '../src/state/index.ts';
import { UNIT } from '../src/swap.ts';
import { type CardName, cardNumber, FACTIONS, type FactionName, REGIONS, type RegionName } from '../src/terms.ts';
import { askTurn } from '../src/turn.ts';

/** Followers in short: `2S1W` is two scots and one welsh; letters S W E V. */
export type Followers = string;

/** A table as one would lay it out to discuss a rule. What is not said is open, empty, ample or a full hand. */
export interface Table {
  readonly seats?: number;
  readonly advanced?: boolean;
  readonly solo?: boolean;
  readonly vikings?: boolean;
  readonly memory?: boolean;
  readonly landingsOnControl?: boolean;
  /** The version of the rules; the newest unless said otherwise. */
  readonly rules?: number;
  /** Followers of open regions; for resolved ones who holds them, in the order of their struggles. */
  readonly regions?: Partial<Record<RegionName, Followers | FactionName | 'unstable'>>;
  /** Not named: nine of each faction; a name with nothing else: just those. */
  readonly supply?: Followers;
  readonly courts?: readonly Followers[];
  readonly hands?: readonly (readonly CardName[])[];
  readonly piles?: readonly (readonly CardName[])[];
  /** Open regions in the order of their cards; those not named follow in region order. */
  readonly track?: readonly RegionName[];
  readonly discs?: Partial<Record<RegionName, number>>;
  readonly turn?: number;
  readonly passes?: number;
  readonly recent?: readonly number[];
  readonly emptied?: readonly number[];
  /** Solo: the Saxons' deck, top first; the cards not named follow in card order. */
  readonly deck?: readonly CardName[];
  readonly swap?: {
    readonly seat: number;
    readonly card: 'manoeuvre' | 'outmanoeuvre';
    readonly a: RegionName;
    readonly b: RegionName;
    readonly net: Partial<Record<FactionName, number>>;
  };
}

/** Seven struggles resolved: welsh three, scots two, english one, one unstable; devon is left. */
export const LANDS = {
  moray: 'welsh',
  strathclyde: 'welsh',
  lancaster: 'welsh',
  northumbria: 'scots',
  gwynedd: 'scots',
  warwick: 'english',
  essex: 'unstable',
} as const;

/** KD-SETUP-10  A basic hand, which is also the Saxons' deck, in card order. */
export const BASIC_CARDS: readonly CardName[] = [
  'scottish-support',
  'welsh-support',
  'english-support',
  'assemble',
  'assemble',
  'negotiate',
  'manoeuvre',
  'outmanoeuvre',
];

/** The keys of a position that everybody may see as they are. */
export const PUBLIC_KEYS = [
  'mode',
  'turn',
  'passes',
  'regions',
  'track',
  'supply',
  'courts',
  'struggles',
  'recent',
  'undo',
  'result',
] as const;

/** How many of each faction a short text names. */
export function count(text: Followers): number[] {
  if (!/^(\d+[SWEV])*$/.test(text)) throw new Error(`not followers: ${text}`);
  return [...'SWEV'].map((letter) => Number(new RegExp(`(\\d+)${letter}`).exec(text)?.[1] ?? 0));
}

const isHolder = (text: string): boolean => text === 'unstable' || (FACTIONS as readonly string[]).includes(text);

/** Lays out a table. The state need not be reachable: conservation is not checked. */
export function arrange(table: Table): State {
  const s = newState();
  const { rules = kingIsDead.meta.rulesVersion, landingsOnControl = false, memory = false } = table;
  const { seats = 2, advanced = false, solo = false, vikings = false } = table;
  setMode(s, { rules, seats, advanced, solo, vikings, memory, landingsOnControl });
  arrangeBoard(s, table);
  for (const [faction, n] of count(table.supply ?? `9S9W9E${vikings ? '9V' : ''}`).entries()) setSupply(s, faction, n);
  for (const [seat, court] of (table.courts ?? []).entries()) {
    for (const [faction, n] of count(court).entries()) setCourt(s, seat, faction, n);
  }
  arrangeCards(s, table, seats);
  setActor(s, table.turn ?? 0);
  setPasses(s, table.passes ?? 0);
  if (table.recent) setRecent(s, table.recent);
  if (table.emptied) setEmptied(s, table.emptied);
  if (table.swap) {
    const { seat, card, a, b, net } = table.swap;
    const change = FACTIONS.reduce((sum, name, faction) => sum + (net[name] ?? 0) * UNIT[faction], 0);
    recordSwap(s, seat, cardNumber(card), REGIONS.indexOf(a), REGIONS.indexOf(b), change);
    closeSwapRecord(s);
  }
  askTurn(s);
  return s;
}

function arrangeBoard(s: State, table: Table): void {
  const regions = Object.entries(table.regions ?? {}) as [RegionName, string][];
  const resolved = regions.filter(([, text]) => isHolder(text));
  for (const [name, holder] of resolved) {
    const region = REGIONS.indexOf(name);
    if (holder === 'unstable') unsettle(s, region);
    else control(s, region, FACTIONS.indexOf(holder as FactionName));
  }
  for (const [name, text] of regions.filter(([, text]) => !isHolder(text))) {
    for (const [faction, n] of count(text).entries()) setFollowers(s, REGIONS.indexOf(name), faction, n);
  }
  const order = new Set<RegionName>([...resolved.map(([name]) => name), ...(table.track ?? []), ...REGIONS]);
  for (const [space, name] of [...order].entries()) setRegionAt(s, space, REGIONS.indexOf(name));
  for (const [name, seat] of Object.entries(table.discs ?? {})) setDisc(s, REGIONS.indexOf(name as RegionName), seat);
  setStruggles(s, resolved.length);
  deriveBoard(s);
}

function arrangeCards(s: State, table: Table, seats: number): void {
  for (let seat = 0; seat < seats; seat++) {
    const named = table.hands?.[seat]?.map(cardNumber);
    setHand(s, seat, named === undefined ? (table.advanced ? ADVANCED_BASE : BASIC_HAND) : named.reduce(withCard, 0));
    const pile = table.piles?.[seat] ?? [];
    for (const card of pile) {
      // Played from a hand, so that recency and played-out hands follow; hands are as named all the same.
      if (named !== undefined) setHand(s, seat, BASIC_HAND);
      discard(s, seat, cardNumber(card));
    }
    if (named === undefined || pile.length === 0) continue;
    setHand(s, seat, named.reduce(withCard, 0));
    if (playedOut(s, seat)) noteEmptied(s, seat);
  }
  if (!table.solo) return;
  const names: CardName[] = [...(table.deck ?? [])];
  for (const card of BASIC_CARDS) {
    const wanted = card === 'assemble' ? 2 : 1;
    if (names.filter((name) => name === card).length < wanted) names.push(card);
  }
  const played = table.piles?.[1]?.length ?? 0;
  for (const [at, card] of names.slice(0, 8 - played).entries()) setSaxonCard(s, played + at, cardNumber(card));
}

export const { choices, playing, look } = testTable(kingIsDead);
