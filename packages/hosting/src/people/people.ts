import type { Answers, PeopleMet } from '@interregnum/protocol';
import { type Hex, hexOf } from '@interregnum/record';
import type { HostContext } from '../hosted-table.ts';
import type { Row } from '../ports.ts';
import { NOTHING, type Refused, type RequestContext, refuse } from '../requests/change.ts';
import { deleteHidden, insertHidden, selectHidden, selectInvitable, selectMet, setInvitable } from './statements.ts';

/** What is asked of people needs the store and how much of it is listed. */
export type PeopleContext = Pick<HostContext, 'ports' | 'settings' | 'sha256'>;

/** Somebody with whom a player has been at a table. The id of the other player stays here. */
export interface Met {
  readonly id: string;
  readonly name: string;
  readonly isInvitable: boolean;
}

/**
 * What a player calls another one by: nobody else has the same name for them, and it leads back to no identity, because ids are drawn
 * from 128 bits and told to nobody else.
 */
const personFor = (player: string, other: string, sha256: RequestContext['sha256']): Hex =>
  hexOf(sha256(new TextEncoder().encode(`${player} has met ${other}`)));

const readMet = ({ player, name, invitable }: Row): Met => ({
  id: String(player),
  name: String(name),
  isInvitable: Number(invitable) === 1,
});

/** Those whom a player has met, whom they have hidden, and whether they may be invited themselves. */
export async function peopleMet({ ports, settings, sha256 }: PeopleContext, player: string): Promise<PeopleMet> {
  const [met, hidden, [own]] = await ports.store.transaction([
    selectMet(player, settings.peopleListed),
    selectHidden(player),
    selectInvitable(player),
  ]);
  const told = ({ player: other, name }: Row) => ({
    person: personFor(player, String(other), sha256),
    name: String(name),
  });
  return {
    people: met.map((row) => ({
      ...told(row),
      tables: Number(row.tables),
      last: Number(row.met_at),
      ...(readMet(row).isInvitable && { isInvitable: true as const }),
    })),
    hidden: hidden.map(told),
    isInvitable: own === undefined || Number(own.invitable) === 1,
  };
}

/** Whom a player means, of those that they have met. */
export async function findMet(
  { ports, settings, sha256 }: PeopleContext,
  player: string,
  person: Hex,
): Promise<Met | undefined> {
  const [rows] = await ports.store.transaction([selectMet(player, settings.peopleListed)]);
  return rows.map(readMet).find(({ id }) => personFor(player, id, sha256) === person);
}

/** Hides somebody, who cannot invite the player any more, or stops that. */
export async function hide(
  context: PeopleContext,
  player: string,
  { person, isHidden }: { readonly person: Hex; readonly isHidden: boolean },
): Promise<Answers['hide'] | Refused> {
  const { store } = context.ports;
  const [rows] = await store.transaction([selectHidden(player)]);
  const hidden = rows.map(({ player: other }) => String(other));
  const found = hidden.find((other) => personFor(player, other, context.sha256) === person);
  if (!isHidden) {
    if (found !== undefined) await store.transaction([deleteHidden(player, found)]);
    return NOTHING;
  }
  if (found !== undefined) return NOTHING;
  const met = await findMet(context, player, person);
  if (met === undefined) return refuse('no-person');
  await store.transaction([insertHidden(player, met.id)]);
  return NOTHING;
}

/** What a player has settled about others: whom they have hidden, by name, and whether they may be invited. */
export interface ExportedPeople {
  readonly hidden: readonly string[];
  readonly isInvitable: boolean;
}

export async function exportPeople(context: PeopleContext, player: string): Promise<ExportedPeople> {
  const { hidden, isInvitable } = await peopleMet(context, player);
  return { hidden: hidden.map(({ name }) => name), isInvitable };
}

/** Whether anybody may invite a player who has sat down once. */
export async function beInvitable(
  { ports }: PeopleContext,
  player: string,
  isInvitable: boolean,
): Promise<Answers['invitable'] | Refused> {
  const [[row]] = await ports.store.transaction([selectInvitable(player)]);
  if (row === undefined) return refuse('no-player');
  await ports.store.transaction([setInvitable(player, isInvitable)]);
  return NOTHING;
}
