import { wholeMatches } from './whole-matches.ts';

wholeMatches(7, 10);
