import { updatesFor, type Viewer } from '@interregnum/match';
import { nextLine } from '@interregnum/record';
import { median } from '../../bench/src/measure.ts';
import type { Mode } from '../../bench/src/modes.ts';
import { readTurns, type Scripted, scripted, sha, taken } from './scripted.ts';

/** Matches of a mode that are played again and again. */
const MATCHES = 12;

/** What a turn costs, in microseconds of processor time, by who is sent it. */
export interface Cost {
  readonly twoSeats: number;
  readonly allSeats: number;
  readonly withAudience: number;
  /** That of two seats as a multiple of its own line and hash. */
  readonly ratio: number;
  /** Bytes that one viewer is sent of a turn. */
  readonly bytesPerView: number;
}

/** Plays all turns of a match in some way; `used` keeps unread results from being optimized away. */
type Play = (match: Scripted, turns: ReturnType<typeof readTurns>) => number;
let used = 0;

/** From the texts to the new match, its lines, and what some viewers are sent. */
const withViews =
  (viewers: readonly Viewer[]): Play =>
  ({ start }, turns) => {
    let [match, bytes] = [start, 0];
    for (const turn of turns) {
      const next = taken(match, turn);
      for (const viewer of viewers) {
        const updates = updatesFor(match, next.match, next.entries, viewer);
        bytes += JSON.stringify(updates).length;
      }
      match = next.match;
    }
    return bytes;
  };

/** The lines of the same turns, with their hashes. */
const lines: Play = ({ start }, turns) => {
  let [{ head }, length] = [start, 0];
  for (const { seat, texts } of turns) {
    const next = nextLine(head, { type: 'turn', seat, texts }, sha);
    length += next.line.length;
    head = next.head;
  }
  return length;
};

const microseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Microseconds of processor time a turn, over at least so many of it. Texts are read before the clock runs. */
function costOf(play: Play, matches: readonly Scripted[], least: number): number {
  let [spent, turns] = [0, 0];
  while (spent < least) {
    const read = matches.map((match) => ({ match, sent: readTurns(match) }));
    const start = microseconds();
    for (const { match, sent } of read) used += play(match, sent);
    spent += microseconds() - start;
    for (const { sent } of read) turns += sent.length;
  }
  return spent / turns;
}

/** A mode with the matches that are measured, and everything compiled. */
export class Subject {
  readonly mode: Mode;
  private readonly matches: readonly Scripted[];
  private readonly plays: readonly [two: Play, all: Play, audience: Play];

  constructor(mode: Mode) {
    this.mode = mode;
    this.matches = Array.from({ length: MATCHES }, (_, number) => scripted(mode, number));
    const { game, options } = mode;
    const seats = Array.from({ length: Number(options.seats) }, (_, seat) => seat).filter(
      (seat) => game.ownKind(options, seat) === undefined,
    );
    this.plays = [withViews(seats.slice(0, 2)), withViews(seats), withViews([...seats, 'audience'])];
  }

  warmUp(least: number): void {
    for (const play of [...this.plays, lines]) costOf(play, this.matches, least);
  }

  /** Alternately, because machines are noisy: the medians of the rounds. */
  measure(rounds: number, least: number): Cost {
    const made = Array.from({ length: rounds }, () => {
      const line = costOf(lines, this.matches, least / 2);
      const [two, all, audience] = this.plays.map((play) => costOf(play, this.matches, least));
      return { two, all, audience, ratio: two / line };
    });
    const middle = (part: keyof (typeof made)[number]): number => median(made.map((round) => round[part]));
    return {
      twoSeats: middle('two'),
      allSeats: middle('all'),
      withAudience: middle('audience'),
      ratio: middle('ratio'),
      bytesPerView: this.bytesPerView(),
    };
  }

  private bytesPerView(): number {
    const [match] = this.matches;
    const turns = readTurns(match);
    return withViews([0])(match, turns) / turns.length;
  }
}

/** So that nothing that was measured is idle. */
export const workDone = (): number => used;
