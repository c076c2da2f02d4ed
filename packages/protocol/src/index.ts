export type {
  Answer,
  Answers,
  ClocksTold,
  FromServer,
  Happening,
  HolidayInfo,
  MatchUpdate,
  News,
  Notice,
  NoticeTold,
  Offered,
  PeopleMet,
  PersonMet,
  Phase,
  PlainUpdate,
  PlanEnding,
  Planned,
  SeatInfo,
  TableInfo,
  TableLine,
  Talk,
  Waiting,
  Welcome,
  WholeMatch,
  WholeTable,
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
export { PROTOCOL } from './version.ts';
