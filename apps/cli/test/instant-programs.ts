import { type Evaluation, newBot, type PendingAnswer } from '@interregnum/bots';
import { heuristicsOf } from '@interregnum/games/all';
import { FastRandom, NO_CHOICE, type State } from '@interregnum/kernel';
import { type DecisionRequest, type Draft, type PendingDecision, seenIn } from '@interregnum/match';
import type { MatchPrograms, Programs } from '../src/play/programs.ts';

/** Programs without a thread, whatever they are called: they choose at random and at once, and advise after little thought. */
export class InstantPrograms implements Programs {
  readonly named: ReadonlyMap<string, string> = new Map();
  /** All that they were ever told. */
  readonly told: State[] = [];
  private readonly random = new FastRandom('instant');

  forMatch(): MatchPrograms {
    return {
      decide: (decision) => this.decide(decision),
      adviser: () => ({ advise: (draft, listen) => this.advise(draft, listen), dismiss: () => {} }),
      forget: () => {},
      end: () => {},
    };
  }

  decide({ game, seen }: DecisionRequest): PendingDecision {
    this.told.push(seen);
    const choice = game.pick(seen, this.random);
    if (choice === NO_CHOICE) throw new Error('nothing to choose');
    return { choice: Promise.resolve(game.notation.write(seen, choice)), hurry: () => {} };
  }

  private advise(draft: Draft, listen: (evaluation: Evaluation) => void): PendingAnswer {
    const { game } = draft;
    const bot = newBot(game, heuristicsOf(game), 'steward', 'advice', 200);
    this.told.push(seenIn(draft));
    bot.observe(seenIn(draft));
    while (bot.think());
    const evaluation = bot.evaluation();
    if (evaluation !== undefined) listen(evaluation);
    return { answer: Promise.resolve({ choice: bot.choice(), evaluation }), hurry: () => {} };
  }
}

/** Programs that think until they are told that it is enough, or that they cannot go on. */
export class SlowPrograms extends InstantPrograms {
  /** How often they were told that it is enough. */
  hurried = 0;
  private release: ((choice?: Error) => void) | undefined;

  get think(): boolean {
    return this.release !== undefined;
  }

  override decide(decision: DecisionRequest): PendingDecision {
    const { choice: chosen } = super.decide(decision);
    const choice = new Promise<string>((resolve, reject) => {
      this.release = (problem) => {
        this.release = undefined;
        if (problem === undefined) resolve(chosen);
        else reject(problem);
      };
    });
    return { choice, hurry: () => this.answer() };
  }

  answer(): void {
    this.hurried++;
    this.release?.();
  }

  /** Lets them think every decision through. */
  async finish(): Promise<void> {
    while (this.think) {
      this.answer();
      await new Promise(setImmediate);
    }
  }

  fail(problem: Error): void {
    this.release?.(problem);
  }
}
