import {
  Connection,
  forgetOldDeals,
  invitationTo,
  isOpenToViewer,
  RemoteTable,
  RequestFailed,
  type TableInfo,
} from '@interregnum/protocol/client';
import { seatNames } from '@interregnum/screen';
import { onlineText, tableText } from '@interregnum/texts';
import { BadInput } from '../command-line/bad-input.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { identityAt, type KeptIdentity } from './kept-identity.ts';
import type { Invitation } from './link.ts';
import { isKnownKey, newKey, nodePorts } from './node-ports.ts';

/** Somebody who has followed an invitation: as which player, and what they were told of the table. */
export interface Visit {
  readonly invitation: Invitation;
  readonly identity: KeptIdentity;
  readonly connection: Connection;
  readonly info: TableInfo;
}

/** A wish for a name and a seat, as far as there is one. */
export interface Wish {
  readonly name: string;
  readonly seat: number | undefined;
}

/** Looks at what an invitation leads to; nothing changes. `folder` is where this user's keys are. */
export async function visit(invitation: Invitation, folder: string, terminal: Terminal): Promise<Visit> {
  const { server, table, token } = invitation;
  const source = { folder, make: newKey, isKnown: isKnownKey };
  const identity = await identityAt(source, server, table).catch((problem: unknown) => {
    throw problem instanceof TypeError ? new BadInput(terminal.text('join.no-server', { server })) : problem;
  });
  await forgetOldDeals(identity, Date.now());
  const connection = new Connection(nodePorts(server, identity.secret, identity));
  connection.start();
  try {
    const { info } = await Promise.race([connection.ask('invited', { table, token }), untilOld(connection, terminal)]);
    return { invitation, identity, connection, info };
  } catch (problem) {
    connection.close();
    identity.close();
    throw refusal(problem, terminal);
  }
}

/** The seats that the visitor has already. */
export const ownSeats = ({ seats }: TableInfo): number[] =>
  seats.flatMap(({ isYours }, seat) => (isYours === true ? [seat] : []));

/** The table of a visit, which is watched from now on. */
export const tableOf = ({ connection, invitation }: Visit, { language }: Terminal): RemoteTable =>
  new RemoteTable(connection, {
    table: invitation.table,
    token: invitation.token,
    names: (seats) => seatNames(seats, tableText(language)),
  });

/** The seat that is wished for, or the first that is open; fails if there is none. */
export function openSeat({ info }: Visit, wished: number | undefined, { text, language }: Terminal): number {
  const state = invitationTo(info);
  if (state !== 'open' && state !== 'yours') throw new BadInput(`${onlineText(language)(`join.state.${state}`)}.`);
  const seat = wished ?? info.seats.findIndex(isOpenToViewer);
  if (info.seats[seat] === undefined || !isOpenToViewer(info.seats[seat])) throw new BadInput(text('join.no-seat'));
  return seat;
}

/** Takes an open seat, unless the visitor has one already; returns what to say of that. */
export async function takeSeat(visited: Visit, table: RemoteTable, wish: Wish, terminal: Terminal): Promise<string> {
  const { info, identity } = visited;
  const [own] = ownSeats(info);
  if (own !== undefined) return terminal.text('join.again', { seat: own + 1, name: info.seats[own].name ?? wish.name });
  const seat = openSeat(visited, wish.seat, terminal);
  try {
    await table.sit(seat, wish.name);
  } catch (problem) {
    throw refusal(problem, terminal);
  }
  identity.satDown(info.table, wish.name);
  return terminal.text('join.seated', { seat: seat + 1, name: wish.name });
}

/** A server that speaks otherwise is of no use. */
export const untilOld = (connection: Connection, { text }: Terminal): Promise<never> =>
  new Promise((_, reject) => {
    connection.subscribe(() => connection.state === 'old' && reject(new BadInput(text('join.old'))));
  });

/** What a server refuses is for the user to read; all else is a fault. */
export function refusal(problem: unknown, { text }: Terminal): unknown {
  if (!(problem instanceof RequestFailed)) return problem;
  const { code } = problem.error;
  if (code === 'no-table') return new BadInput(text('join.no-table'));
  return new BadInput(code === 'seat-taken' ? text('join.no-seat') : text('join.refused', { code }));
}
