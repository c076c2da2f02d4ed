import type { Seat } from '@interregnum/kernel';
import { endsPass, isOver, type Match, type Plan, type SeatTurn } from '@interregnum/match';
import type { PlanEnding } from '@interregnum/protocol';
import type { TableEvent } from '../events.ts';
import type { Change } from '../requests/change.ts';
import { isHeldBy, NOBODY, type Table } from '../table.ts';
import { type KeptPlans, withPlans } from './kept-plans.ts';

/** All that is planned at a table after a change: what still fits, and what its players are to be told of the rest. */
export function plansAfter(
  before: Table,
  plans: readonly KeptPlans[],
  after: Table,
  change: Omit<Change, 'answer'>,
): readonly KeptPlans[] {
  const planned = change.plans === undefined ? plans : withPlans(plans, change.plans);
  if (planned.length === 0 || before === after) return planned;
  if (after.match === undefined || isOver(after.match)) return [];
  const handed = (change.events ?? []).reduce(handOver, planned);
  const held = handed.filter(({ seat, player }) => isHeldBy(after, seat, player));
  const ending = endingOf(change);
  const { match } = after;
  const next = held.map((kept) =>
    ending === undefined ? played(kept, before.match, match, change) : ended(kept, ending),
  );
  const left = next.reduce<readonly KeptPlans[]>(withPlans, []);
  return left.length === planned.length && left.every((kept, at) => kept === planned[at]) ? planned : left;
}

function handOver(plans: readonly KeptPlans[], event: TableEvent): readonly KeptPlans[] {
  if (event.event !== 'handed') return plans;
  const { from, to } = event;
  if (to === NOBODY) return plans.filter(({ player }) => player !== from);
  return plans.some(({ player }) => player === from)
    ? plans.map((kept) => (kept.player === from ? { ...kept, player: to } : kept))
    : plans;
}

/** Who plays has changed, or turns are taken back: then nothing that was planned rests on anything. */
function endingOf({ events = [], played }: Omit<Change, 'answer'>): PlanEnding | undefined {
  const entries = played?.entries ?? [];
  if (entries.some(({ type }) => type === 'back')) return 'back';
  const isReseated = events.some(({ event }) => event === 'sat' || event === 'freed');
  return isReseated || entries.some(({ type }) => type === 'seat') ? 'seats' : undefined;
}

const turnIn = ({ played }: Omit<Change, 'answer'>): SeatTurn | undefined =>
  played?.entries?.find((entry) => entry.type === 'turn');

/** Nothing of it is planned any more, which its player is told. */
const ended = (kept: KeptPlans, why: PlanEnding): KeptPlans => ({
  ...kept,
  passes: false,
  plans: [],
  ended: {
    ...kept.ended,
    ...(kept.passes && { pass: why }),
    ...(kept.plans.length > 0 && { plans: why }),
  },
});

/** What is left of it after a turn. By a turn of their own players say that they have seen what they were told; not by one that was due. */
function played(kept: KeptPlans, before: Match | undefined, after: Match, change: Omit<Change, 'answer'>): KeptPlans {
  const turn = turnIn(change);
  if (turn === undefined || before === undefined) return kept;
  const isOwn = turn.seat === kept.seat;
  const told = isOwn && change.isDue === undefined ? undefined : kept.ended;
  const plans = kept.plans.flatMap((plan) => planAfter(plan, kept.seat, turn));
  const passes = kept.passes && !endsPass(before, after, kept.seat);
  // What becomes of plans by an own turn needs no telling; that a pass was the last one does.
  const hasChosen = isOwn && turn.texts[0] !== before.game.meta.pass;
  const isAsBefore = kept.plans.length === 0 && passes === kept.passes && told === kept.ended;
  if (isAsBefore) return kept;
  const { seat, player, draw } = kept;
  return {
    ...{ seat, player, draw, passes, plans },
    ended: {
      ...told,
      ...(kept.passes && !passes && !hasChosen && { pass: 'changed' }),
      ...(kept.plans.length > 0 && plans.length === 0 && !isOwn && { plans: 'other-turn' }),
    },
  };
}

/** What is left of a plan after a turn; nothing if it does not fit, or was played to its end. */
function planAfter([next, ...rest]: Plan, seat: Seat, turn: SeatTurn): Plan[] {
  const [expected, ...others] = next.after;
  if (expected !== undefined) return isSame(expected, turn) ? [[{ ...next, after: others }, ...rest]] : [];
  return rest.length > 0 && isSame({ seat, texts: next.texts }, turn) ? [rest] : [];
}

const isSame = (one: SeatTurn, other: SeatTurn): boolean =>
  one.seat === other.seat &&
  one.texts.length === other.texts.length &&
  one.texts.every((text, at) => text === other.texts[at]);
