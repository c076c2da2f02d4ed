import { nobodyPeeks } from './leak.ts';

// Twelve matches of each of 25 modes.
nobodyPeeks(12, 200);
