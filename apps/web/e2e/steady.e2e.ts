import { nothingMoves } from './support/steadiness.ts';

// The others are in steady.long.e2e.ts.
nothingMoves(390, 844);
