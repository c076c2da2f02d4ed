/**
 * A variant of Claim tried out: a faction votes for the higher sum of its cards instead of the greater number. A game is a plain
 * object, so a variant is a copy with one function changed. Both are played at random from the same deals.
 *
 *     node examples/variant.ts [GAMES]
 */
import { claim } from '@interregnum/claim';
import { boardOf, cardValue, FACTIONS, ofFaction } from '@interregnum/claim/board';
import { FastRandom, type Game, type Outcome, playOut, type State } from '@interregnum/kernel';

const GAMES = Number(process.argv[2] ?? 20_000);
const SEATS = [0, 1];

/** Factions that vote for each seat, by the sum of their cards in its score pile. */
function votesBySum(state: State): number[] {
  const { score } = boardOf(state.slice());
  const sums = FACTIONS.map((faction) =>
    score.map((pile) => ofFaction(pile, faction).reduce((sum, card) => sum + cardValue(card), 0)),
  );
  return SEATS.map((seat) => sums.filter((both) => both[seat] > both[1 - seat]).length);
}

/** Claim, but for the votes. */
const bySum: Game = {
  ...claim,
  outcome: (state): Outcome | undefined => {
    if (claim.outcome(state) === undefined) return undefined;
    const votes = votesBySum(state);
    const winners = SEATS.filter((seat) => votes[seat] >= votes[1 - seat]);
    const shared = winners.length > 1;
    return { ending: shared ? 'drawn' : 'won', winners, shared, decidedBy: 'votes' };
  },
};

/** A share with its 95 % interval, by Wilson. */
function share(hits: number, all: number): string {
  const [rate, z] = [hits / all, 1.96];
  const centre = (rate + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const margin = (z / (1 + (z * z) / all)) * Math.sqrt((rate * (1 - rate)) / all + (z * z) / (4 * all * all));
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  return `${percent(rate).padStart(7)}  (${percent(centre - margin)} to ${percent(centre + margin)})`;
}

interface Simulated {
  /** Who won each game. */
  readonly winners: readonly (readonly number[])[];
  /** Games won by the seat that led to the first trick, and games that were drawn. */
  readonly first: number;
  readonly drawn: number;
}

function simulate(game: Game): Simulated {
  const winners: (readonly number[])[] = [];
  let [first, drawn] = [0, 0];
  for (let number = 0; number < GAMES; number++) {
    const random = new FastRandom(`game ${number}`);
    const state = game.setup({ seats: 2 }, random);
    const leads = game.toAct(state);
    playOut(game, state, random);
    const outcome = game.outcome(state) as Outcome;
    winners.push(outcome.winners);
    if (outcome.shared) drawn++;
    else if (outcome.winners[0] === leads) first++;
  }
  return { winners, first, drawn };
}

const [printed, variant] = [simulate(claim), simulate(bySum)];
const row = (what: string, hits: number): void => console.log(`${what.padEnd(44)}${share(hits, GAMES)}`);
for (const [name, { first, drawn }] of Object.entries({ 'as printed': printed, 'by the sum': variant })) {
  row(`${name}: the seat that leads first wins`, first);
  row(`${name}: drawn`, drawn);
}
const changed = printed.winners.filter((won, number) => won.join() !== variant.winners[number].join()).length;
row('the variant changes the result of', changed);
