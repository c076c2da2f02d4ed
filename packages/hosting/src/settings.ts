import { botOfKind, isLevel, type Level } from '@interregnum/bots';
import type { Welcome } from '@interregnum/protocol';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** What a host may want otherwise. Times are milliseconds. */
export interface HostSettings {
  /** From the moment in which all seats are filled and all people are here until salts are collected. */
  readonly startDelay: number;
  /** How long after its question a bot's turn is told, by level; all other programs take as long as the first level. */
  readonly botDelays: Readonly<Record<Level, number>>;
  /** How long a turn waits that is played by itself: so long at least, and up to so much longer. */
  readonly plannedDelay: { readonly shortest: number; readonly spread: number };
  /** Tables that never began go after this time, guests without tables, and answers that are kept for repeats. */
  readonly tableLife: number;
  readonly guestLife: number;
  readonly answerLife: number;
  /** Tables that a player may have made and that are not over. */
  readonly tablesPerPlayer: number;
  /** Lines of a table's log that are not its match's. More are refused, so that no log grows too long to be read. */
  readonly linesPerTable: number;
  /** How many of a player's tables are listed. */
  readonly tablesListed: number;
  /** How many people whom a player has met are listed, the latest first. */
  readonly peopleListed: number;
  /** People whom a player may have at tables of theirs that have not begun; and at how many of these the same one may be. */
  readonly guestsPerPlayer: number;
  readonly tablesPerGuest: number;
  /** How long others leave alone what a host was about to do when it was last heard of. */
  readonly lease: number;
  /** Days of holiday that a player has in a year. */
  readonly holidayDays: number;
  /** How often a host looks for what is due, and for what has expired. */
  readonly lookEvery: number;
  readonly sweepEvery: number;
  /** How often it notes that it is up; and how often it stores that, while the clock of any match runs. */
  readonly tickEvery: number;
  readonly beatEvery: number;
  /** How long a player without a socket counts as here after a request. */
  readonly hereFor: number;
  /** The first wait after a failure of a bot or of the store, and the longest: each is twice the one before. */
  readonly firstRetry: number;
  readonly lastRetry: number;
  /** How long turns are collected before a player's devices are told of them. */
  readonly noticeDelay: number;
  /** Devices of one player that are told of turns, and how often in a row one may fail. */
  readonly devicesPerPlayer: number;
  readonly pushFailures: number;
  readonly address: Welcome['address'];
}

export const SETTINGS: HostSettings = {
  startDelay: 3 * SECOND,
  botDelays: { page: 1200, squire: 1200, steward: 1400, chancellor: 1800, regent: 3000 },
  plannedDelay: { shortest: 3 * SECOND, spread: 5 * SECOND },
  tableLife: 7 * DAY,
  guestLife: 60 * DAY,
  answerLife: 7 * DAY,
  tablesPerPlayer: 100,
  linesPerTable: 2000,
  tablesListed: 50,
  peopleListed: 100,
  guestsPerPlayer: 30,
  tablesPerGuest: 3,
  lease: 5 * SECOND,
  holidayDays: 30,
  lookEvery: 5 * SECOND,
  sweepEvery: DAY / 24,
  tickEvery: SECOND,
  beatEvery: 5 * SECOND,
  hereFor: 60 * SECOND,
  firstRetry: SECOND,
  lastRetry: 60 * SECOND,
  noticeDelay: 15 * SECOND,
  devicesPerPlayer: 10,
  pushFailures: 10,
  address: { url: 'http://localhost:8080/', reach: 'machine' },
};

/** How long after its question a turn of this kind of program is told: nothing else decides that. */
export function delayOf({ botDelays }: HostSettings, kind: string): number {
  const level = botOfKind(kind)?.name ?? kind;
  return botDelays[isLevel(level) ? level : 'page'];
}
