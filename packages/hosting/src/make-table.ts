import type { RequestTo } from '@interregnum/protocol';
import type { Tables } from './caller.ts';
import type { Reply } from './hosted-table.ts';
import { answeredBefore, keepAnswer } from './idempotency.ts';
import { Conflict } from './ports.ts';
import { adopt } from './requests/adopting.ts';
import { type Refused, type RequestContext, refuse } from './requests/change.ts';
import { create, type NewTable } from './requests/creating.ts';
import { countHosted } from './statements.ts';
import { creationStatements } from './storing.ts';

type CreationRequest = RequestTo<'create'> | RequestTo<'adopt'>;

/** When a player with too many tables may ask again. */
const TOO_MANY = { seconds: 60 };

/** Makes a table, new or of a match that was played elsewhere. */
export async function makeTable(
  { shared, get }: Tables,
  player: string,
  request: CreationRequest,
  context: RequestContext,
  reply: Reply,
): Promise<void> {
  const { ports, settings } = shared;
  const { id } = request;
  for (let tries = 0; tries < 2; tries++) {
    try {
      const before = await answeredBefore(ports.store, player, request);
      if (before !== undefined) return reply('error' in before ? { id, ...before } : { id, ok: before.answer });
      const made = (await tooMany(shared, player)) ?? (await madeBy(player, request, context));
      if ('error' in made) return reply({ id, error: made.error });
      const { now } = context;
      await ports.store.transaction([
        ...creationStatements(made, player, now, settings),
        keepAnswer(player, request, made.answer, now),
      ]);
      reply({ id, ok: made.answer });
      if (made.played !== undefined) void get(made.table.id).look();
      return;
    } catch (problem) {
      // The same request, twice at once: the next look finds the answer to the first.
      ports.note(problem instanceof Conflict ? 'conflict' : 'store-failed');
    }
  }
  reply({ id, error: { code: 'unavailable' } });
}

const madeBy = (player: string, request: CreationRequest, context: RequestContext): Promise<NewTable | Refused> =>
  request.do === 'create' ? create(player, request, context) : adopt(player, request, context);

async function tooMany({ ports, settings }: Tables['shared'], player: string): Promise<Refused | undefined> {
  const [[row]] = await ports.store.transaction([countHosted(player)]);
  return Number(row.tables) >= settings.tablesPerPlayer ? refuse('too-many', TOO_MANY) : undefined;
}
