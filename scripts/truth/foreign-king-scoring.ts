import { BANK, type LogLine, type Move } from '@interregnum/kernel';
import type { Province, Step } from './foreign-king-step.ts';
import { bySeat, line, termOf, went } from './oracle.ts';

const KINDS = ['metal', 'textile'] as const;

/** FK-SCORE-1..5  What the king's province brought, once no seat is asked any more. */
export function scoring({ before, after }: Step): LogLine[] {
  if (after.phase === 'congress') return [];
  const { at } = after.king;
  const province = termOf('province', at);
  const { citizens } = after.provinces[at];
  const most = Math.max(...citizens);
  if (most === 0 || citizens.filter((count) => count === most).length > 1) return [line('no-majority', { province })];
  const holder = citizens.indexOf(most);
  const side = holder < after.players ? bySeat(holder) : termOf('side', 'virtual');
  const points = after.seats[holder].score - before.seats[holder].score;
  const scored =
    points > 0
      ? line(
          'score',
          { side, points: termOf('count', 'points', points), province },
          went('point', BANK, `score:${holder}`, points),
        )
      : line('no-points', { side, province });
  return [scored, ...stopped(before.provinces[at], after.provinces[at], at)];
}

function stopped(before: Province, after: Province, at: string): LogLine[] {
  const counts = KINDS.map((kind) => ({ kind, count: after[kind].inactive - before[kind].inactive }));
  const factories = counts.filter(({ count }) => count > 0);
  if (factories.length === 0) return [];
  return [
    line(
      'inactive',
      {
        factories: factories.map(({ kind, count }) => termOf('factory', kind, count)),
        province: termOf('province', at),
      },
      factories.flatMap(({ kind, count }) => went(kind, `province:${at}`, `idle:${at}`, count)),
    ),
  ];
}

/** In the order of FK-FINAL-1..5, then FK-VIRTUAL-9. */
const PARTS = ['loans', 'provinces', 'medals', 'congress', 'money', 'virtual'];

/** FK-END-2, -4, FK-FINAL  Why it ended, and the points of the final scoring, part by part. */
export function finalScoring({ after }: Step): LogLine[] {
  if (after.result === null) return [];
  const { breakdown, reason } = after.result;
  const moves = breakdown.flatMap((parts, side) => {
    let points = parts.base;
    return PARTS.flatMap((part) => {
      const from = points;
      points += parts[part];
      return [...changed('point', side, from, points), ...changed('minus-point', side, -from, -points)];
    });
  });
  return [line(reason.length === 2 ? 'end-both' : `end-${reason[0]}`, {}, moves)];
}

/** FK-FINAL-8  A score below 0 is made of minus points. */
function changed(piece: string, side: number, from: number, to: number): Move[] {
  const gain = Math.max(0, to) - Math.max(0, from);
  return [...went(piece, `score:${side}`, BANK, -gain), ...went(piece, BANK, `score:${side}`, gain)];
}
