import { botOfKind } from '@interregnum/bots';
import { areKnown, isOver, type Match } from '@interregnum/match';
import type { RequestTo } from '@interregnum/protocol';
import { EMPTY_SEAT, HUMAN } from '@interregnum/record';
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
  const { record, secret, seats, name, look, watch, hints } = request;
  const given = secret && { seed: secret.seed, ...(secret.position && { position: secret.position }) };
  const opened = await context.deals.open(record, given);
  if ('flaw' in opened || opened.draft.length > 0) return refuse('bad-record');
  const { match } = opened;
  if (isOver(match)) return refuse('over');
  if (!canGoOn(match)) return refuse('bad-seats');
  const { start, kinds } = match.progress;
  if (seats.length === 0 || seats.some((seat) => kinds[seat] !== HUMAN)) return refuse('bad-seats');
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
  const lines = opened.text.split('\n').filter((line) => line !== '' && !line.startsWith(BESIDE) && !isEventLine(line));
  return newTable(id, match.game, made, sat, { name, look, secret: match.secret, played: { match, lines } });
}

/** Whether everybody who plays or may come to play is known here. */
const canGoOn = ({ game, progress: { kinds, start } }: Match): boolean =>
  areKnown(kinds, game, start.options) &&
  (start.whenSeatGoes === 'stop' || botOfKind(start.whenSeatGoes.bot) !== undefined);
