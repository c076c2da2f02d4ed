import { farMatches } from './matches.ts';

farMatches(2);
