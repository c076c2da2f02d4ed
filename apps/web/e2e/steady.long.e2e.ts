import { nothingMoves } from './support/steadiness.ts';

nothingMoves(1366, 768);
nothingMoves(320, 640);
