import type { TableInfo } from '../told-tables.ts';
import { isOpen, isOpenToViewer } from './gathering.ts';

/** What an invitation comes to: a seat, one's own table or seat, or why there is none. */
export type Invitation = 'open' | 'yours' | 'seated' | 'full' | 'kept' | 'begun' | 'over' | 'withdrawn';

export function invitationTo({ phase, seats, isHost }: TableInfo): Invitation {
  if (phase === 'withdrawn') return 'withdrawn';
  if (isHost === true) return 'yours';
  if (seats.some(({ isYours }) => isYours)) return 'seated';
  if (phase === 'over') return 'over';
  if (phase !== 'dealing' && seats.some(isOpenToViewer)) return 'open';
  if (phase !== 'gathering') return 'begun';
  return seats.some(isOpen) ? 'kept' : 'full';
}

/** Whether watching can be offered beside: there is or was a match, or there will be one. */
export const mayWatch = ({ watch, phase }: TableInfo): boolean => watch === 'link' && phase !== 'withdrawn';
