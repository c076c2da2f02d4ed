import { isOver, type Match, type Plan, type SeatTurn, seatToAct, takeTurn } from '@interregnum/match';
import type { Sent } from './ledger.ts';
import type { LogTurn } from './log-turns.ts';
import type { TableLog } from './logs.ts';

/**
 * What servers should play by themselves, found from what clients have asked for and from the log alone. It knows The King Is
 * Dead by its rules: a pass that stands ends with a card, and with the struggle that as many passes resolve as there are seats.
 */

/** Something that was planned for a seat, or called off. */
export interface Wish {
  readonly passes: boolean;
  readonly plans: readonly Plan[];
  /** The last entry of the record before it. */
  readonly entry: number;
}

/** What may have been planned for a seat when a turn was taken, whoever took it: the latest that is certain, and all later ones. */
export function wishesBefore(log: TableLog, sent: readonly Sent[], entry: number): Wish[] {
  const wishes: Wish[] = [];
  for (const { wish, isSure } of sent.flatMap((each) => wishOf(log, each))) {
    if (wish.entry >= entry) continue;
    if (isSure) wishes.length = 0;
    wishes.push(wish);
  }
  return wishes;
}

/** What a request has planned if it was stored, and whether it was. Who plays a seat may change while a token is the same. */
function wishOf(log: TableLog, sent: Sent): { readonly wish: Wish; readonly isSure: boolean }[] {
  const { request, isAnswered, isAcknowledged: isSure } = sent;
  if (isAnswered && !isSure) return [];
  if (request.do !== 'plan') return [{ wish: { passes: false, plans: [], entry: entryHeard(log, sent) }, isSure }];
  const moments = log.tokens.flatMap((token, entry) => (token === request.token ? [entry] : []));
  return moments.map((entry, nth) => ({ wish: { ...request, entry }, isSure: isSure && nth === 0 }));
}

/** Later than all entries: of what happened at some time before the end. */
const UNKNOWN = Number.MAX_SAFE_INTEGER;

/** The last entry that a player had heard of when a request without a token was answered: it was worked on by then. */
function entryHeard({ stored }: TableLog, { heardOf }: Sent): number {
  return heardOf === undefined ? UNKNOWN : stored.findLastIndex(({ line }) => line < heardOf);
}

/** Whether a wish has a turn played by itself. */
export function plays(log: TableLog, turns: readonly LogTurn[], wish: Wish, { entry, seat, texts }: LogTurn): boolean {
  const left = leftOf(log, turns, wish, seat, entry);
  const answers = left.plans.flatMap(([{ after, texts: answer }]) => (after.length === 0 ? [answer] : []));
  return [...answers, ...(left.passes ? [['pass']] : [])].some((answer) => answer.join('\n') === texts.join('\n'));
}

/** What is left of a wish before an entry. */
function leftOf(
  { record, match }: TableLog,
  turns: readonly LogTurn[],
  wish: Wish,
  seat: number,
  entry: number,
): Pick<Wish, 'passes' | 'plans'> {
  const between = turns.filter((turn) => turn.entry > wish.entry && turn.entry < entry);
  const isUpset = record?.entries.slice(wish.entry + 1, entry).some(({ type }) => type !== 'turn') === true;
  if (isUpset) return { passes: false, plans: [] };
  return {
    passes: wish.passes && !between.some((turn) => endsPass(turns, turn, match?.progress.kinds.length ?? 0)),
    plans: wish.plans.flatMap((plan) => remaining(plan, seat, between)),
  };
}

/** Whether a card was played, or a struggle resolved. */
function endsPass(turns: readonly LogTurn[], { entry }: LogTurn, seats: number): boolean {
  let passes = 0;
  for (const { texts, entry: at } of turns) {
    passes = texts[0] === 'pass' ? passes + 1 : 0;
    const isResolved = passes === seats;
    if (at === entry) return passes === 0 || isResolved;
    if (isResolved) passes = 0;
  }
  return false;
}

/** The rest of a plan after turns; none if they were not those that it is made of. */
function remaining(plan: Plan, seat: number, played: readonly SeatTurn[]): Plan[] {
  const keyOf = (turn: SeatTurn): string => JSON.stringify([turn.seat, turn.texts]);
  const all = plan.flatMap(({ after, texts }) => [...after, { seat, texts }]);
  if (all.length <= played.length || !played.every((turn, at) => keyOf(turn) === keyOf(all[at]))) return [];
  let skipped = played.length;
  const rest: Plan[number][] = [];
  for (const { after, texts } of plan) {
    if (skipped <= after.length) rest.push({ after: after.slice(skipped), texts });
    skipped = Math.max(0, skipped - after.length - 1);
  }
  return [rest];
}

/**
 * Whether what is stored as planned for a seat is what it asked for, once all requests are answered and all that was due is
 * played.
 */
export function isKeptRight(log: TableLog, turns: readonly LogTurn[], seat: number, sent: readonly Sent[]): boolean {
  const { record, match } = log;
  const kept = log.planned.find((each) => each.seat === seat) ?? NOTHING;
  if (record === undefined || match === undefined || isOver(match)) return kept === NOTHING;
  const entries = record.entries.length;
  const [wish, ...others] = wishesBefore(log, sent, Number.POSITIVE_INFINITY);
  if (others.length > 0) return true;
  const due = withoutImpossible(match, seat, wish ? leftOf(log, turns, wish, seat, entries) : NOTHING);
  return kept.passes === due.passes && JSON.stringify(kept.plans) === JSON.stringify(due.plans);
}

const NOTHING: Pick<Wish, 'passes' | 'plans'> = { passes: false, plans: [] };

/** What would be played now and cannot be has ended, and nothing else has. */
function withoutImpossible(match: Match, seat: number, { passes, plans }: typeof NOTHING): typeof NOTHING {
  if (seatToAct(match) !== seat) return { passes, plans };
  const isPossible = (texts: readonly string[]): boolean => 'match' in takeTurn(match, seat, match.head.token, texts);
  return {
    passes: passes && isPossible(['pass']),
    plans: plans.filter(([{ after, texts }]) => after.length > 0 || isPossible(texts)),
  };
}
