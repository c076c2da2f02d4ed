import { remoteMatches } from './remote/matches.ts';

remoteMatches(1);
