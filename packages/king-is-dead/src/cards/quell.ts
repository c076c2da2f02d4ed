import { WELSH } from '../terms.ts';
import { replaceWithTwo } from './replace.ts';

/** KD-CARD-QUELL  Return a welsh follower near the lands of the welsh, then place two of any faction there. */
export const quell = replaceWithTwo('quell', WELSH, {
  full: 'KD-CARD-QUELL-1',
  withoutReturn: 'KD-CARD-QUELL-2',
  fewerInSupply: 'KD-CARD-QUELL-3',
});
