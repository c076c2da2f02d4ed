import type { Player, HUMAN as RECORDED_HUMAN } from '@interregnum/record';

/** Whom a table waits for: a player by name; or the visitor, where one person plays against programs. */
export type Awaited = { readonly name: string } | 'you';

/** A copy that the compiler keeps equal: the start page does not fetch what tables need. */
const HUMAN: typeof RECORDED_HUMAN = 'human';

/** Whom a table waits for if it is a seat's turn. */
export function awaitedAt(players: readonly Player[], toAct: number | undefined): Awaited | undefined {
  if (toAct === undefined) return undefined;
  const isPerson = (kind: string): boolean => kind === HUMAN;
  const { name, kind } = players[toAct];
  return isPerson(kind) && players.filter((each) => isPerson(each.kind)).length === 1 ? 'you' : { name };
}
