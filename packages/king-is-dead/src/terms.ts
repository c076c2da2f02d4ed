/** The rulebook's closed sets, in the order that positions, notation and ties use (RULES.md, vocabulary). */
export const REGIONS = [
  'moray',
  'strathclyde',
  'lancaster',
  'northumbria',
  'gwynedd',
  'warwick',
  'essex',
  'devon',
] as const;
export const MORAY = 0;
export const STRATHCLYDE = 1;
export const LANCASTER = 2;
export const NORTHUMBRIA = 3;
export const GWYNEDD = 4;
export const WARWICK = 5;
export const ESSEX = 6;
export const DEVON = 7;

export const FACTIONS = ['scots', 'welsh', 'english', 'vikings'] as const;
export const SCOTS = 0;
export const WELSH = 1;
export const ENGLISH = 2;
export const VIKINGS = 3;

/** The three factions that stand in courts and in the supply. */
export const COURT_FACTIONS = [SCOTS, WELSH, ENGLISH] as const;

export type RegionName = (typeof REGIONS)[number];
export type FactionName = (typeof FACTIONS)[number];

export const CARD_NAMES = [
  'scottish-support',
  'welsh-support',
  'english-support',
  'assemble',
  'negotiate',
  'manoeuvre',
  'outmanoeuvre',
  'spy',
  'ambush',
  'march',
  'plot',
  'aid',
  'influence',
  'dispute',
  'edict',
  'resist',
  'quell',
  'suppress',
  'muster',
] as const;
export type CardName = (typeof CARD_NAMES)[number];

export const cardNumber = (name: CardName): number => CARD_NAMES.indexOf(name);

export const ASSEMBLE = cardNumber('assemble');
export const NEGOTIATE = cardNumber('negotiate');
export const MANOEUVRE = cardNumber('manoeuvre');
export const OUTMANOEUVRE = cardNumber('outmanoeuvre');
export const SPY = cardNumber('spy');
export const PLOT = cardNumber('plot');

/** How a game ends. Numbers in the state are indices into these lists. */
export const ENDINGS = ['none', 'invasion', 'coronation', 'vikings'] as const;
export const NOT_ENDED = 0;
export const INVASION = 1;
export const CORONATION = 2;
export const VIKING_VICTORY = 3;

/** KD-SETUP-9  The third disc is the invasion. */
export const INSTABILITY_DISCS = 3;

/** The criteria that may decide a game; `shared` when all of them left several parties. */
export const CRITERIA = ['sets', 'first', 'second', 'plot', 'total', 'emptied', 'recent', 'solo', 'shared'] as const;
export type CriterionName = (typeof CRITERIA)[number];

/** The ten unordered pairs of followers, equal ones included, that a card may take at once. */
export const PAIRS: readonly (readonly [number, number])[] = FACTIONS.flatMap((_, a) =>
  FACTIONS.map((_, b) => [a, b] as const).filter(([first, second]) => first <= second),
);

/** KD-SOLO-1  Where the Saxons sit in the solo game. */
export const SAXON_SEAT = 1;
