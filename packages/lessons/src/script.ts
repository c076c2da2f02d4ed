import { legalChoices, newChoices } from '@interregnum/kernel';
import type { BotPlayers, DecisionRequest, PendingDecision } from '@interregnum/match';

/** What others play where nothing is written down for them, if they may. */
const QUIET = ['decline', 'end', 'pass'];

/** The others of a lesson: they play what is written down, and beyond that as little as they can. */
export class Script implements BotPlayers {
  private readonly next: string[] = [];

  /** What is to be played from now on. */
  rehearse(decisions: readonly string[]): void {
    this.next.splice(0, this.next.length, ...decisions);
  }

  decide({ game, seen }: DecisionRequest): PendingDecision {
    const offers = legalChoices(game, seen, newChoices()).map((choice) => game.notation.write(seen, choice));
    const [written] = this.next;
    const isWritten = written !== undefined && offers.includes(written);
    if (isWritten) this.next.shift();
    const choice = isWritten ? written : (QUIET.find((text) => offers.includes(text)) ?? offers[0]);
    return { choice: Promise.resolve(choice), hurry: () => {} };
  }

  forget(): void {
    this.next.length = 0;
  }
}
