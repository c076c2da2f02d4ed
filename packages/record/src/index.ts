export { type Beside, besideLine, type NameBeside, type OtherBeside, type TimeBeside } from './beside.ts';
export { type Head, nextLine } from './chain.ts';
export { asFormat2, type Converted, convert } from './convert.ts';
export { commitmentTo, dealFrom, lotOf, saltOf, sealOf } from './deal.ts';
export { isDecided } from './ending.ts';
export { begin, type CheckOptions, enter, playTurn } from './enter.ts';
export {
  type Back,
  type Deal,
  EMPTY_SEAT,
  type End,
  type Entry,
  HUMAN,
  isSecret,
  type LaterEntry,
  type Reveal,
  type SealedPosition,
  type SeatChange,
  type Secret,
  type Start,
  type Turn,
  type WhenSeatGoes,
} from './entry.ts';
export { isMatchId, isWhenSeatGoes } from './entry-form.ts';
export { type FindGame, sameOptions } from './find-game.ts';
export { type Flawed, RECORD_FLAWS, type RecordFlaw } from './flaw.ts';
export { isKind, isName, isNotation, isTime, KIND, LONGEST_NAME, NAME, NOTATION, UNSHOWN } from './forms.ts';
export { HEX, type Hex, hexOf, isHex, sha256 } from './hash.ts';
export { linesText } from './lines.ts';
export { choicesIn, type PlayedTurn, type PlayedTurns, turnsIn, turnsSince } from './played-turns.ts';
export { type Progress, statesOf } from './progress.ts';
export { readRecord, readWholeLines } from './read.ts';
export {
  type MatchRecord,
  recordText,
  startRecord,
  tokenOf,
  tokensOf,
  withBeside,
  withEntry,
  withTime,
} from './record.ts';
export { type Replayed, replay } from './replay.ts';
export { type Player, playersAfter, type Summary, summaryOf } from './summary.ts';
export { completesTurn, legalChoice, readChoice, type Transition, turnsUp } from './turn.ts';
export {
  formatOf,
  type Unchecked,
  type Verified,
  type Verified1,
  type Verified2,
  verify,
  verifyRecord,
} from './verify.ts';
