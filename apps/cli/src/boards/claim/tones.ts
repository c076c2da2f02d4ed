import { paint } from '../../terminal/layout.ts';

/** What to look at first, and last. */
export const bold = (text: string): string => paint(text, 1);
export const dim = (text: string): string => paint(text, 2);
