import type { Message } from '@interregnum/kernel';
import { drafted, hidesLast, seatToAct, type Table } from '@interregnum/table';
import { worldsOf } from './turns.ts';

/**
 * What speaks for a turn, from a draft on to the complete one. If its last choice turns something up, or ends the
 * match, that is not looked at: told is what holds in every world that the seat cannot rule out.
 */
export function meritsOf(start: Table, complete: Table): readonly Message[] {
  const { game } = start;
  const seat = seatToAct(start);
  const before = game.redact(drafted(start), seat);
  if (!hidesLast(complete)) return game.merits(before, game.redact(drafted(complete), seat), seat);
  const made = complete.draft.choices.slice(start.draft.choices.length);
  const told = Array.from(worldsOf(game, before), (world) => {
    for (const choice of made) game.play(world, choice);
    return game.merits(before, game.redact(world, seat), seat);
  });
  const [first, ...others] = told;
  const holds = (message: Message): boolean => others.every((each) => each.some((other) => isSame(other, message)));
  return first.filter(holds);
}

const isSame = (a: Message, b: Message): boolean => JSON.stringify(a) === JSON.stringify(b);
