import { type FastRandom, type Game, NO_SEAT, type Seat, type State, sameWords } from '@interregnum/kernel';
import { decideIn, type Match, newDraft, seatToAct, seenIn, takeTurn, textsOf, type Viewer } from '@interregnum/match';
import { turnsSince } from '@interregnum/record';
import type { Side } from './side.ts';

/** A turn at random, from what the seat to act sees. */
function anyTurn({ game, state }: Match, seat: Seat, random: FastRandom): readonly string[] {
  let draft = newDraft(game, game.redact(state, seat));
  while (!draft.isComplete) {
    const seen = seenIn(draft);
    draft = decideIn(draft, game.notation.write(seen, game.pick(seen, random)));
  }
  return textsOf(draft);
}

/** What a viewer has seen after each decision of a turn. */
function seenBy(game: Game, before: Match, after: Match, viewer: Viewer): State[] {
  const state = before.state.slice();
  return turnsSince(before.progress.played, after.progress.played)[0].choices.map((choice) => {
    game.play(state, choice);
    return game.redact(state, viewer);
  });
}

/** A turn that is possible in both worlds, and after which the viewer still cannot tell them apart. */
export function commonTurn(sides: readonly Pick<Side, 'match'>[], viewer: Viewer, random: FastRandom) {
  const [one, other] = sides.map(({ match }) => match);
  const { game } = one;
  const seat = seatToAct(one);
  if (seat === NO_SEAT || seatToAct(other) !== seat) return undefined;
  for (let attempt = 0; attempt < 24; attempt++) {
    const texts = anyTurn(one, seat, random);
    const [a, b] = [one, other].map((match) => takeTurn(match, seat, match.head.token, texts));
    if (!('match' in a) || !('match' in b) || a.entries.length > 1 || b.entries.length > 1) continue;
    const [seenA, seenB] = [seenBy(game, one, a.match, viewer), seenBy(game, other, b.match, viewer)];
    if (seenA.every((seen, at) => sameWords(seen, seenB[at], game.size)))
      return { seat, texts, next: [a.match, b.match] };
  }
  return undefined;
}

export type CommonTurn = NonNullable<ReturnType<typeof commonTurn>>;
