import type { Bits } from '@interregnum/kernel';

/** The closed sets of the game, in the order that positions and notation use (RULES.md, vocabulary). */
export const FACTIONS = ['goblins', 'knights', 'undead', 'dwarves', 'doppelgangers'] as const;
export const GOBLINS = 0;
export const KNIGHTS = 1;
export const UNDEAD = 2;
export const DWARVES = 3;
export const DOPPELGANGERS = 4;
/** Stands for the faction of a card where there is no card. */
export const NO_FACTION = FACTIONS.length;

export const LETTERS = ['G', 'K', 'U', 'D', 'X'] as const;

/** CL-DECK-1..3  The values of each faction's cards; the goblins have their zero five times. */
const VALUES: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
];

/** The 52 cards by number: by faction, then by value. CL-DECK-4: of the five goblin zeros a card is always number 0. */
export const CARDS: readonly string[] = VALUES.flatMap((values, faction) =>
  values.map((value) => `${LETTERS[faction]}${value}`),
);
export const GOBLIN_ZERO = 0;
export const ZEROS = 5;
/** Stands in a cell without a card. */
export const NO_CARD = CARDS.length;

export const cardNumber = (id: string): number => CARDS.indexOf(id);

/** By card, NO_CARD included. */
export const FACTION_OF = Uint8Array.from([
  ...VALUES.flatMap((values, faction) => values.map(() => faction)),
  NO_FACTION,
]);
export const VALUE_OF = Uint8Array.from([...VALUES.flat(), 0]);

/** A set of cards takes two words: cards 0 to 31 in the low one, the rest in the high one. By faction, its cards in each. */
export const WORD = 32;
const maskOf = (faction: number, first: number): Bits =>
  CARDS.reduce(
    (set, _, card) => (FACTION_OF[card] === faction && card >= first && card < first + WORD ? set | (1 << card) : set),
    0,
  );
export const LOW_CARDS = Int32Array.from({ length: NO_FACTION + 1 }, (_, faction) => maskOf(faction, 0));
export const HIGH_CARDS = Int32Array.from({ length: NO_FACTION + 1 }, (_, faction) => maskOf(faction, WORD));

/** Phases as positions number them. */
export const FIRST_PHASE = 1;
export const SECOND_PHASE = 2;
export const OVER = 3;
/** CL-P1-7  Tricks in each phase. */
export const TRICKS = 13;

export const ENDINGS = ['won', 'drawn'] as const;

/** What `explain` tells: how each faction's vote was found, then how the votes decide. */
export const CRITERIA = ['more', 'top', 'silent', 'zeros', 'votes', 'draw'] as const;
export type CriterionName = (typeof CRITERIA)[number];
