import type { Game, Options, Seat, State } from '@interregnum/kernel';
import { playTurn } from '@interregnum/record';
import { worldsOf } from './bots/expected-turns.ts';
import { type Refused, refusedAs } from './take-turn.ts';

/** A whole turn of a seat, in notation. */
export interface SeatTurn {
  readonly seat: Seat;
  readonly texts: readonly string[];
}

/** What a seat plays if the others take exactly these turns, all up to its own next one. */
export interface PlannedTurn {
  readonly after: readonly SeatTurn[];
  readonly texts: readonly string[];
}

/** Planned turns, each on the one before. */
export type Plan = readonly PlannedTurn[];

/** Worlds in which something is supposed where anything is hidden: a card that one seat of four may hold is in some of them. */
const WORLDS = 100;

/** Worlds in which a viewer supposes something; where nothing is hidden there is one. */
export const supposedWorlds = (game: Game, options: Options, seen: State): readonly State[] =>
  game.hides(options) ? [...worldsOf(game, seen, WORLDS)] : [seen];

/**
 * Why nobody who has seen so much can plan this for a seat; undefined if it is possible in some world that the seat cannot
 * rule out. It rests on nothing else.
 */
export function flawOfPlan(game: Game, options: Options, seen: State, seat: Seat, plan: Plan): Refused | undefined {
  let worlds = supposedWorlds(game, options, seen);
  for (const turn of turnsOf(plan, seat)) {
    const played = worlds.map((world) => playedIn(game, world, turn, game.hides(options)));
    worlds = played.flatMap((each) => ('refused' in each ? [] : [each.state]));
    const [first] = played;
    if (worlds.length === 0 && 'refused' in first) return first;
  }
  return undefined;
}

/** All turns of a plan, in order. */
const turnsOf = (plan: Plan, seat: Seat): readonly SeatTurn[] =>
  plan.flatMap(({ after, texts }) => [...after, { seat, texts }]);

function playedIn(
  game: Game,
  world: State,
  { seat, texts }: SeatTurn,
  hides: boolean,
): { readonly state: State } | Refused {
  if (game.toAct(world) !== seat) return { refused: 'seat' };
  const played = playTurn(game, world, texts, 0, hides);
  return 'flaw' in played ? refusedAs(played.flaw, played.refusal) : played;
}
