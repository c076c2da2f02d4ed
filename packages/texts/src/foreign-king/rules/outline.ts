import type { Outline } from '../../rules/outline.ts';

export const foreignKingOutline: Outline = [{ id: 'goal', tells: [{ text: 'throne', clauses: [] }] }];
