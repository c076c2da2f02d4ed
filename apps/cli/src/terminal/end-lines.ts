import type { Criterion, Game, Outcome, State } from '@interregnum/kernel';
import { type MatchView, present } from '@interregnum/match';
import type { End } from '@interregnum/record';
import { criteriaTable } from '@interregnum/screen';
import type { DrawingContext } from '../boards/index.ts';
import { COLUMNS, cut, inColumns, widthOf, wrapped } from './layout.ts';

/** How a match ended: decided by the rules, criterion by criterion, or otherwise; nothing as long as it goes on. */
export function endLines(view: MatchView, context: DrawingContext): string[] {
  const { end, game } = view;
  if (end === undefined) return [];
  if (end.by === 'rules') return endingLines(game, present(view), context);
  return [endWords(end, context)];
}

/** How a match ended that the rules did not end, and who has won. */
export function endWords(
  { by, seat, winners }: End,
  { text, nameOf }: Pick<DrawingContext, 'text' | 'nameOf'>,
): string {
  const name = seat === undefined ? '' : nameOf(seat);
  return text(`end.${by}`, { name, winners: winners.map(nameOf).join(', '), count: winners.length });
}

/** How the game was decided, criterion by criterion, and for whom. */
export function endingLines(game: Game, s: State, context: DrawingContext): string[] {
  const told = criteriaLines(game.explain(s), context);
  const outcome = game.outcome(s);
  return outcome === undefined ? told : [...told, outcomeWords(outcome, game.seats(s), context)];
}

/** For whom the rules have decided. */
export function outcomeWords(
  { winners, shared }: Outcome,
  seats: number,
  { terminal: { text }, nameOf }: Pick<DrawingContext, 'terminal' | 'nameOf'>,
): string {
  const values = { winners: winners.map(nameOf).join(', '), count: winners.length };
  if (winners.every((side) => side >= seats)) return text('demo.lost', values);
  return shared ? text('demo.tied', values) : text('demo.won', values);
}

const GAP = 2;
/** Longer names would leave no room for the criteria. */
const LONGEST_NAME = 18;

/** A table of criteria: what each side had that was still in contention, and the clause. */
export function criteriaLines(criteria: readonly Criterion[], { words, nameOf: wholeName }: DrawingContext): string[] {
  const nameOf = (side: number): string => cut(wholeName(side), LONGEST_NAME);
  const { sides, rows } = criteriaTable(criteria);
  const clauses = rows.map(({ criterion }) => `[${criterion.clause}]`);
  const longest = Math.max(...clauses.map(widthOf));
  const width = sides.reduce((left, side) => left - widthOf(nameOf(side)) - GAP, COLUMNS - longest - 2 * GAP);
  const told = rows.flatMap(({ criterion, cells }, at) => {
    const lines = wrapped(words.say('criterion', criterion), { indent: 0, hang: 2, width });
    const last = [...cells.map((cell) => cell.words), clauses[at]];
    return lines.map((line, row) => [line, ...(row === lines.length - 1 ? last : last.map(() => ''))]);
  });
  const head = sides.length === 0 ? [] : [['', ...sides.map(nameOf), '']];
  return inColumns(
    [...head, ...told],
    sides.map((_, at) => at + 1),
  );
}
