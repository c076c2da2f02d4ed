import { everyViewerFollows } from './updates.ts';

everyViewerFollows(1, 5);
