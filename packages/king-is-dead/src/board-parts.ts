import { type Bits, HIDDEN, has, members, type State, UNKNOWN, upTo } from '@interregnum/kernel';
import {
  actor,
  controlledBy,
  discOwner,
  effect,
  ending,
  followers,
  HAND_SIZE,
  hand,
  inCourt,
  inSupply,
  isBetweenTurns,
  isUnstable,
  listCards,
  modeOf,
  passes,
  pileCard,
  pileSize,
  regionAt,
  removedCards,
  removedUnseen,
  SPACES,
  saxonCard,
  seatCount,
  struggles,
  unseen,
  winners,
} from './state/index.ts';
import {
  CARD_NAMES,
  type CardName,
  ENDINGS,
  ENGLISH,
  FACTIONS,
  type FactionName,
  NOT_ENDED,
  REGIONS,
  type RegionName,
  SAXON_SEAT,
  SCOTS,
  VIKINGS,
  WELSH,
} from './terms.ts';

/** Vikings stand in no court. */
export type Followers = Readonly<Partial<Record<FactionName, number>>>;

export const UNSTABLE = 'unstable';
export type Holder = FactionName | typeof UNSTABLE;

export type Region = Followers & { readonly control: Holder | null };

/** A card, or one that the viewer cannot see. */
export type Card = CardName | typeof HIDDEN;

/** What lies on the table between turns. */
interface Table {
  readonly mode: {
    readonly seats: number;
    readonly advanced: boolean;
    readonly solo: boolean;
    readonly vikings: boolean;
  };
  readonly turn: number | null;
  readonly passes: number;
  readonly regions: Readonly<Record<RegionName, Region>>;
  readonly track: readonly { readonly region: RegionName; readonly disc: number | null }[];
  readonly supply: Followers;
  readonly courts: readonly Followers[];
  readonly hands: readonly (readonly Card[])[];
  readonly discards: readonly (readonly Card[])[];
  readonly removed: readonly Card[];
  readonly struggles: readonly { readonly region: RegionName; readonly winner: Holder }[];
  readonly result: { readonly ending: (typeof ENDINGS)[number]; readonly winners: readonly number[] } | null;
}

/** What lies on the table, as a viewer sees it. */
export interface Board extends Table {
  /** A turn in the middle: whose it is, and the card that is carried out (for a spy, the copied one). */
  readonly halfMade?: { readonly actor: number; readonly effect: CardName };
}

export const cardName = (card: number): Card => (card === UNKNOWN ? HIDDEN : CARD_NAMES[card]);

/** Cards in order, then those that the viewer cannot see. */
function cardNames(known: Bits, unknown: number): Card[] {
  const list = listCards(known).map(cardName);
  for (let left = unknown; left > 0; left--) list.push(HIDDEN);
  return list;
}

export const byFaction = (count: (faction: number) => number) => ({
  scots: count(SCOTS),
  welsh: count(WELSH),
  english: count(ENGLISH),
  vikings: count(VIKINGS),
});

/** Who holds a resolved region; null while it is open. */
export function holderOf(s: State, region: number): Holder | null {
  if (isUnstable(s, region)) return UNSTABLE;
  return FACTIONS.find((_, faction) => has(controlledBy(s, faction), region)) ?? null;
}

function regionsOf(s: State): Table['regions'] {
  const [moray, strathclyde, lancaster, northumbria, gwynedd, warwick, essex, devon] = REGIONS.map((_, region) => ({
    ...byFaction((faction) => followers(s, region, faction)),
    control: holderOf(s, region),
  }));
  return { moray, strathclyde, lancaster, northumbria, gwynedd, warwick, essex, devon };
}

function cardAt(s: State, space: number): Table['track'][number] {
  const owner = discOwner(s, regionAt(s, space));
  return { region: REGIONS[regionAt(s, space)], disc: owner < 0 ? null : owner };
}

const courtOf = (s: State, seat: number): Followers => ({
  scots: inCourt(s, seat, SCOTS),
  welsh: inCourt(s, seat, WELSH),
  english: inCourt(s, seat, ENGLISH),
});

/** Solo: what is left of the Saxons' deck, top first. */
function saxonDeck(s: State): Card[] {
  // While the Saxons resolve a card, it lies on their pile already.
  const played = Math.max(struggles(s), pileSize(s, SAXON_SEAT));
  return upTo(HAND_SIZE - played, (left) => cardName(saxonCard(s, played + left)));
}

function struggleAt(s: State, space: number): Table['struggles'][number] {
  const region = regionAt(s, space);
  return { region: REGIONS[region], winner: holderOf(s, region) ?? UNSTABLE };
}

/** The board without the turn in progress. Its keys are in the order that positions have (RULES.md, section 3). */
export function layTable(s: State): Table {
  const { seats, advanced, solo, vikings } = modeOf(s);
  const over = ending(s) !== NOT_ENDED;
  const bySeat = <T>(of: (seat: number) => T): T[] => upTo(seatCount(s), of);
  return {
    mode: { seats, advanced, solo, vikings },
    turn: over ? null : solo ? 0 : actor(s),
    passes: passes(s),
    regions: regionsOf(s),
    track: upTo(SPACES, (space) => cardAt(s, space)),
    supply: byFaction((faction) => inSupply(s, faction)),
    courts: bySeat((seat) => courtOf(s, seat)),
    hands: bySeat((seat) => (solo && seat === SAXON_SEAT ? saxonDeck(s) : cardNames(hand(s, seat), unseen(s, seat)))),
    discards: bySeat((seat) => upTo(pileSize(s, seat), (height) => cardName(pileCard(s, seat, height)))),
    removed: cardNames(removedCards(s), removedUnseen(s)),
    struggles: upTo(struggles(s), (space) => struggleAt(s, space)),
    result: over ? { ending: ENDINGS[ending(s)], winners: members(winners(s)) } : null,
  };
}

/** The board of a state, or of what a viewer sees of one. */
export const layBoard = (s: State): Board =>
  isBetweenTurns(s) ? layTable(s) : { ...layTable(s), halfMade: { actor: actor(s), effect: CARD_NAMES[effect(s)] } };
