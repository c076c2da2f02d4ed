import { type Board, distance } from '@interregnum/foreign-king/board';
import type { Happened } from '../happened.ts';
import type { Wording } from '../wording.ts';

type Words = Pick<Wording, 'nameOf' | 'table'>;

/** From how far on the end is near, in steps of the king’s marker. */
const NEAR = 3;

/** The side that is ahead of all others; undefined while several are, or nobody has scored. */
function ahead({ seats }: Board): number | undefined {
  const most = Math.max(...seats.map(({ score }) => score));
  const best = seats.flatMap(({ score }, side) => (score === most ? [side] : []));
  return most > 0 && best.length === 1 ? best[0] : undefined;
}

/** The side that led all others has been overtaken. */
function overtaken({ before, after }: Happened<Board>, { nameOf, table }: Words): string {
  const [was, is] = [ahead(before), ahead(after)];
  if (was === undefined || is === undefined || was === is) return '';
  return table('foreign-king.remark-overtakes', { name: nameOf(is), count: after.seats[is].score });
}

/** The end has come near. */
function nears({ before, after }: Happened<Board>, { table }: Words): string {
  const [was, is] = [distance(before), distance(after)];
  return was > NEAR && is <= NEAR && is > 0 ? table('foreign-king.remark-near', { count: is }) : '';
}

export const noticed = (happened: Happened<Board>, wording: Words): string =>
  overtaken(happened, wording) || nears(happened, wording);
