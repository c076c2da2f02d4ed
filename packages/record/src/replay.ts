import { after, type Choice, type Game, NOBODY, type Options, type Outcome, type State } from '@interregnum/kernel';
import { commitmentTo, dealFrom } from './deal.ts';
import type { Decision, Header } from './entry.ts';
import { type Flawed, flawAt } from './flaw.ts';
import type { Hex } from './hash.ts';
import type { MatchRecord } from './record.ts';

/** The rules that a record was played by; undefined if they are not known. */
export type Library = (game: string, rulesVersion: number) => Game | undefined;

/** A match played again from its deal. */
export interface Replayed {
  readonly game: Game;
  /** The deal, then the state after each decision. */
  readonly states: readonly State[];
  readonly choices: readonly Choice[];
}

/** The game of a header, if everything that was settled before the deal fits it. */
export function gameOf(header: Header, library: Library): { readonly game: Game } | Flawed {
  const { game: id, rulesVersion, options, seats, salts } = header;
  const game = library(id, rulesVersion);
  if (game === undefined) {
    const known = library(id, 1) !== undefined;
    return known
      ? flawAt(0, 'unknown-rules', { game: id, version: rulesVersion })
      : flawAt(0, 'unknown-game', { game: id });
  }
  const read = game.options(options);
  if ('refusal' in read || !sameOptions(read.options, options)) return flawAt(0, 'options');
  const wanted = Number(read.options.seats);
  return seats.length === wanted && salts.length === wanted ? { game } : flawAt(0, 'seats');
}

const sameOptions = (a: Options, b: Options): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Plays a record again: the deal from the seed, every decision by the seat whose it was, and the outcome. A match that
 * goes on needs its secret seed; one that has ended brings it.
 */
export function replay(record: MatchRecord, library: Library, secret?: Hex): Replayed | Flawed {
  const { header, decisions, end } = record;
  const found = gameOf(header, library);
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
    states.push(after(game, states[at], made));
  }
  const outcome = game.outcome(states[decisions.length]);
  if (end !== undefined && outcome === undefined) return flawAt(record.lines.length - 1, 'not-over');
  if (end !== undefined && !sameOutcome(end.outcome, outcome)) return flawAt(record.lines.length - 1, 'outcome');
  return { game, states, choices };
}

function choiceOf(game: Game, s: State, { seat, decision }: Decision, entry: number): Choice | Flawed {
  const toAct = game.toAct(s);
  if (toAct === NOBODY) return flawAt(entry, 'over');
  if (toAct !== seat) return flawAt(entry, 'seat', { seat, turn: toAct });
  const refusal = game.refusal(s, decision);
  const choice = game.notation.read(s, decision);
  const stands = refusal === undefined && choice !== undefined && game.notation.write(s, choice) === decision;
  return stands ? choice : flawAt(entry, 'decision', { decision, clause: refusal?.clause ?? '' });
}

const sameOutcome = (a: Outcome, b: Outcome | undefined): boolean =>
  b !== undefined &&
  a.ending === b.ending &&
  a.winners.join() === b.winners.join() &&
  a.shared === b.shared &&
  a.decidedBy === b.decidedBy;
