import type { Language } from '@interregnum/texts';
import { afterAll } from 'vitest';
import { newSession, type Session } from '../src/engine/session.ts';
import { terminal } from '../src/terminal/terminal.ts';
import { type Answered, answerTo, VERSION } from './engine-session.ts';

/** What a thought comes to. */
export interface Thought {
  readonly choice: string;
  readonly value: number | null;
  readonly exact: boolean;
  readonly candidates: readonly { readonly choice: string; readonly value: number; readonly visits: number }[];
  readonly line: readonly string[];
}

/** A line that came later than the one it answers. */
interface Late extends Answered {
  readonly info?: Thought;
}

const begun: Session[] = [];
afterAll(() => Promise.all(begun.map(({ searches }) => searches.finish(true))));

/** A session in which bots think, and the lines that came of it so far. */
export class ThinkingSession {
  readonly session: Session;
  readonly late: Late[] = [];
  private wake = () => {};

  constructor(language: Language = 'en', version = VERSION) {
    this.session = newSession(terminal(language), version);
    begun.push(this.session);
    this.session.searches.say = (line) => {
      this.late.push(JSON.parse(JSON.stringify(line)));
      this.wake();
    };
  }

  /** Asks for a thought, which must begin. */
  begin(request: object): void {
    const answer = answerTo(this.session, JSON.stringify({ do: 'go', ...request }));
    if (answer !== '') throw new Error(answer);
  }

  /** The next line that comes late. */
  async next(): Promise<Late> {
    while (this.late.length === 0)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    return this.late.shift() as Late;
  }

  /** What a thought comes to; nothing else may be thought about. */
  async think(request: object): Promise<Thought> {
    this.begin(request);
    return (await this.next()).ok as unknown as Thought;
  }
}
