import type { Term, Value } from '@interregnum/kernel';
import { type ReasonCheck, reasonSuite } from '@interregnum/testkit';
import { foreignKing } from '../src/index.ts';

const idOf = (value: Value): string => (value as Term).id;
const countOf = (value: Value): number => (value as Term).count ?? Number.NaN;

// biome-ignore lint/suspicious/noExplicitAny: canonical JSON, read by tests only
type Position = any;

/** The highest of what the other sides have. */
const mostOfOthers = ({ after, seat }: ReasonCheck, of: (side: Position) => number): number =>
  Math.max(...after.seats.flatMap((side: Position, at: number) => (at === seat ? [] : [of(side)])));

/** Who has more citizens in a province than each other side. */
function holder(p: Position, province: string): number | undefined {
  const counts: number[] = p.provinces[province].citizens;
  const most = Math.max(...counts);
  return counts.filter((count) => count === most).length > 1 ? undefined : counts.indexOf(most);
}

/** What a majority would score there. */
function worth(p: Position, province: string, side: number): number {
  const { citizens, metal, textile } = p.provinces[province];
  return 6 * metal.active + 3 * textile.active || Math.floor(citizens[side] / 3);
}

function isTrueOfProvince(judged: ReasonCheck): boolean {
  const { told, before, after, seat } = judged;
  const { key, values } = told;
  const province = idOf(values.province);
  const [was, is] = [before, after].map((p) => holder(p, province));
  const others = after.provinces[province].citizens.filter((_: number, side: number) => side !== seat);
  const own = after.provinces[province].citizens[seat];
  const pays = 'points' in values && worth(after, province, seat) === countOf(values.points);
  if (key === 'at-stake') return after.king.at === province && is === seat && pays;
  if (key === 'takes') return is === seat && was !== seat && was === loserIn(judged) && pays;
  if (key === 'majority') return is === seat && was === undefined && pays;
  if (key === 'breaks') return is === undefined && was === loserIn(judged) && was !== seat;
  if (key === 'worth')
    return is === seat && was === seat && pays && worth(before, province, seat) < countOf(values.points);
  if (key === 'level') return is === undefined && own === values.count && Math.max(...others) === own;
  if (key === 'king') return after.king.at === province && after.king.marker === values.count;
  if (key === 'stands') return own === values.count && Math.max(...others) === values.others;
  return key === 'stopped' && hasStopped(judged, province);
}

/** The side that a majority was lost by; the virtual player comes after the two seats. */
function loserIn({ told }: ReasonCheck): number {
  const side = told.values.side as Term | { readonly seat: number };
  return 'seat' in side ? side.seat : 2;
}

const hasStopped = ({ told, before, after }: ReasonCheck, province: string): boolean =>
  (told.values.factories as readonly Term[]).every(
    ({ id, count }) =>
      before.provinces[province][id].active - after.provinces[province][id].active === count && Number(count) > 0,
  );

/** What counts for each bonus, and how much it is. */
const BONUSES: Readonly<Record<string, readonly [points: number, of: (p: Position, side: number) => number]>> = {
  provinces: [
    9,
    (p, side) =>
      Object.entries<Position>(p.provinces)
        .filter(([id]) => holder(p, id) === side)
        .reduce((sum, [, { metal, textile }]) => sum + 1 + factoriesOf(metal) + factoriesOf(textile), 0),
  ],
  medals: [9, (p, side) => p.seats[side].medals.up + p.seats[side].medals.down],
  congress: [3, (p, side) => p.seats[side].congress],
  money: [3, (p, side) => p.seats[side].francs],
};
const factoriesOf = ({ active, inactive }: { active: number; inactive: number }): number => active + inactive;

function isTrueOfBonus({ told, after, seat }: ReasonCheck): boolean {
  const [points, of] = BONUSES[String(told.values.bonus)];
  const counts: number[] = after.seats.map((_: unknown, side: number) => of(after, side));
  const first = counts.filter((count) => count === Math.max(...counts)).length;
  const isFirst = counts[seat] === Math.max(...counts) && counts[seat] > 0;
  return (
    isFirst && first > 1 === (told.key === 'bonus-shared') && countOf(told.values.points) === Math.floor(points / first)
  );
}

function isTrueOfPoints(judged: ReasonCheck): boolean {
  const { told, before, after, seat } = judged;
  const { key, values } = told;
  const [had, has] = [before, after].map((p) => p.seats[seat].score);
  if (has !== values.count || mostOfOthers(judged, ({ score }) => score) !== values.others) return false;
  if (key === 'wins' || key === 'shares')
    return after.result.winners.includes(seat) && after.result.winners.length > 1 === (key === 'shares');
  const standing = has > values.others ? 'ahead' : has === values.others ? 'level' : 'behind';
  return key === `points-${standing}` && has - had === countOf(values.points);
}

/** How far the king's marker is above the second of all scores. */
function leftOf({ king, seats }: Position): number {
  const [, second] = seats.map(({ score }: Position) => score).sort((a: number, b: number) => b - a);
  return king.marker - second;
}

/** Whether what a seat was told is so in the position that it sees. */
function isTrue(judged: ReasonCheck): boolean {
  const { told, before, after, seat } = judged;
  const { key, values } = told;
  const [had, has] = [before, after].map((p) => p.seats[seat]);
  if ('province' in values) return isTrueOfProvince(judged);
  if ('bonus' in values) return isTrueOfBonus(judged);
  if (key === 'medals' || key === 'congress') {
    const [, of] = BONUSES[key];
    return of(after, seat) === values.count && of(before, seat) < values.count;
  }
  if (key === 'repaid') return 6 * (had.medals.down - has.medals.down) === countOf(values.points);
  if (key === 'francs') return has.francs === values.count && has.francs - had.francs === countOf(values.francs);
  if (key === 'borrowed') return has.medals.down > had.medals.down && has.francs === countOf(values.francs);
  if (key === 'end-near') return Math.max(0, leftOf(after)) === values.count && leftOf(after) < leftOf(before);
  if (key === 'order') return after.pendingOrder.includes(seat) && !before.pendingOrder.includes(seat);
  if (key === 'earlier')
    return after.order.indexOf(seat) + 1 === values.place && before.order.indexOf(seat) >= Number(values.place);
  return isTrueOfPoints(judged);
}

reasonSuite(foreignKing, 1, isTrue, ['points-level', 'shares']);
