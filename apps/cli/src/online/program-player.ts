import { actingSeat, decideIn, hasEnded, newDraft, present, seenIn, textsOf } from '@interregnum/match';
import type { RemoteMatch, RemoteTable } from '@interregnum/protocol/client';
import type { End } from '@interregnum/record';
import type { Program } from '../bots/program.ts';
import { ProgramSeats } from '../play/program-seats.ts';

/** A program at a table online: it decides for the player's seats until the match is over. */
export class ProgramPlayer {
  private readonly table: RemoteTable;
  private readonly program: Program;
  private readonly seats = new ProgramSeats();
  /** The token of the turn that it thinks about, or that is on its way. */
  private thinksOn: string | undefined;

  constructor(table: RemoteTable, program: Program) {
    this.table = table;
    this.program = program;
  }

  /** Plays to the end; fails if the program does. */
  play(): Promise<End> {
    return new Promise((resolve, reject) => {
      const goOn = (): void => {
        const { match } = this.table;
        const end = match?.view('audience').end;
        if (match === undefined) return;
        if (end === undefined) this.takeTurn(match).then((isTaken) => isTaken && goOn(), reject);
        else {
          this.seats.end(end.outcome ?? null);
          resolve(end);
        }
      };
      this.table.subscribe(goOn);
      goOn();
    });
  }

  /** Takes the turn of a seat that is played here; false if none is to act, or if it is being taken. */
  private async takeTurn(match: RemoteMatch): Promise<boolean> {
    const seat = actingSeat(match.view('audience'));
    const view = match.view(seat);
    if (hasEnded(view) || !match.seats.includes(seat) || this.thinksOn === view.token) return false;
    this.thinksOn = view.token;
    const { game, token } = view;
    let draft = newDraft(game, present(view));
    while (!draft.isComplete) {
      const decision = { game, kind: view.kinds[seat], seat, seen: seenIn(draft) };
      draft = decideIn(draft, await this.seats.decide(this.program, decision));
    }
    const taken = await match.commitTurn(seat, token, textsOf(draft));
    if ('refused' in taken) throw new Error(`the server refuses a turn: ${taken.refused}`);
    return true;
  }
}
