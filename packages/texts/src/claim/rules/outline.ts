import type { Outline } from '../../rules/outline.ts';

export const claimOutline: Outline = [{ id: 'goal', tells: [{ text: 'throne', clauses: [] }] }];
