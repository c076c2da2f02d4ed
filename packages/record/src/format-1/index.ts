// Format 1 is read for ever. It is written by tests alone.

export { hashOf } from '../chain.ts';
export { commitmentTo, dealFrom } from '../deal.ts';
export type { FindGame } from '../find-game.ts';
export { type Flawed, RECORD_FLAWS, type RecordFlaw } from '../flaw.ts';
export { isName, LONGEST_NAME, UNSHOWN } from '../forms.ts';
export { type Hex, hexOf, isHex, sha256 } from '../hash.ts';
export { linesText } from '../lines.ts';
export type { Decision, End, Header, Player } from './entry.ts';
export { readRecord, readWholeLines } from './read.ts';
export { type MatchRecord, recordText } from './record.ts';
export { gameOf, type Replayed, replay } from './replay.ts';
export { type Verified, verify, verifyRecord } from './verify.ts';
export { startRecord, withDecision, withEnd } from './write.ts';
