import type { Request } from '@interregnum/protocol';
import type { TableHandler } from './change.ts';
import { salt } from './dealing.ts';
import { offers } from './offers.ts';
import { hint, resign, stop, turn } from './playing.ts';
import { fill, renew, reopen, sit, stand, withdraw } from './seating.ts';

/** The handlers of requests that concern one table and rest on it alone. */
const HANDLERS = { sit, stand, fill, renew, withdraw, reopen, salt, turn, resign, stop, hint, offers } as const;

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
