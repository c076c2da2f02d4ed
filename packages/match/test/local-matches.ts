import { FastRandom, type Random } from '@interregnum/kernel';
import { linesText } from '@interregnum/record';
import type { BotPlayers, DecisionRequest, LocalMatchParts, MatchStore, PendingDecision } from '../src/index.ts';
import { LocalMatch } from '../src/index.ts';
import { type TestMatch, TIME } from './matches.ts';

/** Lets everything happen that waits for nothing but its turn. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A store that keeps lines at once, or fails at once. */
export class QuickStore implements MatchStore {
  readonly appended: (readonly string[])[] = [];
  fails = false;

  append(lines: readonly string[]): void {
    if (this.fails) throw new Error('the disk is full');
    this.appended.push(lines);
  }
}

/** A store that takes its time: each append is kept, or fails, when the test says so. */
export class SlowStore implements MatchStore {
  readonly appended: (readonly string[])[] = [];
  private readonly waiting: { readonly keep: () => void; readonly fail: () => void }[] = [];

  append(lines: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const keep = (): void => {
        this.appended.push(lines);
        resolve();
      };
      this.waiting.push({ keep, fail: () => reject(new Error('the disk is full')) });
    });
  }

  get isAsked(): boolean {
    return this.waiting.length > 0;
  }

  async keep(): Promise<void> {
    this.waiting.shift()?.keep();
    await settled();
  }

  async fail(): Promise<void> {
    this.waiting.shift()?.fail();
    await settled();
  }
}

/** Bots that choose at random, at once. */
export class QuickBots implements BotPlayers {
  readonly asked: DecisionRequest[] = [];
  forgotten = 0;
  private readonly random: Random = new FastRandom('bots');

  decide(decision: DecisionRequest): PendingDecision {
    this.asked.push(decision);
    return { choice: Promise.resolve(this.choiceIn(decision)), hurry: () => {} };
  }

  protected choiceIn({ game, seen }: DecisionRequest): string {
    return game.notation.write(seen, game.pick(seen, this.random));
  }

  forget(): void {
    this.forgotten++;
  }
}

/** Bots that decide when the test says so, or when they are hurried. */
export class SlowBots extends QuickBots {
  /** How often it was said that a decision is to be made now. */
  hurried = 0;
  /** Whether they think on whatever is said. */
  isStubborn = false;
  private waiting: { readonly decide: (text?: string) => void; readonly fail: (problem: Error) => void }[] = [];

  override decide(decision: DecisionRequest): PendingDecision {
    this.asked.push(decision);
    let decideNow = (): unknown => undefined;
    const choice = new Promise<string>((resolve, reject) => {
      decideNow = () => !this.isStubborn && resolve(this.choiceIn(decision));
      this.waiting.push({ decide: (text = this.choiceIn(decision)) => resolve(text), fail: reject });
    });
    const hurry = (): void => {
      this.hurried++;
      decideNow();
    };
    return { choice, hurry };
  }

  /** The bot that was asked first fails, or decides. */
  async firstFails(): Promise<void> {
    this.waiting.shift()?.fail(new Error('out of memory'));
    await settled();
  }

  async firstDecides(text: string): Promise<void> {
    this.waiting.shift()?.decide(text);
    await settled();
  }

  /** The bot that was asked last decides. */
  async decides(text?: string): Promise<void> {
    this.waiting.pop()?.decide(text);
    await settled();
  }

  async fails(): Promise<void> {
    this.waiting.pop()?.fail(new Error('out of memory'));
    await settled();
  }
}

/** A match on this machine; whatever is not said is quick. */
export const localMatch = (told: TestMatch, parts: Partial<LocalMatchParts> = {}): LocalMatch =>
  new LocalMatch({
    match: told.match,
    names: ['Ana', 'Ben', 'Cléo', 'Dan'].slice(0, told.match.progress.kinds.length),
    store: new QuickStore(),
    bots: new QuickBots(),
    now: () => TIME,
    ...parts,
  });

/** What a store has kept behind the start of a match. */
export const keptText = (told: TestMatch, { appended }: QuickStore | SlowStore): string =>
  linesText([...told.lines, ...appended.flat()]);
