export { type Beat, type Beats, beatMs, beatsMs, type Travel } from './beats/beat.ts';
export { beatsAt, beatsBetween, movesIn, type PlayedGame } from './beats/beats-between.ts';
export { arrived, left, moved, type PieceChange } from './beats/in-between.ts';
export { type CriteriaTable, criteriaTable } from './criteria.ts';
export { endBeats } from './end-beats.ts';
export { decidedWords, endWords, endWordsOf, ownEndWords, ownScore, wonWords } from './end-words.ts';
export type { GameScreen, TouchedGame } from './game-screen.ts';
export type { GoesOn } from './going-on.ts';
export { landingMarks, reachedSince } from './landing.ts';
export {
  byTurn,
  draftLog,
  type LoggedTurn,
  logAt,
  logSince,
  logTurns,
  newsIn,
  paragraph,
  paragraphs,
  replayWords,
  type Told,
} from './log.ts';
export type { Mark } from './mark.ts';
export { arrowsOf, movesBetween } from './moves.ts';
export { newsLog } from './news.ts';
export { numeral } from './numeral.ts';
export type { Chip, Touched } from './offers.ts';
export type { ScreenQuestion } from './question.ts';
export { remarkOn } from './remarks.ts';
export { type ListedSeat, type Screen, screenOf } from './screen.ts';
export {
  actingIn,
  askedDraft,
  currentInput,
  looksBack,
  type Moment,
  promptOf,
  type ScreenInput,
  seenNow,
  viewerOf,
} from './screen-input.ts';
export { type StandingWords, standingsIn, standingWords } from './standing.ts';
export { type Explanation, type Intent, knownIn, touchMark } from './touching.ts';
export { type Variant, variantsIn } from './variants.ts';
export { botKindWords, botWords, seatNames, type Wording, wordingOf } from './wording.ts';
