/** The closed sets of the game, in the order that positions and notation use (RULES.md, vocabulary). */
export const PROVINCES = [
  'antwerp',
  'brabant',
  'east_flanders',
  'hainaut',
  'liege',
  'limburg',
  'luxembourg',
  'namur',
  'west_flanders',
] as const;
/** Stands behind the provinces where citizens come from or go to. */
export const SUPPLY = PROVINCES.length;
/** Where citizens may stand or be sent, by their text. */
export const PLACES = [...PROVINCES, 'supply'] as const;
/** Stands behind the provinces where the king may be. */
export const PORTRAIT = PROVINCES.length;

export const KINDS = ['metal', 'textile'] as const;
export const METAL = 0;
export const TEXTILE = 1;
/** FK-SETUP-2  Factories of each kind. */
export const FACTORIES = 5;

export const ACTIONS = ['build', 'place', 'move', 'congress', 'king', 'queen', 'money', 'order'] as const;
export type ActionName = (typeof ACTIONS)[number];
export const BUILD = 0;
export const PLACE = 1;
export const MOVE_ACTION = 2;
export const CONGRESS_ACTION = 3;
export const KING = 4;
export const QUEEN = 5;
export const MONEY = 6;
export const ORDER = 7;
/** FK-TURN-3  Two actions are on the table with so many seats or more. */
export const SEATS_FOR_ORDER = 3;
export const SEATS_FOR_QUEEN = 4;
/** Stands behind the actions for a pawn that is on none. */
export const NO_PAWN = ACTIONS.length;

export const PHASES = ['start', 'move', 'congress', 'deactivate', 'virtual', 'end', 'reorder', 'over'] as const;
export const START = 0;
export const MOVE = 1;
export const CONGRESS = 2;
export const DEACTIVATE = 3;
export const VIRTUAL = 4;
export const END = 5;
export const REORDER = 6;
export const OVER = 7;

/** FK-SETUP-9  With two seats a third side, which no seat plays. */
export const VIRTUAL_SIDE = 2;
export const MOST_SIDES = 4;
/** Stands for the side with the majority where no side has it. */
export const NO_SIDE = -1;
/** FK-SETUP-4  Citizens of each side: one marks the score, with three or four seats another the order. */
export const citizensOf = (seats: number): number => (seats === 2 ? 15 : 14);
export const MOST_CITIZENS = 15;

/** FK-SETUP-5 */
export const HIGHEST_MARKER = 30;

/** Why a game ended: bits of one number, in this order; the word for both together is the last one. */
export const REASONS_TO_END = ['factories', 'king'] as const;
export const BY_FACTORIES = 1;
export const BY_KING = 2;
export const ENDINGS = ['factories', 'king', 'both'] as const;

/** What `explain` tells: the parts of the final score, the total, and what breaks a tie. */
export const CRITERIA = [
  'base',
  'loans',
  'provinces',
  'medals',
  'congress',
  'money',
  'virtual',
  'total',
  'most-medals',
  'shared',
] as const;
export type CriterionName = (typeof CRITERIA)[number];
