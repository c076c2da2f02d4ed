export { commitmentTo, dealFrom } from './deal.ts';
export { type Decision, type End, type Header, isName, LONGEST_NAME, type Player, UNSHOWN } from './entry.ts';
export { type Flawed, RECORD_FLAWS, type RecordFlaw } from './flaw.ts';
export { type Hex, hexOf, isHex, sha256 } from './hash.ts';
export { readRecord, readWholeLines } from './read.ts';
export { hashOf, linesText, type MatchRecord, recordText, startRecord, withDecision, withEnd } from './record.ts';
export { gameOf, type Library, type Replayed, replay } from './replay.ts';
export { type Verified, verify, verifyRecord } from './verify.ts';
