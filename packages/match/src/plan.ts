import { type Game, legalChoices, newChoices, type Options, type Seat, type State } from '@interregnum/kernel';
import { legalChoice, playTurn } from '@interregnum/record';
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

/** Worlds in which a viewer supposes something, made one after another; where nothing is hidden there is one. */
const supposedWorlds = (game: Game, options: Options, seen: State): Iterable<State> =>
  game.hides(options) ? worldsOf(game, seen, WORLDS) : [seen];

/**
 * Why nobody who has seen so much can plan all this for a seat; undefined if each plan is possible in some world that the seat
 * cannot rule out. It rests on nothing else. The first world does for most plans, and no other is made then.
 */
export function flawOfPlans(
  game: Game,
  options: Options,
  seen: State,
  seat: Seat,
  plans: readonly Plan[],
): Refused | undefined {
  if (plans.length === 0) return undefined;
  let open = plans.map((plan) => ({ turns: turnsOf(plan, seat), furthest: NOWHERE }));
  for (const world of supposedWorlds(game, options, seen)) {
    open = open.flatMap(({ turns, furthest }) => {
      const reached = playedOut(game, world, turns, game.hides(options));
      if (reached === undefined) return [];
      return [{ turns, furthest: reached.turns > furthest.turns ? reached : furthest }];
    });
    if (open.length === 0) return undefined;
  }
  return open[0].furthest.refused;
}

/** How many turns of a plan are possible in a world, and why the next one is not. */
interface Reached {
  readonly turns: number;
  readonly refused: Refused;
}

const NOWHERE: Reached = { turns: -1, refused: { refused: 'seat' } };

/** How far one comes in a world; undefined if all turns are possible. */
function playedOut(game: Game, world: State, turns: readonly SeatTurn[], hides: boolean): Reached | undefined {
  let state = world;
  for (const [at, turn] of turns.entries()) {
    const played = playedIn(game, state, turn, hides);
    if ('refused' in played) return { turns: at, refused: played };
    state = played.state;
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

/** A world in which turns are supposed: where they begin, and where they lead to. */
export interface SupposedWorld {
  readonly first: State;
  readonly last: State;
}

/** The worlds in which a viewer who has seen so much may suppose these turns. */
export function worldsWith(game: Game, options: Options, seen: State, turns: readonly SeatTurn[]): SupposedWorld[] {
  let worlds = Array.from(supposedWorlds(game, options, seen), (first) => ({ first, last: first }));
  for (const turn of turns)
    worlds = worlds.flatMap(({ first, last }) => {
      const played = playedIn(game, last, turn, game.hides(options));
      return 'refused' in played ? [] : [{ first, last: played.state }];
    });
  return worlds;
}

/** What the seat to act may begin its turn with, in any of these worlds, in notation. */
export function openingsIn(game: Game, worlds: readonly SupposedWorld[]): string[] {
  const choices = newChoices();
  return [
    ...new Set(
      worlds.flatMap(({ last }) => legalChoices(game, last, choices).map((c) => game.notation.write(last, c))),
    ),
  ];
}

/** Those of the worlds in which it may begin so. */
export const worldsOpening = (game: Game, worlds: readonly SupposedWorld[], opening: string): SupposedWorld[] =>
  worlds.filter(({ last }) => typeof legalChoice(game, last, opening) === 'number');

/** The plan that turns amount to: each own turn on all turns of others before it. Undefined if they do not end with an own one. */
export function planOf(turns: readonly SeatTurn[], seat: Seat): Plan | undefined {
  const plan: PlannedTurn[] = [];
  let after: SeatTurn[] = [];
  for (const turn of turns) {
    if (turn.seat !== seat) after.push(turn);
    else if (after.length === 0) return undefined;
    else {
      plan.push({ after, texts: turn.texts });
      after = [];
    }
  }
  return after.length > 0 || plan.length === 0 ? undefined : plan;
}
