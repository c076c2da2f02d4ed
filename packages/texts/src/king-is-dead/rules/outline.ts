import type { Outline } from '../../rules/outline.ts';
import { ADVANCED } from './advanced.ts';
import { BASIC } from './basic.ts';
import { BASIC_CARDS } from './basic-cards.ts';
import { ENDINGS } from './endings.ts';
import { SOLO } from './solo.ts';
import { MEMORY, RULINGS, VIKINGS } from './variants.ts';

/** The basic game for two or three first, then what changes with four, with cunning cards, alone, with vikings. */
export const kingIsDeadOutline: Outline = [
  ...BASIC,
  ...BASIC_CARDS,
  ...ENDINGS,
  ...ADVANCED,
  ...SOLO,
  ...VIKINGS,
  ...MEMORY,
  ...RULINGS,
];
