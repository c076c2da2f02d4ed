import { type Bits, HIDDEN, members, type State, UNKNOWN } from '@interregnum/kernel';
import { tiers } from '../ranking.ts';
import {
  actor,
  controlledBy,
  decidedBy,
  discOwner,
  emptiedSeats,
  ending,
  followers,
  HAND_SIZE,
  hand,
  inCourt,
  inSupply,
  isBetweenTurns,
  isSolo,
  isUnstable,
  listCards,
  modeOf,
  passes,
  pileCard,
  pileSize,
  plotFaction,
  plotOwner,
  recentSeats,
  regionAt,
  removedCards,
  removedUnseen,
  SPACES,
  saxonCard,
  seatCount,
  struggles,
  swapA,
  swapB,
  swapCard,
  swapNet,
  swapSeat,
  unseen,
  winners,
} from '../state/index.ts';
import { changeOf } from '../swap.ts';
import { CARD_NAMES, CRITERIA, ENDINGS, FACTIONS, NOT_ENDED, REGIONS } from '../terms.ts';
import { halfMade } from './half-made.ts';

const cardName = (card: number): string => (card === UNKNOWN ? HIDDEN : CARD_NAMES[card]);
/** Cards in order, then those that the viewer cannot see. */
const cardList = (known: Bits, unknown: number): number[] => [...listCards(known), ...Array(unknown).fill(UNKNOWN)];
const seatsOf = (s: State): number[] => Array.from({ length: seatCount(s) }, (_, seat) => seat);

const perFaction = (count: (faction: number) => number, factions: readonly string[]): Record<string, number> =>
  Object.fromEntries(factions.map((name, faction) => [name, count(faction)]));

/** Who holds a resolved region; null while it is open. */
export function controlWord(s: State, region: number): string | null {
  if (isUnstable(s, region)) return 'unstable';
  const faction = FACTIONS.findIndex((_, f) => ((controlledBy(s, f) >>> region) & 1) === 1);
  return faction < 0 ? null : FACTIONS[faction];
}

/**
 * The canonical string of a position (RULES.md, section 3); within a turn with how far it has come, of a redacted state
 * with `?` for every hidden card.
 */
export const write = (s: State): string =>
  JSON.stringify(isBetweenTurns(s) ? tableOf(s) : { ...tableOf(s), halfMade: halfMade(s) });

/** A position without the turn in progress. */
export function tableOf(s: State): object {
  const over = ending(s) !== NOT_ENDED;
  const { seats, advanced, solo, vikings } = modeOf(s);
  return {
    game: 'king-is-dead',
    version: 1,
    mode: { seats, advanced, solo, vikings },
    turn: over ? null : solo ? 0 : actor(s),
    passes: passes(s),
    regions: Object.fromEntries(
      REGIONS.map((name, region) => [
        name,
        { ...perFaction((faction) => followers(s, region, faction), FACTIONS), control: controlWord(s, region) },
      ]),
    ),
    track: Array.from({ length: SPACES }, (_, space) => {
      const region = regionAt(s, space);
      const owner = discOwner(s, region);
      return { region: REGIONS[region], faceUp: space >= struggles(s), disc: owner < 0 ? null : owner };
    }),
    supply: perFaction((faction) => inSupply(s, faction), FACTIONS),
    courts: seatsOf(s).map((seat) => perFaction((faction) => inCourt(s, seat, faction), FACTIONS.slice(0, 3))),
    hands: seatsOf(s).map((seat) => {
      const held = isSolo(s) && seat === 1 ? deck(s) : cardList(hand(s, seat), unseen(s, seat));
      return held.map(cardName);
    }),
    discards: seatsOf(s).map((seat) =>
      Array.from({ length: pileSize(s, seat) }, (_, height) => cardName(pileCard(s, seat, height))),
    ),
    removed: cardList(removedCards(s), removedUnseen(s)).map(cardName),
    struggles: Array.from({ length: struggles(s) }, (_, space) => {
      const region = regionAt(s, space);
      return { region: REGIONS[region], winner: controlWord(s, region) };
    }),
    recent: recentSeats(s),
    emptied: emptiedSeats(s),
    undo: undo(s),
    result: over ? result(s) : null,
  };
}

/** Solo: what is left of the Saxons' deck, top first. */
function deck(s: State): number[] {
  const left: number[] = [];
  for (let struggle = struggles(s); struggle < HAND_SIZE; struggle++) left.push(saxonCard(s, struggle));
  // While the Saxons resolve a card, it lies on their pile already.
  return left.slice(pileSize(s, 1) - struggles(s));
}

function undo(s: State): object | null {
  if (swapSeat(s) < 0) return null;
  return {
    seat: swapSeat(s),
    card: cardName(swapCard(s)),
    a: REGIONS[swapA(s)],
    b: REGIONS[swapB(s)],
    net: perFaction((faction) => changeOf(swapNet(s), faction), FACTIONS),
  };
}

export function result(s: State): object {
  return {
    ending: ENDINGS[ending(s)],
    ranking: tiers(s).map((tier) => tier.map((faction) => FACTIONS[faction])),
    plot: plotOwner(s) < 0 ? null : { seat: plotOwner(s), faction: FACTIONS[plotFaction(s)] },
    decidedBy: CRITERIA[decidedBy(s)],
    winners: members(winners(s)),
  };
}
