import { everyViewerFollows } from './updates.ts';

everyViewerFollows(5, 1);
