import {
  BANK,
  type Choice,
  FastRandom,
  type Game,
  HIDDEN,
  type LogLine,
  type Move,
  type Pieces,
  type State,
} from '@interregnum/kernel';

/**
 * What each of some choices does, in the words of `tell`, as far as the seat to act can know before it has chosen; a choice
 * that is only remembered for a later one does nothing. It rests on what the seat sees alone: any world will do to try a
 * choice in, because what is turned up there, and all that follows, is left out.
 */
export function meaningsOf(game: Game, seen: State, choices: readonly Choice[]): LogLine[][] {
  const seat = game.toAct(seen);
  const world = game.imagine(seen, new FastRandom('means'));
  const [after, seenAfter] = [world.slice(), world.slice()];
  const held = game.hides(game.optionsOf(seen)) ? game.pieces(seen) : undefined;
  return choices.map((choice) => {
    after.set(world);
    game.play(after, choice);
    const lines = [...game.tell(seen, choice, game.redact(after, seat, seenAfter))];
    return held === undefined ? lines : untilTurnedUp(lines, held);
  });
}

/** The lines before the first one that moves a piece which was hidden where it comes from. */
function untilTurnedUp(lines: readonly LogLine[], held: Pieces): LogLine[] {
  /** By place and piece, how many more or fewer there are than were held. */
  const changes = new Map<string, number>();
  const change = (place: string, piece: string, by: number): number => {
    const key = `${place} ${piece}`;
    const now = (changes.get(key) ?? 0) + by;
    changes.set(key, now);
    return (held.get(place)?.get(piece) ?? 0) + now;
  };
  const turnsUp = ({ piece, from, to, count }: Move): boolean => {
    const left = change(from, piece, -count);
    change(to, piece, count);
    return piece !== HIDDEN && from !== BANK && left < 0;
  };
  const end = lines.findIndex(({ moves }) => moves.some(turnsUp));
  return lines.slice(0, end < 0 ? lines.length : end);
}
