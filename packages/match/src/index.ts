export type { BotPlayers, DecisionRequest, PendingDecision } from './bots/bot-turns.ts';
export { type ExpectedTurn, expectedTurns } from './bots/expected-turns.ts';
export { type Adviser, type Hint, HintRequest, secondBest } from './bots/hint.ts';
export { MAX_TURN_MS, MatchBots, UnknownPlayer } from './bots/match-bots.ts';
export { type BetterTurn, MatchReview, type ReviewedTurn } from './bots/review.ts';
export { type ClientParts, MatchClient, type Notice } from './client.ts';
export {
  chosenIn,
  type Draft,
  decideIn,
  follow,
  newDraft,
  offersIn,
  openingOf,
  refusalIn,
  seenIn,
  shownIn,
  textsOf,
  undo,
  withChoice,
  withForced,
} from './draft.ts';
export { type Evening, eveningAfter, readEvening } from './evening.ts';
export { layoutOf } from './layout.ts';
export { humanSeats, ifResigned, resigning, stopping, type Takeback, takebackFor, timingOut } from './leave.ts';
export { Listeners } from './listeners.ts';
export { LocalMatch, type LocalMatchParts, type MatchStore } from './local-match.ts';
export {
  besideOfWish,
  besideOfWishes,
  COLOURS,
  EMBLEMS,
  type Emblem,
  grantedWishes,
  type Look,
  type LookWish,
  looksFor,
  readWish,
  wishesBeside,
  withLooks,
} from './looks.ts';
export { type Appended, isOver, type Match, seatToAct, timedLines } from './match.ts';
export type { NewMatch } from './new-match.ts';
export { type OpenedMatch, openMatch } from './open.ts';
export {
  flawOfPlans,
  openingsIn,
  type Plan,
  type PlannedTurn,
  planOf,
  type SeatTurn,
  type SupposedWorld,
  worldsOpening,
  worldsWith,
} from './plan.ts';
export { areKnown, DEFAULT_OPPONENT, distinctNames } from './players.ts';
export type { CommitResult, MatchAction, MatchPort } from './port.ts';
export { haveSecrets } from './secrets.ts';
export { endsPass, standingPass } from './standing-pass.ts';
export { startMatch, startText } from './start.ts';
export { readStateText, stateText } from './state-words.ts';
export { enterAll, type Refused, type TakeResult, takeTurn, tryEnterAll } from './take-turn.ts';
export { type History, historyFor, type SentDecision, type Update, updatesFor, type Viewer } from './update.ts';
export {
  actingAt,
  actingSeat,
  hasEnded,
  isFromMemory,
  type MatchView,
  present,
  viewAfter,
  viewAt,
  viewFor,
  viewOfAll,
  type WaitsFor,
  waitsFor,
} from './view.ts';
