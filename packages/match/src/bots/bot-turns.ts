import type { Seat, State } from '@interregnum/kernel';
import { EMPTY_SEAT, type Hex, HUMAN } from '@interregnum/record';
import { decideIn, newDraft, seenIn, textsOf } from '../draft.ts';
import { isOver, type Match, seatToAct } from '../match.ts';
import type { CommitResult } from '../port.ts';

/** A choice, in notation, that a program is about to make. */
export interface PendingDecision {
  readonly choice: Promise<string>;
  /** It is to be made now. */
  hurry(): void;
}

/** The next decision of a program: all that it is told. */
export interface DecisionRequest {
  readonly game: Match['game'];
  /** The kind of program that plays the seat, as records name it. */
  readonly kind: string;
  readonly seat: Seat;
  readonly seen: State;
}

/** Who decides for the seats that no person plays. */
export interface BotPlayers {
  decide(decision: DecisionRequest): PendingDecision;
  /** The match is left: nothing will be asked about it again. */
  forget(): void;
}

/** What turns of programs need of the match that they are played in. */
interface MatchAccess {
  match(): Match;
  take(seat: Seat, token: Hex, texts: readonly string[]): Promise<CommitResult>;
  /** The program to act has failed. */
  changed(): void;
}

/**
 * Lets the programs of a match take their turns, one after the other: it asks BotPlayers (MatchBots) decision by decision.
 */
export class BotTurns {
  /** Why the program to act has not decided; undefined if it thinks, or if none is to act. */
  failure: unknown;
  private readonly players: BotPlayers;
  private readonly host: MatchAccess;
  private deciding: PendingDecision | undefined;
  private hurried = false;
  private isClosed = false;
  /** Goes up whenever a turn is begun or dropped: an answer of an earlier generation is not waited for any more. */
  private generation = 0;

  constructor(players: BotPlayers, host: MatchAccess) {
    this.players = players;
    this.host = host;
  }

  /** Something has happened to the match: what was being decided is dropped, and the program to act thinks. */
  resume(): void {
    this.cancel();
    if (this.isClosed) return;
    const match = this.host.match();
    const kind = match.progress.kinds[seatToAct(match)];
    if (!isOver(match) && kind !== HUMAN && kind !== EMPTY_SEAT) void this.take(match, kind);
  }

  /** The match has gone another way: what programs remember of it is forgotten, and the one to act thinks anew. */
  startOver(): void {
    this.cancel();
    this.players.forget();
    this.resume();
  }

  private async take(match: Match, kind: string): Promise<void> {
    const number = this.generation;
    const isCurrent = (): boolean => number === this.generation;
    try {
      const texts = await this.decideTurn(match, kind, isCurrent);
      if (!isCurrent()) return;
      // `commitTurn` of LocalMatch, as for a person.
      const answer = await this.host.take(seatToAct(match), match.head.token, texts);
      if ('refused' in answer) throw new Error(`a program’s turn is refused: ${answer.refused}`);
    } catch (problem) {
      if (!isCurrent()) return;
      this.failure = problem;
      this.host.changed();
    }
  }

  /** The whole turn for `take`, decision by decision, each from what the seat sees. */
  private async decideTurn(match: Match, kind: string, isCurrent: () => boolean): Promise<string[]> {
    const { game } = match;
    const seat = seatToAct(match);
    let draft = newDraft(game, game.redact(match.state, seat));
    while (!draft.isComplete && isCurrent()) {
      this.deciding = this.players.decide({ game, kind, seat, seen: seenIn(draft) });
      if (this.hurried) this.deciding.hurry();
      draft = decideIn(draft, await this.deciding.choice);
    }
    return textsOf(draft);
  }

  /** The rest of the turn is to be decided at once; a program that has failed is asked again. */
  hurry(): void {
    if (this.failure !== undefined) this.resume();
    else {
      this.hurried = true;
      this.deciding?.hurry();
    }
  }

  /**
   * Drops what is being decided. A search cannot be stopped, only hurried: its answer comes at once, and nobody waits for
   * it.
   */
  private cancel(): void {
    this.generation++;
    this.failure = undefined;
    this.hurried = false;
    this.deciding?.hurry();
    this.deciding = undefined;
  }

  /** The match is left: also what is still being stored will not make programs go on. */
  close(): void {
    this.isClosed = true;
    this.cancel();
    this.players.forget();
  }
}
