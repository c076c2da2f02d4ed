import type { Criterion, Message, Seat, Values } from '@interregnum/kernel';

/** Whose result it is: who wins, and the party that it is told to; undefined for those who only watch. */
export interface Sides {
  readonly winners: readonly Seat[];
  readonly own: readonly Seat[] | undefined;
}

/** What decided, and by how much where that was counted: the winners', and that of whom it is told to or of the best of the others. */
export interface Decided {
  readonly criterion: Criterion;
  readonly high: number;
  readonly low: number;
}

interface Settled {
  readonly criterion: Criterion;
  readonly contends: (seat: Seat) => boolean;
  /** The party whose loss it is. */
  readonly own: readonly Seat[] | undefined;
}

/** Says only what was not counted. */
const BESIDE = 'unseen-plot';

const bestOf = (scores: readonly (number | undefined)[], isOne: (seat: Seat) => boolean): number =>
  scores.reduce<number>(
    (best, score, seat) => (score === undefined || !isOne(seat) ? best : Math.max(best, score)),
    -1 / 0,
  );

/**
 * The criterion that settled it: for whom it is told to and has lost the one by which they fell back, for all others the last. Told
 * with it: who still contended.
 */
function settledBy(criteria: readonly Criterion[], { winners, own }: Sides): Settled | undefined {
  const told = criteria.filter(({ key }) => key !== BESIDE);
  const hasLost = own !== undefined && !own.some((seat) => winners.includes(seat));
  const fell = hasLost ? told.findIndex(({ left }) => !own.some((seat) => left.includes(seat))) : -1;
  const at = fell < 0 ? told.length - 1 : fell;
  const criterion = told[at];
  const contends = (seat: Seat): boolean => at === 0 || told[at - 1].left.includes(seat);
  return criterion && { criterion, contends, own: hasLost ? own : undefined };
}

/** How it was decided; undefined before anything could be. */
function decided(criteria: readonly Criterion[], sides: Sides): Decided | undefined {
  const settled = settledBy(criteria, sides);
  if (settled === undefined) return undefined;
  const { criterion, contends, own } = settled;
  const { scores } = criterion;
  const isWinner = (seat: Seat): boolean => sides.winners.includes(seat);
  const high = bestOf(scores, isWinner);
  const low = bestOf(scores, (seat) => own?.includes(seat) ?? (!isWinner(seat) && contends(seat)));
  return { criterion, high, low };
}

/** Criteria that count what one can win or lose by; others compare ranks, or name who decides. */
const COUNTED: ReadonlySet<string> = new Set(['votes', 'total', 'most-medals', 'sets', 'first', 'second']);

/** By how much it was decided, and by what; undefined if nothing was counted. */
export function scoreIn(criteria: readonly Criterion[], sides: Sides): Decided | undefined {
  const found = decided(criteria, sides);
  if (found === undefined || !COUNTED.has(found.criterion.key)) return undefined;
  return Number.isFinite(found.high) && Number.isFinite(found.low) ? found : undefined;
}

/** The seat or side that came next by a criterion. */
const runnerUp = ({ scores }: Criterion, winner: Seat): Seat =>
  scores.reduce<Seat>(
    (best, score, seat) => (seat !== winner && (best < 0 || (score ?? 0) > (scores[best] ?? 0)) ? seat : best),
    -1,
  );

/** Claim: the vote that the winner came closest to losing. */
function closestVote(criteria: readonly Criterion[], winner: Seat): Values {
  const won = criteria.filter(({ key, values: { seat } }) => key !== 'votes' && isSeat(seat, winner));
  const most = ({ scores }: Criterion): number => scores[winner] ?? 0;
  const least = ({ scores }: Criterion): number => scores[1 - winner] ?? 0;
  const closest = won.reduce((best, vote) => (most(vote) - least(vote) < most(best) - least(best) ? vote : best));
  const { values, key } = closest;
  return { ...values, most: most(closest), least: least(closest), tied: key === 'top' ? 'yes' : 'no' };
}

const isSeat = (value: Values[string] | undefined, seat: Seat): boolean =>
  typeof value === 'object' && 'seat' in value && value.seat === seat;

/** The Foreign King: the part of the score by which the winner is furthest ahead of the next. */
function widestPart(criteria: readonly Criterion[], winner: Seat, total: Criterion): Values {
  const next = runnerUp(total, winner);
  const parts = criteria.slice(0, criteria.indexOf(total));
  const lead = ({ scores }: Criterion): number => (scores[winner] ?? 0) - (scores[next] ?? 0);
  return { part: parts.reduce((best, part) => (lead(part) > lead(best) ? part : best)).key };
}

/** The points at which medals broke a tie (The Foreign King); undefined where they did not. */
export const tiedAt = (criteria: readonly Criterion[], winner: Seat, { key }: Criterion): number | undefined =>
  key === 'most-medals' ? (criteria.find((each) => each.key === 'total')?.scores[winner] ?? undefined) : undefined;

const pointsOfTie: typeof widestPart = (criteria, winner, criterion) => ({
  points: tiedAt(criteria, winner, criterion) ?? 0,
});

/** What else there is to say of the criterion that decided, by game and criterion. */
const MORE: Readonly<Record<string, Readonly<Record<string, typeof widestPart>>>> = {
  claim: { votes: closestVote },
  'foreign-king': { total: widestPart, 'most-medals': pointsOfTie },
};

/** What decided, as a message: `decided.KEY` of the game's texts. */
export function decidedMessage(game: string, criteria: readonly Criterion[], sides: Sides): Message | undefined {
  const found = decided(criteria, sides);
  if (found === undefined) return undefined;
  const { criterion, high, low } = found;
  const more = MORE[game]?.[criterion.key]?.(criteria, sides.winners[0], criterion);
  return { key: criterion.key, values: { ...criterion.values, high, low, ...more } };
}
