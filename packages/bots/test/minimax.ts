import { after, type Choice, type Game, legalChoices, NO_SEAT, newChoices, type State } from '@interregnum/kernel';

/** What seat 0 has won at an end. */
type AtEnd = (s: State) => number;

/** What seat 0 of two gets if both play perfectly: everything is played to its end, until the best possible is found. */
function firstGets(game: Game, s: State, atEnd: AtEnd, found: Map<string, number>): number {
  const seat = game.toAct(s);
  if (seat === NO_SEAT) return atEnd(s);
  const position = String.fromCharCode(...new Uint16Array(s.slice(0, game.facts).buffer));
  const known = found.get(position);
  if (known !== undefined) return known;
  const wanted = 1 - seat;
  let best: number = seat;
  for (const choice of legalChoices(game, s, newChoices())) {
    const value = firstGets(game, after(game, s, choice), atEnd, found);
    if (Math.abs(wanted - value) < Math.abs(wanted - best)) best = value;
    if (best === wanted) break;
  }
  found.set(position, best);
  return best;
}

/** What each choice brings the seat to act. */
export function minimax(game: Game, s: State, atEnd: AtEnd): Map<Choice, number> {
  const found = new Map<string, number>();
  const gets = (choice: Choice): number => {
    const first = firstGets(game, after(game, s, choice), atEnd, found);
    return game.toAct(s) === 0 ? first : 1 - first;
  };
  return new Map(legalChoices(game, s, newChoices()).map((choice) => [choice, gets(choice)]));
}
