/**
 * Where everything stands in the state. Only the files of this folder use these offsets; all others use the accessors.
 * Facts come first: they make two positions equal. From OFFER on, words are derived and rebuilt when a position is read;
 * only the count of turns starts again at 0.
 */

/** One word per region: followers of each faction in eight bits, scots lowest (see swap.ts, Net). */
export const BOARD = 0;
/** Per faction; vikings: the reserve. */
export const SUPPLY = 8;
/** Per seat and faction: seat * 4 + faction. */
export const COURT = 12;
/** Per seat, a set of cards; bit SECOND_ASSEMBLE is the second copy of assemble. In solo, seat 1: the deck as a set. */
export const HAND = 28;
/** Per seat, how many cards of its hand the viewer does not know; 0 in a full state. */
export const UNSEEN = 32;
/** Per faction, the set of regions it controls (KD-STRUGGLE-2). */
export const CONTROL = 36;
/** The set of unstable regions. */
export const UNSTABLE = 40;
/** The region at each space. The first STRUGGLES of them are face down. */
export const TRACK = 41;
/** Per region, the owner of the negotiation disc on its card, plus one; 0: no disc. */
export const DISC = 49;
/** Struggles resolved so far. */
export const STRUGGLES = 57;
/** The seat whose action it is; seat 1 in solo while the Saxons act, although seat 0 chooses. */
export const ACTOR = 58;
export const PASSES = 59;
/** Seats plus one, the most recent actor first; 0: none. */
export const RECENT = 60;
/** Seats plus one in the order they played out their hands; 0: none. */
export const EMPTIED = 64;
/** Eight cells per seat, bottom first: a card plus one; 0: no card; UNKNOWN: buried and not to be seen. */
export const PILE = 68;
export const PILE_SIZE = 100;
/** Solo: the Saxons' cards in the order of revelation; UNKNOWN where not to be seen. */
export const DECK = 104;
/** Undealt cunning cards, as a set, and how many of them the viewer does not know. */
export const REMOVED = 112;
export const REMOVED_UNSEEN = 113;
/** The swap that may not be undone: seat plus one (0: none), card, both regions, net change of the first. */
export const SWAP_SEAT = 114;
export const SWAP_CARD = 115;
export const SWAP_A = 116;
export const SWAP_B = 117;
export const SWAP_NET = 118;
/** The result: ending, set of winning seats, criterion, plot's owner plus one and its faction. */
export const ENDING = 119;
export const WINNERS = 120;
export const DECIDED_BY = 121;
export const PLOT_OWNER = 122;
export const PLOT_FACTION = 123;
/** The mode, the house rules, and the version of the rules. */
export const SEATS = 124;
export const ADVANCED = 125;
export const SOLO = 126;
export const WITH_VIKINGS = 127;
export const MEMORY = 128;
export const LANDINGS_ON_CONTROL = 129;
export const RULES = 130;
/** The turn in progress: its step, the card whose effect is resolved, and the choices made within that effect. */
export const STEP = 131;
export const EFFECT = 132;
export const CHOSEN_COUNT = 133;
export const CHOSEN = 134;
/** Whether this action has recorded a swap. */
export const SWAPPED = 138;
/** What the Saxons aim at: regions with a highest lead, those leads, regions to leave alone, a region to change. */
export const CAPPED = 139;
export const CEILING = 140;
export const FROZEN = 148;
export const TO_CHANGE = 149;

export const FACTS = 150;

/** The choices now on offer, as a set. */
export const OFFER = 150;
/** The followers (region * 4 + faction) of which there is at least one, and at least two. */
export const STANDING = 151;
export const DOUBLED = 152;
/** Regions without a disc. */
export const OPEN = 153;
/** Turns completed. */
export const TURNS = 154;

export const SIZE = 155;
