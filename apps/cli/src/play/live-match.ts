import { NO_SEAT, type Seat } from '@interregnum/kernel';
import {
  type Adviser,
  actingSeat,
  hasEnded,
  LocalMatch,
  MatchClient,
  type Takeback,
  takebackFor,
  UnknownPlayer,
} from '@interregnum/match';
import { turnsIn } from '@interregnum/record';
import type { AppText } from '@interregnum/texts';
import type { RecordFile } from '../records/record-file.ts';
import type { StoredMatch } from '../records/store.ts';
import type { PlayedMatch } from './played-match.ts';
import type { MatchPrograms, Programs } from './programs.ts';

/** The seat to act if no person at this screen plays it. */
export function awaitedAt({ view, waitsFor }: MatchClient): Seat | undefined {
  const seat = actingSeat(view);
  return seat === NO_SEAT || waitsFor === 'here' ? undefined : seat;
}

/** Who plays for programs, what they draw from, and what time it is. */
interface LiveMatchParts {
  readonly programs: Programs;
  readonly seed: string;
  readonly now: () => string;
}

/**
 * A match that is played here: its client, which screens read, and its file, which has every turn before it is shown. Which
 * turn could be taken back is asked of the match itself; nothing else of it is told.
 */
export class LiveMatch implements PlayedMatch {
  readonly client: MatchClient;
  readonly file: RecordFile;
  readonly online = undefined;
  /** Told why the file could not be written. */
  failed: (problem: unknown) => void = () => {};
  private readonly local: LocalMatch;
  private readonly programs: MatchPrograms;

  constructor({ opened, file }: StoredMatch, { programs, seed, now }: LiveMatchParts) {
    const { match, players, beside, draft } = opened;
    this.file = file;
    this.programs = programs.forMatch(seed);
    this.local = new LocalMatch({
      match,
      names: players.map(({ name }) => name),
      store: { append: (lines) => this.write(lines) },
      bots: this.programs,
      now,
      lastTime: beside.findLast((said) => said.type === 'time')?.time,
    });
    this.client = new MatchClient({ port: this.local, begun: draft });
    this.local.subscribe(() => this.tellEnd());
  }

  /** Programs that were named on the command line are told how the match ended. */
  private tellEnd(): void {
    const { end } = this.local.truth.progress;
    if (end === undefined) return;
    const { by, winners } = end;
    this.programs.end(end.outcome ?? { ending: by, winners, shared: false, decidedBy: by });
  }

  get recordPath(): string {
    return this.file.path;
  }

  /** All but the draft is on the disk. */
  farewell(text: AppText): string {
    const { file, client } = this;
    const key = !file.isIntact() ? 'play.changed' : hasEnded(client.view) ? 'play.finished' : 'play.saved';
    return text(key, { file: file.path });
  }

  /** Lets the program to act think, if one is. */
  begin(): void {
    this.local.begin();
  }

  private write(lines: readonly string[]): void {
    try {
      this.file.append(lines);
    } catch (problem) {
      this.failed(problem);
      throw problem;
    }
  }

  /** The seat to act if no person at this screen plays it. */
  get awaited(): Seat | undefined {
    return awaitedAt(this.client);
  }

  /** Why that seat has not decided, if it cannot. */
  get failure(): unknown {
    const { view, waitsFor, port } = this.client;
    return waitsFor === 'vacant' ? new UnknownPlayer(view.kinds[actingSeat(view)]) : port.botFailure;
  }

  adviser(): Adviser {
    return this.programs.adviser();
  }

  /** Which turn of a person would be taken back, or why none can be. */
  get takeback(): Takeback {
    return takebackFor(this.local.truth, this.local.seats);
  }

  /** How many turns would be taken back with all that followed an entry. */
  turnsAfter(entry: number): number {
    return turnsIn(this.local.truth.progress.played).filter((turn) => turn.entry > entry).length;
  }

  close(): void {
    this.programs.end(null);
    this.client.close();
    this.file.close();
  }
}
