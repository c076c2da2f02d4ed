import { SCOTS } from '../terms.ts';
import { replaceWithTwo } from './replace.ts';

/** KD-CARD-MUSTER  Return a scots follower near the lands of the scots, then place two of any faction there. */
export const muster = replaceWithTwo('muster', SCOTS, {
  full: 'KD-CARD-MUSTER-1',
  withoutReturn: 'KD-CARD-MUSTER-2',
  fewerInSupply: 'KD-CARD-MUSTER-3',
});
