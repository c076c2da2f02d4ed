export type * from '../answers.ts';
export type { ErrorCode, RequestError } from '../errors.ts';
export type { ClockSetting } from '../forms.ts';
export { LIMITS } from '../limits.ts';
export { PHRASES, type Phrase, REACTIONS, type Reaction } from '../phrases.ts';
export type { Request, RequestTo } from '../requests.ts';
export { hashOfSalt } from '../salt-hash.ts';
export type * from '../told-tables.ts';
export { PROTOCOL } from '../version.ts';
export { checkDeal, type DealCheck, type DealtMatch, type KeptDeal } from './check-deal.ts';
export { Connection, type ConnectionState, type RequestFields } from './connection.ts';
export { createTable, type TableOptions } from './create.ts';
export { ConnectionClosed, RequestFailed } from './failures.ts';
export { type Fairness, fairnessOf } from './fairness.ts';
export {
  type Awaiting,
  allKeptFor,
  awaited,
  hostIsAway,
  isAway,
  isOpen,
  isOpenToViewer,
  lacksPart,
} from './gathering.ts';
export { glanceAt } from './glance.ts';
export { type Invitation, invitationTo, mayWatch } from './invitation.ts';
export { forgetOldDeals } from './kept-deals.ts';
export { lookIn } from './look-in.ts';
export { memoryStorage } from './memory-storage.ts';
export type { ClientPorts, KeyValueStorage, Socket, SocketEvents } from './ports.ts';
export { RemoteMatch } from './remote-match.ts';
export { RemoteTable, type RemoteTableOptions } from './remote-table.ts';
export { type StatusMessage, statusMessages, type TableStatus } from './status-messages.ts';
