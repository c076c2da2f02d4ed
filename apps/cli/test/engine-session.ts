import { hashWords } from '@interregnum/kernel';
import type { Language } from '@interregnum/texts';
import { answer } from '../src/engine/engine.ts';
import { newSession, type Session } from '../src/engine/session.ts';
import { terminal } from '../src/terminal/terminal.ts';

export const VERSION = '1.2.3';
export const startSession = (language: Language = 'en'): Session => newSession(terminal(language), VERSION);

/** The whole answer to a line. */
export const answerTo = (session: Session, text: string): string => [...answer(session, { text })].join('');

/** An answer as programs read it. */
export interface Answered {
  readonly id?: string | number;
  readonly ok?: Readonly<Record<string, unknown>>;
  readonly error?: Readonly<Record<string, unknown>> & { readonly code: string; readonly message: string };
}

/** The answer to one request. */
export const ask = (session: Session, request: object): Answered =>
  JSON.parse(answerTo(session, JSON.stringify(request)));

/** What a request that must succeed came to. */
export function ok(session: Session, request: object): Readonly<Record<string, unknown>> {
  const answered = ask(session, request);
  if (answered.ok === undefined) throw new Error(`${JSON.stringify(request)}: ${answered.error?.message}`);
  return answered.ok;
}

/** What must stay the same when a request fails: everything that requests can change. */
export const fingerprint = ({ tables, ended }: Session): string =>
  [...tables]
    .map(([name, { game, start, made, state }]) =>
      [name, game.meta.id, made.join(), hashWords(start, start.length), hashWords(state, state.length)].join(' '),
    )
    .join('\n') + ended;
