import { botOfKind } from '@interregnum/bots';
import { HUMAN } from '@interregnum/record';
import { ME, OPEN } from './friend-form.ts';

/** Whether another person could play on in a seat: where somebody plays, or a bot. */
export const isGiveable = (kind: string): boolean => kind === HUMAN || botOfKind(kind) !== undefined;

/**
 * Who plays on where if nothing is chosen: the first person, and friends in the seats of all others; beside bots alone a friend in the
 * place of the first one.
 */
export function usualSeats(kinds: readonly string[]): string[] {
  const own = kinds.indexOf(HUMAN);
  const isAlone = kinds.filter((kind) => kind === HUMAN).length === 1;
  const given = isAlone ? kinds.findIndex((kind, seat) => seat !== own && isGiveable(kind)) : -1;
  return kinds.map((kind, seat) => {
    if (seat === own) return ME;
    return kind === HUMAN || seat === given ? OPEN : kind;
  });
}

export type SeatsFlaw = 'keep' | 'give';

/** What is wrong with what was chosen. Where there is no seat for a friend, nothing is: they can watch. */
export function flawOf(kinds: readonly string[], chosen: readonly string[]): SeatsFlaw | undefined {
  if (!chosen.includes(ME)) return 'keep';
  return hasSeatForFriend(kinds) && !chosen.includes(OPEN) ? 'give' : undefined;
}

export const hasSeatForFriend = (kinds: readonly string[]): boolean => kinds.filter(isGiveable).length > 1;

/** The seats that the visitor goes on to play, and those of bots that are open from now on. */
export function seatsToMove(kinds: readonly string[], chosen: readonly string[]) {
  const seats = [...kinds.keys()];
  return {
    seats: seats.filter((seat) => chosen[seat] === ME),
    open: seats.filter((seat) => chosen[seat] === OPEN && kinds[seat] !== HUMAN),
  };
}
