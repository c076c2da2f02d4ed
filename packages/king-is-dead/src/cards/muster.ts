import { SCOTS } from '../terms.ts';
import { replaceWithTwo } from './replace.ts';

/** KD-CARD-MUSTER-1..3  Return a scots follower near the lands of the scots, then place two of any faction there. */
export const muster = replaceWithTwo('muster', SCOTS, 'KD-CARD-MUSTER');
