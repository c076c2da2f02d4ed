import type { Seat, Sha256 } from '@interregnum/kernel';
import { seatToAct, standingPass } from '@interregnum/match';
import type { Planned } from '@interregnum/protocol';
import type { Loaded } from '../loading.ts';
import type { HostSettings } from '../settings.ts';
import { isHeldBy, type Table } from '../table.ts';
import type { KeptPlans } from './kept-plans.ts';

/** Milliseconds before a deadline in which it is played at the latest: tables that nobody watches are looked for from time to time. */
const MARGIN = 5000;

/** A turn that a player has planned, and that is to be played now. */
export interface DueTurn {
  readonly seat: Seat;
  readonly texts: readonly string[];
  readonly kept: KeptPlans;
}

/** The turn that is due, if the seat to act has planned one: an answer to what others did comes before a pass. */
export function dueTurn(table: Table, plans: readonly KeptPlans[]): DueTurn | undefined {
  if (plans.length === 0 || table.match === undefined || table.isPaused) return undefined;
  const seat = seatToAct(table.match);
  const kept = plans.find((each) => each.seat === seat);
  if (kept === undefined || !isHeldBy(table, seat, kept.player)) return undefined;
  const answer = kept.plans.find(([{ after }]) => after.length === 0)?.[0].texts;
  const pass = kept.passes ? standingPass(table.game) : undefined;
  const texts = answer ?? (pass === undefined ? undefined : [pass]);
  return texts && { seat, texts, kept };
}

/** Whether the same turn is due as before, so that it goes on waiting. */
export const isSameDue = (one: Table, due: DueTurn | undefined, other: Table, otherDue: DueTurn): boolean =>
  due?.kept.draw === otherDue.kept.draw && one.match?.head.token === other.match?.head.token;

/**
 * How long a turn waits that is due from now on: drawn from one distribution, whatever the cards are and whether it is a plan or
 * a pass, so that its time tells nothing. It follows from what was drawn when it was planned and from the moment of the match,
 * and it is cut short only by a clock that all can see.
 */
export function delayOfDue(
  { kept }: DueTurn,
  { table, clocks }: Pick<Loaded, 'table' | 'clocks'>,
  now: number,
  { shortest, spread }: HostSettings['plannedDelay'],
  sha: Sha256,
): number {
  const [high, low] = sha(new TextEncoder().encode(`${kept.draw} ${table.match?.head.token}`));
  const drawn = shortest + ((high * 256 + low) * spread) / 65536;
  const most = clocks?.deadline === undefined ? drawn : Math.max(0, clocks.deadline - now - MARGIN);
  return Math.round(Math.min(drawn, most));
}

/** What a player is told that they have planned. */
export function plannedFor(table: Table, plans: readonly KeptPlans[], who: string): Planned[] {
  const due = dueTurn(table, plans);
  return plans
    .filter(({ player }) => player === who)
    .map(({ player: _player, draw: _draw, ...planned }) => ({
      ...planned,
      ...(due?.seat === planned.seat && { isDue: true as const }),
    }));
}
