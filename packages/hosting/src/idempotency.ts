import type { Answers, Request } from '@interregnum/protocol';
import type { Statement, Store } from './ports.ts';
import { type Refused, refuse } from './requests/change.ts';
import { insertAnswer, selectAnswer } from './statements.ts';

/** How a request was answered when it came for the first time; undefined if it did not. Ids are not used twice. */
export async function answeredBefore(
  store: Store,
  player: string,
  request: Request,
): Promise<{ readonly answer: Answers[Request['do']] } | Refused | undefined> {
  const [[row]] = await store.transaction([selectAnswer(player, request.id)]);
  if (row === undefined) return undefined;
  const { do: done, ok: answer } = JSON.parse(String(row.answer));
  return done === request.do ? { answer } : refuse('bad-request', { path: 'id' });
}

/** Keeps the answer to a request, to be given again. */
export const keepAnswer = (
  player: string,
  { id, do: done }: Request,
  ok: Answers[Request['do']],
  now: number,
): Statement => insertAnswer(player, id, JSON.stringify({ do: done, ok }), now);
