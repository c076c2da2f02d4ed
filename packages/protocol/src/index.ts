export type {
  Answer,
  Answers,
  FromServer,
  MatchUpdate,
  News,
  Offered,
  Phase,
  PlainUpdate,
  SeatInfo,
  TableInfo,
  TableLine,
  Welcome,
  WholeMatch,
  WholeTable,
} from './answers.ts';
export { ERRORS, type ErrorCode, type RequestError } from './errors.ts';
export { LIMITS } from './limits.ts';
export { type ReadRequest, readRequest } from './read-request.ts';
export { Request, type RequestTo } from './requests.ts';
export { hashOfSalt } from './salt-hash.ts';
export { PROTOCOL } from './version.ts';
