import { type Game, NO_SEAT, type Seat } from '@interregnum/kernel';
import { EMPTY_SEAT, type End } from './entry.ts';
import { type Flawed, flawAt } from './flaw.ts';
import { sameOutcome } from './forms.ts';
import type { Progress } from './progress.ts';

/** Whether the rules have ended a match; not known as long as its start is secret. */
export const isDecided = ({ game, state }: Progress): boolean => state !== undefined && game.toAct(state) === NO_SEAT;

const same = (a: readonly Seat[], b: readonly Seat[]): boolean => a.join() === b.join();
const ascending = (seats: readonly Seat[]): Seat[] => seats.toSorted((a, b) => a - b);

/** What is wrong with the end of a match that has not ended yet; undefined if nothing is. */
export function flawOfEnd(progress: Progress, end: End, entry: number): Flawed | undefined {
  if (end.by !== 'rules' && isDecided(progress)) return flawAt(entry, 'over');
  const flaw = end.by === 'rules' ? flawOfOutcome(progress, end, entry) : flawOfGoing(progress, end, entry);
  return flaw ?? (isWonBy(progress, end) ? undefined : flawAt(entry, 'winners'));
}

function flawOfOutcome({ game, state }: Progress, { outcome }: End, entry: number): Flawed | undefined {
  if (state === undefined) return undefined;
  const decided = game.outcome(state);
  if (decided === undefined) return flawAt(entry, 'not-over');
  return outcome !== undefined && sameOutcome(outcome, decided) ? undefined : flawAt(entry, 'outcome');
}

/** A seat goes only if a player holds it who can, if its going ends the match, and, by time, if it was asked. */
function flawOfGoing(progress: Progress, { by, seat }: End, entry: number): Flawed | undefined {
  if (seat === undefined) return undefined;
  const { game, start, state } = progress;
  const flaw = flawOfSeat(progress, seat, entry) ?? flawOfEmpty(progress, seat, entry);
  if (flaw !== undefined) return flaw;
  if (game.ownKind(start.options, seat) !== undefined) return flawAt(entry, 'own-kind', { seat });
  if (isMany(progress) && start.whenSeatGoes !== 'stop') return flawAt(entry, 'goes-on', { seat });
  const isAsked = by !== 'time' || state === undefined || game.toAct(state) === seat;
  return isAsked ? undefined : flawAt(entry, 'clock', { seat });
}

/** Whether three or more parties play. */
const isMany = ({ game, start }: Progress): boolean => game.parties(start.options).length > 2;

/** Whether those win whom this way to end makes winners. */
function isWonBy(progress: Progress, { by, seat, outcome, winners }: End): boolean {
  const parties = progress.game.parties(progress.start.options);
  if (by === 'rules') return outcome !== undefined && same(winners, outcome.winners);
  if (by === 'agreed') return isAgreed(parties, winners);
  const isWon = seat !== undefined && !isMany(progress);
  return same(winners, isWon ? othersThan(parties, seat) : []);
}

/** The party that a seat does not belong to. */
const othersThan = (parties: ReturnType<Game['parties']>, seat: Seat): Seat[] =>
  ascending(parties.filter((party) => !party.includes(seat)).flat());

/** Players may agree that one party has won, or several together; parties win as a whole. */
function isAgreed(parties: ReturnType<Game['parties']>, winners: readonly Seat[]): boolean {
  const won = parties.filter((party) => party.some((seat) => winners.includes(seat)));
  return won.length > 0 && same(winners, ascending(won.flat()));
}

/** A seat that is not at the table. */
export const flawOfSeat = ({ kinds }: Progress, seat: Seat, entry: number): Flawed | undefined =>
  seat < kinds.length ? undefined : flawAt(entry, 'no-seat', { seat });

/** A seat that is empty. */
export const flawOfEmpty = ({ kinds }: Progress, seat: Seat, entry: number): Flawed | undefined =>
  kinds[seat] === EMPTY_SEAT ? flawAt(entry, 'empty-seat', { seat }) : undefined;
