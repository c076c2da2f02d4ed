import { hostedMatches } from './matches.ts';

hostedMatches(1);
