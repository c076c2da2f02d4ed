import { afterOffered, type Choice, type Game, NO_SEAT, type State } from '@interregnum/kernel';
import { commitmentTo, dealFrom } from '../deal.ts';
import { type FindGame, findRules } from '../find-game.ts';
import { type Flawed, flawAt } from '../flaw.ts';
import { sameOutcome } from '../forms.ts';
import type { Hex } from '../hash.ts';
import { readChoice, wrongDecision } from '../turn.ts';
import type { Decision, Header } from './entry.ts';
import type { MatchRecord } from './record.ts';

/** A match played again from its deal. */
export interface Replayed {
  readonly game: Game;
  /** The deal, then the state after each decision. */
  readonly states: readonly State[];
  readonly choices: readonly Choice[];
}

/** The game of a header, if everything that was settled before the deal fits it. */
export function gameOf(header: Header, findGame: FindGame): { readonly game: Game } | Flawed {
  const { options, seats, salts } = header;
  const found = findRules(findGame, header.game, header.rulesVersion, options);
  const wanted = options.seats;
  return 'flaw' in found || (seats.length === wanted && salts.length === wanted) ? found : flawAt(0, 'seats');
}

/**
 * Plays a record again: the deal from the seed, every decision by the seat whose it was, and the outcome. A match that
 * goes on needs its secret seed; one that has ended brings it.
 */
export function replay(record: MatchRecord, findGame: FindGame, secret?: Hex): Replayed | Flawed {
  const { header, decisions, end } = record;
  const found = gameOf(header, findGame);
  if ('flaw' in found) return found;
  const { game } = found;
  const seed = end?.seed ?? secret;
  if (seed === undefined || commitmentTo(seed) !== header.commitment)
    return flawAt(end === undefined ? 0 : record.lines.length - 1, 'commitment');
  const states = [dealFrom(game, header.options, seed, header.salts)];
  const choices: Choice[] = [];
  for (const [at, decision] of decisions.entries()) {
    const made = choiceOf(game, states[at], decision, at + 1);
    if (typeof made !== 'number') return made;
    choices.push(made);
    states.push(afterOffered(game, states[at], made));
  }
  const outcome = game.outcome(states[decisions.length]);
  if (end === undefined) return { game, states, choices };
  if (outcome === undefined) return flawAt(record.lines.length - 1, 'not-over');
  if (!sameOutcome(end.outcome, outcome)) return flawAt(record.lines.length - 1, 'outcome');
  return { game, states, choices };
}

function choiceOf(game: Game, s: State, { seat, decision }: Decision, entry: number): Choice | Flawed {
  const toAct = game.toAct(s);
  if (toAct === NO_SEAT) return flawAt(entry, 'over');
  if (toAct !== seat) return flawAt(entry, 'seat', { seat, turn: toAct });
  const choice = readChoice(game, s, decision);
  return typeof choice === 'number' ? choice : wrongDecision(entry, decision, choice.refusal);
}
