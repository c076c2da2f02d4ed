import { type Bits, bit } from '@interregnum/kernel';
import { ZEROS } from '../terms.ts';

/**
 * The goblins' only gift is their number: five zeros among 14 cards. CL-DECK-4: the zeros are one and the same choice,
 * however many a hand holds. These are the bits of all zeros of a hand but the first.
 */
export const SPARE_ZEROS: Bits = bit(ZEROS) - 1 - bit(0);
