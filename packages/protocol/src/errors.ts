import type { Refusal } from '@interregnum/kernel';

/** Every reason for which a server does not do what it is asked, and who can do what about it. */
export const ERRORS = {
  'bad-json': 'The message is no JSON in UTF-8: the client has a fault.',
  'bad-request': 'The message has not the form of a request: the client has a fault. `path` names the part.',
  'too-long': 'The message has too many bytes: send less.',
  'no-path': 'There is nothing under this address: docs/online.md lists what there is.',
  'no-method': 'This address takes other methods; `Allow` names them.',
  'no-identity': 'The request brings no cookie or key of this server: ask for one, POST /api/player.',
  'two-identities': 'The request brings a cookie and a key: send one of them.',
  'bad-origin': 'A request with a cookie must come from a page of this server.',
  'no-hello': 'The first message on a socket must be hello.',
  'old-protocol': 'The server speaks another protocol: reload the page, or update the program.',
  'no-player': 'Nobody has sat down under this cookie or key: create or sit first.',
  'no-link': 'The link was used already, is too old, or never was one: ask for another.',
  'no-passkey': 'The passkey is not known here, or has not proved itself: try again, or use a link.',
  'no-device': 'You have no such device, or it is signed out already.',
  'no-days': 'No days of holiday are left this year.',
  'no-person': 'You have met nobody of that name, or they are not to be invited here.',
  'no-table': 'There is no such table, or it is not for you to see: ask for its link.',
  'no-game': 'The server does not know this game or version of its rules.',
  'bad-options': 'These options do not go together. `refusal` says why.',
  'bad-seats': 'So many or such seats do not fit the options.',
  'bad-record': 'The record does not hold, or its secret does not open it.',
  'not-yours': 'The seat is not yours.',
  'not-creator': 'Only who made the table may do this.',
  'seat-taken': 'Somebody else was faster: choose another seat.',
  'no-seat': 'There is no such seat, or it is not for people.',
  begun: 'The match has begun.',
  'not-begun': 'The match has not begun yet.',
  over: 'The match is over.',
  'not-over': 'The match is not over yet.',
  withdrawn: 'The table was withdrawn.',
  'not-now': 'This is not asked for now.',
  salt: 'The salt is not the one whose hash was sent.',
  hints: 'This table is played without hints.',
  quiet: 'Nobody writes words of their own at this table: phrases and reactions are there.',
  shown: 'The turn cannot be taken back: something that was hidden from you has been shown since.',
  'not-away': 'The player is here: only who is away can be replaced.',
  refused: 'The turn is not possible. `refused` says what is wrong with it; of a decision also its refusal.',
  'too-many': 'Too much at once, or too many tables: wait `seconds` and try again.',
  unavailable: 'The server cannot store anything now: try again. Nothing has changed.',
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Why something was not done. Nothing has changed then. */
export interface RequestError {
  readonly code: ErrorCode;
  /** What of the request is wrong. */
  readonly path?: string;
  readonly refused?: string;
  readonly decision?: string;
  readonly refusal?: Refusal;
  readonly seconds?: number;
}
