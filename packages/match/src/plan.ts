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

/** Worlds in which a viewer supposes something; where nothing is hidden there is one. */
const supposedWorlds = (game: Game, options: Options, seen: State): readonly State[] =>
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

/** A world in which turns are supposed: where they begin, and where they lead to. */
export interface SupposedWorld {
  readonly first: State;
  readonly last: State;
}

/** The worlds in which a viewer who has seen so much may suppose these turns. */
export function worldsWith(game: Game, options: Options, seen: State, turns: readonly SeatTurn[]): SupposedWorld[] {
  let worlds = supposedWorlds(game, options, seen).map((first) => ({ first, last: first }));
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
