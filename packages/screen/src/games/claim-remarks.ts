import { type Board, cardValue, factionOf, SECOND_PHASE, votesFor } from '@interregnum/claim/board';
import type { LogLine, Seat } from '@interregnum/kernel';
import type { Happened } from '../happened.ts';
import type { Wording } from '../wording.ts';

type Words = Pick<Wording, 'nameOf' | 'table'>;

const seatOf = (lines: readonly LogLine[], key: string): Seat | undefined => {
  const seat = lines.find((line) => line.key === key)?.values.seat;
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : undefined;
};

/** Who has more votes; undefined while neither has. */
const ahead = (board: Board): Seat | undefined => {
  const [a, b] = [votesFor(board, 0), votesFor(board, 1)];
  return a === b ? undefined : Number(b > a);
};

/** In the second phase: the vote has gone over to the other side. */
function turned({ before, after }: Happened<Board>, { nameOf, table }: Words): string {
  const [was, is] = [ahead(before), ahead(after)];
  if (before.phase !== SECOND_PHASE || was === undefined || is === undefined || was === is) return '';
  const [high, low] = [votesFor(after, is), votesFor(after, 1 - is)];
  return table('claim.remark-turned', { name: nameOf(is), high, low });
}

/** Whoever replied has just won the trick, by one more than the card led, or with a card that stands for any faction. */
function narrowly({ lines, before }: Happened<Board>, { nameOf, table }: Words): string {
  const reply = lines.find(({ key }) => key === 'reply')?.values;
  const replier = seatOf(lines, 'reply');
  const { led } = before;
  if (reply === undefined || replier === undefined || led === null || seatOf(lines, 'trick') !== replier) return '';
  const { card } = reply;
  const [faction, value] = typeof card === 'object' && 'term' in card ? [card.id, card.count ?? 0] : ['', 0];
  const same = factionOf(led)?.name === faction;
  if (same && value === cardValue(led) + 1) return table('claim.remark-narrow', { name: nameOf(replier) });
  return !same && faction === 'doppelgangers' ? table('claim.remark-double', { name: nameOf(replier) }) : '';
}

export const noticed = (happened: Happened<Board>, wording: Words): string =>
  turned(happened, wording) || narrowly(happened, wording);
