import type { Outline } from '../../rules/outline.ts';

export const kingIsDeadOutline: Outline = [{ id: 'goal', tells: [{ text: 'throne', clauses: [] }] }];
