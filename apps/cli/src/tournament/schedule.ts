import { type Game, type Options, playerSeats, type Seat } from '@interregnum/kernel';

/** The players of a meeting, by number: one for each party. */
export type Meeting = readonly number[];

/** One game to be played. */
export interface Fixture {
  readonly number: number;
  readonly deal: number;
  readonly meeting: number;
  readonly rotation: number;
}

/** How players meet: alone against the Saxons, all at one table, every two, or one of them against several of another. */
type Form = 'solo' | 'together' | 'pairs' | 'against';

/** Every game of a tournament has a number, deal after deal, so that one that is extended or broken off can be gone on with. */
export interface Schedule {
  readonly form: Form;
  /** How many win or lose apart from each other: seats, or the two teams. */
  readonly parties: number;
  readonly meetings: readonly Meeting[];
  /** Games of each deal: every meeting, in every rotation of its players. */
  readonly perDeal: number;
}

/** The parties that players take part in: the Saxons, whom the game plays, are none of them. */
const partiesOf = (game: Game, options: Options): number => {
  const seats = playerSeats(game, options);
  return game.parties(options).filter((party) => party.some((seat) => seats.includes(seat))).length;
};

export function scheduleOf(game: Game, options: Options, players: number): Schedule {
  const parties = partiesOf(game, options);
  const form = formOf(parties, players);
  const meetings = meetingsOf(form, parties, players);
  return { form, parties, meetings, perDeal: meetings.length * parties };
}

function formOf(parties: number, players: number): Form {
  if (parties === 1) return 'solo';
  if (parties === 2) return 'pairs';
  return parties === players ? 'together' : 'against';
}

function meetingsOf(form: Form, parties: number, players: number): Meeting[] {
  const all = Array.from({ length: players }, (_, player) => player);
  switch (form) {
    case 'solo':
      return all.map((player) => [player]);
    case 'together':
      return [all];
    case 'pairs':
      return all.flatMap((one) => all.slice(one + 1).map((other) => [one, other]));
    case 'against':
      return all.flatMap((one) =>
        all.filter((other) => other !== one).map((other) => [one, ...Array<number>(parties - 1).fill(other)]),
      );
  }
}

export function fixture({ parties, perDeal }: Schedule, number: number): Fixture {
  const place = number % perDeal;
  return {
    number,
    deal: Math.floor(number / perDeal),
    meeting: Math.floor(place / parties),
    rotation: place % parties,
  };
}

/** The player at a seat. Teammates sit opposite each other: every second seat belongs to the same party. */
export const playerAt = ({ meetings, parties }: Schedule, { meeting, rotation }: Fixture, seat: Seat): number =>
  meetings[meeting][(seat + rotation) % parties];
