import type { Seat } from '@interregnum/kernel';
import type { MatchView } from '@interregnum/match';
import { HUMAN } from '@interregnum/record';
import { ownScore } from '@interregnum/screen';
import { FORMAT, type Result, type ResultOutcome } from './result.ts';

/** What the match itself does not say. */
export type Beside = Pick<Result, 'at' | 'hints' | 'online' | 'day'>;

/** The seat of the person whose result it is, of those that are played at this screen; undefined if there are several. */
export const onlyPerson = (kinds: readonly string[]): Seat | undefined => {
  const people = kinds.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
};

/** What stays of a match for the person in a seat; undefined before its end, and of one that was played on from a moment. */
export function resultOf(view: MatchView, seat: Seat, { at, hints, online, day }: Beside): Result | undefined {
  const { start, end } = view;
  if (end === undefined || !('deal' in start || day !== undefined)) return undefined;
  const score = isKnown(view) ? ownScore(view, seat) : undefined;
  return {
    format: FORMAT,
    match: start.match,
    game: start.game,
    rules: start.rules,
    options: start.options,
    seat,
    kinds: start.seats,
    outcome: outcomeFor(view, seat),
    ...(score !== undefined && { score }),
    at,
    ...(hints !== undefined && { hints }),
    ...(online !== undefined && { online }),
    ...(day !== undefined && { day }),
  };
}

/** Whether what decided can be told: nothing that counts is still hidden. */
const isKnown = ({ game, start, isRevealed }: MatchView): boolean => isRevealed || !game.hides(start.options);

/** A seat that was given up has lost, whoever played on for it. */
function outcomeFor({ game, start, kinds, end }: MatchView, seat: Seat): ResultOutcome {
  if (end === undefined || (end.winners.length === 0 && end.by !== 'rules')) return 'unfinished';
  if (kinds[seat] !== start.seats[seat] || !end.winners.includes(seat)) return 'lost';
  const parties = game.parties(start.options).filter((party) => party.some((each) => end.winners.includes(each)));
  return (end.outcome?.shared ?? parties.length > 1) ? 'shared' : 'won';
}
