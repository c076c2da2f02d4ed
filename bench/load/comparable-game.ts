/** The state of a game of about the size and kind of The King Is Dead, in the form that boardgame.io wants. */
interface Comparable {
  readonly regions: number[][];
  readonly hands: Record<string, number[]>;
  readonly deck: number[];
}

const REGIONS = 8;
const CARDS = 8;

/** A move: a card that goes, and two regions that exchange a follower. */
export type ComparableMove = [card: number, from: number, to: number];

export const GAME = {
  name: 'comparable',
  setup: (): Comparable => ({
    regions: Array.from({ length: REGIONS }, (_, region) => Array.from({ length: 4 }, (_, at) => (region + at) % 3)),
    hands: { 0: [...Array(CARDS).keys()], 1: [...Array(CARDS).keys()] },
    deck: Array.from({ length: 20 }, (_, at) => at % 3),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }: { G: Comparable; playerID: string }, ...[card, from, to]: ComparableMove) => {
      const hand = G.hands[playerID];
      if (!hand.includes(card) || G.regions[from] === undefined || G.regions[to] === undefined) return 'INVALID_MOVE';
      hand.splice(hand.indexOf(card), 1);
      const [one, other] = [G.regions[from].shift(), G.regions[to].shift()];
      if (other !== undefined) G.regions[from].push(other);
      if (one !== undefined) G.regions[to].push(one);
      return undefined;
    },
  },
  endIf: ({ G }: { G: Comparable }) => (G.hands[0].length + G.hands[1].length === 0 ? { winner: '0' } : undefined),
  playerView: ({ G, playerID }: { G: Comparable; playerID: string | null }) => ({ ...G, deck: [], seenBy: playerID }),
};
