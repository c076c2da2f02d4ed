import { type FastRandom, type Game, NO_SEAT, type State } from '@interregnum/kernel';
import {
  decideIn,
  type MatchView,
  newDraft,
  type Plan,
  planOf,
  present,
  type SeatTurn,
  seenIn,
  textsOf,
  worldsWith,
} from '@interregnum/match';
import { LIMITS } from '@interregnum/protocol';

/** Turns of a seat, planned one on the other. */
const DEEPEST = LIMITS.planned;
/** Of four turns that are supposed so many are a pass, where one may pass: others hardly ever come to be. */
const PASSES = 3;

/** A plan on a turn that another seat is about to take, as deep as it happens to be; undefined if nothing can be planned. */
export function planOn(view: MatchView, seat: number, expected: SeatTurn, random: FastRandom): Plan | undefined {
  const { game, start } = view;
  const seen = present(view);
  const turns: SeatTurn[] = [expected];
  const depth = 1 + random.below(DEEPEST);
  for (let own = 0; own < depth && turns.length < LIMITS.turnsBetween; ) {
    const worlds = worldsWith(game, start.options, seen, turns);
    const world = worlds.length === 0 ? undefined : worlds[random.below(worlds.length)].last;
    const acting = world === undefined ? NO_SEAT : game.toAct(world);
    if (world === undefined || acting === NO_SEAT) break;
    turns.push({ seat: acting, texts: turnAtRandom(game, world, random) });
    if (acting === seat) own++;
  }
  return planOf(turns.slice(0, turns.findLastIndex((turn) => turn.seat === seat) + 1), seat);
}

function turnAtRandom(game: Game, world: State, random: FastRandom): readonly string[] {
  let draft = newDraft(game, world);
  const passes = game.meta.pass;
  while (!draft.isComplete) {
    const seen = seenIn(draft);
    const text = game.notation.write(seen, game.pick(seen, random));
    const isPass = passes !== undefined && draft.decisions.length === 0 && random.below(4) < PASSES;
    draft = decideIn(draft, isPass && game.refusal(seen, passes) === undefined ? passes : text);
  }
  return textsOf(draft);
}
