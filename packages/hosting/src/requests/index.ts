import type { Request } from '@interregnum/protocol';
import { takeback } from './agreeing.ts';
import type { TableHandler } from './change.ts';
import { salt } from './dealing.ts';
import { comeBack, leave } from './leaving.ts';
import { offers } from './offers.ts';
import { plan, unplan } from './planning.ts';
import { hint, pause, resign, stop, turn } from './playing.ts';
import { fill, renew, reopen, sit, stand, withdraw } from './seating.ts';
import { quiet, report, say } from './talking.ts';

/** The handlers of requests that concern one table and rest on it alone. */
const HANDLERS = {
  sit,
  stand,
  fill,
  renew,
  withdraw,
  reopen,
  salt,
  turn,
  plan,
  unplan,
  resign,
  stop,
  pause,
  takeback,
  leave,
  return: comeBack,
  say,
  quiet,
  report,
  hint,
  offers,
} as const;

export type TableRequestName = keyof typeof HANDLERS;
export type TableRequest = Extract<Request, { readonly do: TableRequestName }>;

/** Handles any of these requests. */
export function handleTableRequest(
  ...[table, player, request, context]: Parameters<TableHandler<TableRequestName>>
): ReturnType<TableHandler<TableRequestName>> {
  const handlers: { readonly [Do in TableRequestName]: TableHandler<Do> } = HANDLERS;
  return (handlers[request.do] as TableHandler<TableRequestName>)(table, player, request, context);
}

export const isTableRequest = (request: Request): request is TableRequest => Object.hasOwn(HANDLERS, request.do);
