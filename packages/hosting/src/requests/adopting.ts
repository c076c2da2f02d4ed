import { botOfKind } from '@interregnum/bots';
import type { Seat, Sha256 } from '@interregnum/kernel';
import { type Appended, areKnown, enterAll, isOver, type Match, type OpenedMatch } from '@interregnum/match';
import type { RequestTo } from '@interregnum/protocol';
import { EMPTY_SEAT, HUMAN, type SeatChange } from '@interregnum/record';
import { isEventLine, type Made, type TableEvent } from '../events.ts';
import { type Refused, type RequestContext, refuse } from './change.ts';
import { type NewTable, newTable } from './creating.ts';

/** Lines of a record that do not stand beside its chain. */
const BESIDE = '{"beside":';

/** A match that was played on one machine goes on here. The player who brings it knows what it hides, and everybody is told so. */
export async function adopt(
  player: string,
  request: RequestTo<'adopt'>,
  context: RequestContext,
): Promise<NewTable | Refused> {
  const { record, secret, seats, open = [], name, look, watch, hints } = request;
  const given = secret && { seed: secret.seed, ...(secret.position && { position: secret.position }) };
  const opened = await context.deals.open(record, given);
  if ('flaw' in opened || opened.draft.length > 0) return refuse('bad-record');
  if (isOver(opened.match)) return refuse('over');
  if (!canGoOn(opened.match) || !areSeats(opened.match, seats, open)) return refuse('bad-seats');
  const { match, lines } = withOpened(opened, open, context.sha256);
  const { start, kinds } = match.progress;
  const { chance, now } = context;
  const [id, invitation, watching] = [chance.id(), chance.id(), chance.id()];
  const made: Made = {
    event: 'made',
    at: now,
    host: player,
    game: start.game,
    rules: start.rules,
    options: start.options,
    kinds: kinds.map((kind) => (kind === HUMAN ? EMPTY_SEAT : kind)),
    begins: 'first',
    whenSeatGoes: start.whenSeatGoes,
    watch,
    hints,
    invitation,
    watching,
  };
  const sat = [...new Set(seats)].toSorted().map((seat): TableEvent => ({ event: 'sat', seat, player }));
  return newTable(id, match.game, made, sat, { name, look, secret: match.secret, played: { match, lines } });
}

/** Whether some seats are those of people, and others those of bots. */
const areSeats = ({ progress: { kinds } }: Match, seats: readonly Seat[], open: readonly Seat[]): boolean =>
  seats.length > 0 &&
  seats.every((seat) => kinds[seat] === HUMAN) &&
  open.every((seat) => kinds[seat] !== undefined && botOfKind(kinds[seat]) !== undefined);

/** The match and the lines of its record, with the seats of bots in which people are to play on. */
function withOpened(
  { match, text }: OpenedMatch,
  open: readonly Seat[],
  sha256: Sha256,
): Pick<Appended, 'match' | 'lines'> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith(BESIDE) && !isEventLine(line));
  const changes = [...new Set(open)].toSorted().map((seat): SeatChange => ({ type: 'seat', seat, kind: HUMAN }));
  const opened = enterAll(match, changes, sha256);
  return { match: opened.match, lines: [...lines, ...opened.lines] };
}

/** Whether everybody who plays or may come to play is known here. */
const canGoOn = ({ game, progress: { kinds, start } }: Match): boolean =>
  areKnown(kinds, game, start.options) &&
  (start.whenSeatGoes === 'stop' || botOfKind(start.whenSeatGoes.bot) !== undefined);
