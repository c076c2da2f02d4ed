export type {
  Answer,
  Answers,
  FromServer,
  Happening,
  HolidayInfo,
  Notice,
  NoticeTold,
  PeopleMet,
  PersonMet,
  Waiting,
  Welcome,
} from './answers.ts';
export { ERRORS, type ErrorCode, type RequestError } from './errors.ts';
export type { ClockSetting } from './forms.ts';
export {
  type AssertedPasskey,
  type DeviceInfo,
  type IdentityAnswers,
  type IdentityInfo,
  IdentityRequest,
  type LinkInfo,
  type PasskeyInfo,
  type RegisteredPasskey,
  readIdentityRequest,
} from './identity.ts';
export { LIMITS } from './limits.ts';
export { PHRASES, type Phrase, REACTIONS, type Reaction } from './phrases.ts';
export { type ReadRequest, readRequest } from './read-request.ts';
export { Request, type RequestTo } from './requests.ts';
export { hashOfSalt } from './salt-hash.ts';
export type {
  ClocksTold,
  MatchUpdate,
  News,
  Offered,
  Phase,
  PlainUpdate,
  PlanEnding,
  Planned,
  SeatInfo,
  TableInfo,
  TableLine,
  Talk,
  WholeMatch,
  WholeTable,
} from './told-tables.ts';
export { PROTOCOL } from './version.ts';
