import { wholeMatches } from './whole-matches.ts';

wholeMatches(2, 3);
