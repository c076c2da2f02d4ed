import { WELSH } from '../terms.ts';
import { replaceWithTwo } from './replace.ts';

/** KD-CARD-QUELL-1..3  Return a welsh follower near the lands of the welsh, then place two of any faction there. */
export const quell = replaceWithTwo('quell', WELSH, 'KD-CARD-QUELL');
