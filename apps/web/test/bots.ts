import type { StartWorker, ToWorker } from '@interregnum/bots';
import { legalChoices, newChoices } from '@interregnum/kernel';
import { loadGame } from '../src/games/index.ts';

/** A thread on which bots choose the first thing that is offered, when they are let. What it was told is heard. */
export class FirstChoices {
  readonly heard: ToWorker[] = [];
  private waiting: (() => Promise<void>)[] = [];

  readonly start: StartWorker = (receive) => ({
    post: (message) => {
      this.heard.push(message);
      if (!('ask' in message)) return;
      const { id, ask } = message;
      this.waiting.push(async () => {
        const game = await loadGame(ask.game, ask.rules);
        if (game === undefined) throw new Error(`no rules ${ask.rules} of ${ask.game}`);
        const [choice] = legalChoices(game, ask.seen, newChoices());
        receive({ id, answer: { choice, evaluation: undefined } });
      });
    },
    awaited: () => {},
    end: () => {},
  });

  /** Lets them answer until they are asked no more. */
  async answer(): Promise<void> {
    while (this.waiting.length > 0) {
      const [next, ...rest] = this.waiting;
      this.waiting = rest;
      await next();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
