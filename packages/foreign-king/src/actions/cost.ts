import type { Refusal } from '@interregnum/kernel';
import { refuse } from '../question.ts';
import { francsTerm } from '../words.ts';

/** FK-TURN-7  Refuses what costs more than may be spent. */
export const barsCost = (cost: number, francs: number): Refusal | undefined =>
  cost > francs
    ? refuse('FK-TURN-7', 'cost', { cost: francsTerm(cost), francs: francsTerm(Math.max(0, francs)) })
    : undefined;
