import type { Game, Options, Seat, Sha256, State } from '@interregnum/kernel';
import { commitmentTo, dealFrom, saltOf, sealOf } from './deal.ts';
import { type Deal, HUMAN, isSealed, type Secret, type Start } from './entry.ts';
import { type FindGame, findRules, sameOptions } from './find-game.ts';
import { type Flawed, flawAt } from './flaw.ts';
import { isPosition, type Json } from './forms.ts';

/** The game of a start, if everything that was settled before the first turn fits it. */
export function gameOf(start: Start, findGame: FindGame, sha: Sha256): { readonly game: Game } | Flawed {
  const { options, seats, whenSeatGoes } = start;
  const found = findRules(findGame, start.game, start.rules, options);
  if ('flaw' in found) return found;
  const { game } = found;
  if (seats.length !== options.seats) return flawAt(0, 'seats');
  const wrong = seats.findIndex((kind, seat) => kind !== (game.ownKind(options, seat) ?? kind));
  if (wrong >= 0) return flawAt(0, 'own-kind', { seat: wrong });
  // One text for one match: where two parties play, nothing is left to be settled.
  if (game.parties(options).length <= 2 && whenSeatGoes !== 'stop') return flawAt(0, 'when-seat-goes');
  const flaw = 'deal' in start ? flawOfDeal(start.deal, seats, sha) : flawOfSecrecy(game, start);
  return flaw ?? { game };
}

function flawOfDeal(deal: Deal, seats: readonly string[], sha: Sha256): Flawed | undefined {
  if (deal.salts.length !== seats.length) return flawAt(0, 'seats');
  if (deal.format !== undefined) return undefined;
  const isWrong = (salt: string, seat: Seat): boolean =>
    seats[seat] !== HUMAN && salt !== saltOf(deal.commitment, seat, sha);
  const wrong = deal.salts.findIndex(isWrong);
  return wrong < 0 ? undefined : flawAt(0, 'salt', { seat: wrong });
}

function flawOfSecrecy(game: Game, start: Extract<Start, { readonly position: unknown }>): Flawed | undefined {
  const [hides, sealed] = [game.hides(start.options), isSealed(start.position)];
  if (hides === sealed) return undefined;
  return flawAt(0, hides ? 'position-shown' : 'position-sealed');
}

/**
 * The state that a match began in; undefined as long as it is secret. `entry` is the one that brought the secret, which
 * is named if it does not fit.
 */
export function firstState(
  game: Game,
  start: Start,
  secret: Secret | undefined,
  sha: Sha256,
  entry: number,
): { readonly first: State | undefined } | Flawed {
  if ('position' in start && !isSealed(start.position)) return readFirst(game, start.options, start.position, 0);
  if (secret === undefined) return { first: undefined };
  const flaw = flawOfSecret(start, secret, sha);
  if (flaw !== undefined) return flawAt(entry, flaw);
  if ('deal' in start) return { first: dealFrom(game, start.options, secret.seed, start.deal.salts, sha) };
  return readFirst(game, start.options, secret.position, entry);
}

/** What is wrong with a secret: it does not bring just what the start hides, or it is another one. */
export function flawOfSecret(
  start: Start,
  { seed, position }: Secret,
  sha: Sha256,
): 'reveal' | 'commitment' | undefined {
  if ('deal' in start) {
    if (position !== undefined) return 'reveal';
    return commitmentTo(seed, sha) === start.deal.commitment ? undefined : 'commitment';
  }
  if (!isPosition(position) || !isSealed(start.position)) return 'reveal';
  return sealOf(seed, JSON.stringify(position), sha) === start.position.commitment ? undefined : 'commitment';
}

/** A position that a match can begin from: of these options, and not over. */
function readFirst(
  game: Game,
  options: Options,
  position: Json | undefined,
  entry: number,
): { readonly first: State } | Flawed {
  const read = game.position.read(JSON.stringify(position), options);
  if ('flaw' in read) return flawAt(entry, 'position', { invariant: read.flaw.invariant });
  if (!sameOptions(game.optionsOf(read.state), options)) return flawAt(entry, 'position', { invariant: 'options' });
  return game.outcome(read.state) === undefined ? { first: read.state } : flawAt(entry, 'over');
}
