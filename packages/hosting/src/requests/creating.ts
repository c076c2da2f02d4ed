import { isBotName } from '@interregnum/bots';
import { loadGame } from '@interregnum/games';
import type { Game, Options } from '@interregnum/kernel';
import type { Answers, RequestTo } from '@interregnum/protocol';
import { commitmentTo, EMPTY_SEAT, type Secret, type WhenSeatGoes } from '@interregnum/record';
import type { Made, TableEvent } from '../events.ts';
import { fold, withMatch } from '../fold.ts';
import { type Table, tableOf } from '../table.ts';
import { type Change, type Refused, type RequestContext, refuse } from './change.ts';

/** A table that is to be stored: its first lines, and what opens its deal. */
export interface NewTable extends Required<Pick<Change, 'events' | 'name'>>, Pick<Change, 'look' | 'played'> {
  readonly table: Table;
  readonly secret: Secret | undefined;
  readonly answer: Answers['create'];
}

/** What a table is made of by its events, the first of which makes it. */
export function newTable(
  id: string,
  game: Game,
  made: Made,
  rest: readonly TableEvent[],
  more: Pick<NewTable, 'name' | 'look' | 'secret' | 'played'>,
): NewTable {
  const seated = rest.reduce(fold, tableOf(id, game, made));
  const { played } = more;
  return {
    ...more,
    events: [made, ...rest],
    table: played === undefined ? seated : withMatch(seated, played.match, played.lines.length),
    answer: { table: id, invitation: made.invitation, watching: made.watching },
  };
}

/** The parts of a new table that chance decides. */
export function drawn({ chance, sha256 }: RequestContext) {
  const [id, invitation, watching, seed] = [chance.id(), chance.id(), chance.id(), chance.hex()];
  return { id, secret: { seed }, links: { invitation, watching, commitment: commitmentTo(seed, sha256) } };
}

export async function create(
  player: string,
  request: RequestTo<'create'>,
  context: RequestContext,
): Promise<NewTable | Refused> {
  const game = await loadGame(request.game, request.rules);
  if (game === undefined) return refuse('no-game');
  const read = game.options({ seats: request.seats.length, ...request.options });
  if ('refusal' in read) return refuse('bad-options', { refusal: read.refusal });
  const { options } = read;
  const kinds = kindsOf(game, options, request);
  if (kinds === undefined || !isWhenSeatGoes(request.whenSeatGoes)) return refuse('bad-seats');
  const own = [...request.seats.keys()].filter((seat) => request.seats[seat] === 'me');
  if (own.length !== request.saltHashes.length) return refuse('bad-request', { path: 'saltHashes' });
  const { id, secret, links } = drawn(context);
  const made: Made = {
    event: 'made',
    at: context.now,
    host: player,
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    options,
    kinds,
    ...tableSettings(request, game, options),
    ...links,
  };
  const sat = own.map((seat, at): TableEvent => ({ event: 'sat', seat, player, saltHash: request.saltHashes[at] }));
  return newTable(id, game, made, sat, { name: request.name, look: request.look, secret });
}

type TableSettings = Pick<Made, 'begins' | 'whenSeatGoes' | 'watch' | 'hints' | 'clock'>;

function tableSettings(
  { begins, whenSeatGoes, watch, hints, clock }: RequestTo<'create'>,
  game: Game,
  options: Options,
): TableSettings {
  // Where two parties play and nobody runs out of time, nothing is left to be settled.
  const isSettled = game.parties(options).length <= 2 && clock === undefined;
  return { begins, whenSeatGoes: isSettled ? 'stop' : whenSeatGoes, watch, hints, ...(clock && { clock }) };
}

const isWhenSeatGoes = (when: WhenSeatGoes): boolean => when === 'stop' || isBotName(when.bot);

/** The kind of each seat, open ones for all people; undefined if so many or such seats do not fit. */
function kindsOf(game: Game, options: Options, { seats }: RequestTo<'create'>): string[] | undefined {
  if (seats.length !== options.seats) return undefined;
  const kinds = seats.map((wanted, seat) => {
    const own = game.ownKind(options, seat);
    if (typeof wanted === 'string') return own === undefined ? EMPTY_SEAT : undefined;
    return own === undefined ? botKind(wanted.bot) : wanted.bot === own ? own : undefined;
  });
  const isWhole = kinds.every((kind) => kind !== undefined);
  return isWhole && kinds.includes(EMPTY_SEAT) ? kinds : undefined;
}

const botKind = (kind: string): string | undefined => (isBotName(kind) ? kind : undefined);
