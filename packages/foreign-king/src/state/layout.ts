/**
 * Where everything stands in the state. Only the files of this folder use these offsets; all others use the accessors.
 * Facts come first: they make two positions equal. From PRESENCE on, words are derived and rebuilt when a position is
 * read; only the count of turns starts again at 0.
 */

/** Per province and side: province * 4 + side. */
export const CITIZENS = 0;
/** Per province and kind, active then inactive: province * 4 + kind * 2 + (0 or 1). */
export const FACTORY = 36;
/** Per side. */
export const MEMBERS = 72;
export const FRANCS = 76;
export const MEDALS_UP = 80;
export const MEDALS_DOWN = 84;
/** An action, or NO_PAWN. */
export const PAWN = 88;
export const SCORE = 92;
export const IN_SUPPLY = 96;
/** A province, or PORTRAIT. */
export const KING = 100;
export const MARKER = 101;
/** Per kind. */
export const STOCK = 102;
/** The seats in turn order. */
export const TURN_ORDER = 104;
/** Seats plus one that reposition at the end of the round, the first to do so first; 0: none. */
export const PENDING_ORDER = 108;
export const PHASE = 110;
/** Index into the turn order of the seat whose turn it is. */
export const MOVER = 111;
export const ROUND = 112;
/** In phase move: the origin, what was sent to each place so far, and the steps it took. */
export const ORIGIN = 113;
export const SENT = 114;
export const STEPS = 124;
/** In phase congress: seats plus one still to be asked, the next one first; 0: none. */
export const ASKED = 125;
/** In phase virtual: operations owed, and the seat that owes them. */
export const OPERATIONS = 129;
export const OPERATOR = 130;
/** Why the game ended, as a set; 0: it has not. */
export const ENDED_BY = 131;
/** The options. */
export const SEATS = 132;
export const INTERVENE_EMPTY = 133;
export const DEACTIVATE_EMPTY = 134;
export const VIRTUAL_CUMULATIVE = 135;

export const FACTS = 136;

/** Per side, the set of provinces where it has citizens. */
export const PRESENCE = 136;
/** The set of actions on which pawns stand. */
export const OCCUPIED = 140;
/** Turns completed. */
export const TURNS = 141;

export const SIZE = 142;
