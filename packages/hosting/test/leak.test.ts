import { nobodyPeeks } from './leak.ts';

nobodyPeeks(1, 12);
