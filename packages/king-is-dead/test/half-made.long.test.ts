import { hostilePositions, readsBack } from './half-made.ts';

readsBack(3);
hostilePositions(6000);
