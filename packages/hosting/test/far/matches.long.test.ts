import { hostedMatches } from './matches.ts';

hostedMatches(10);
