import type { Message } from '@interregnum/kernel';
import { type Draft, seenIn } from '../draft.ts';
import { worldsOf } from './expected-turns.ts';

/**
 * Reasons for a turn, from a draft on to the complete one. If its last choice turns something up, or ends the
 * match, that is not looked at: told is what holds in every world that the seat cannot rule out.
 */
export function reasonsFor(start: Draft, complete: Draft): readonly Message[] {
  const { game, seat } = start;
  const before = seenIn(start);
  if (!complete.hidesLast) return game.reasons(before, seenIn(complete), seat);
  const made = complete.decisions.slice(start.decisions.length);
  const told = Array.from(worldsOf(game, before), (world) => {
    for (const { choice } of made) game.play(world, choice);
    return game.reasons(before, game.redact(world, seat), seat);
  });
  const [first, ...others] = told;
  const holds = (message: Message): boolean => others.every((each) => each.some((other) => isSame(other, message)));
  return first.filter(holds);
}

const isSame = (a: Message, b: Message): boolean => JSON.stringify(a) === JSON.stringify(b);
