import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { claim } from '../../src/index.ts';
import { FACTIONS } from '../../src/terms.ts';
import { cardId } from './finding.ts';
import { CARD, FACTION, letterOf, NAME, seatOf } from './words.ts';
import type { World } from './world.ts';

/** How the vote of a faction was found, as the engine explains it. */
function voteOf(world: World, faction: string): { by: string; seat: number; card: string | undefined } {
  const told = claim.explain(world.state);
  expect(told, 'the lines of the verdict').toHaveLength(FACTIONS.length + 1);
  const { key, values, scores } = told[FACTIONS.indexOf(faction.toLowerCase() as never)];
  const letter = letterOf(faction);
  const counts = world.position.score.map((pile: string[]) => pile.filter((card) => card[0] === letter).length);
  expect(scores, 'cards counted').toEqual(counts);
  expect(values.faction).toEqual({ term: 'faction', id: faction.toLowerCase() });
  const { seat = -1 } = (values.seat ?? {}) as { seat?: number };
  return { by: key, seat, card: values.card === undefined ? undefined : cardId(values.card) };
}

/** How many votes each seat got: in the verdict's last line, and faction by faction. */
function votes(world: World, ...given: string[]): void {
  const told = claim.explain(world.state);
  const wanted = given.map(Number);
  expect(told[told.length - 1].scores).toEqual(wanted);
  const seats = FACTIONS.map((faction) => voteOf(world, faction).seat);
  expect([0, 1].map((seat) => seats.filter((each) => each === seat).length)).toEqual(wanted);
}

function ends(world: World, winners: readonly number[]): void {
  const drawn = winners.length > 1;
  expect(claim.outcome(world.state)).toEqual({
    ending: drawn ? 'drawn' : 'won',
    winners,
    shared: drawn,
    decidedBy: drawn ? 'draw' : 'votes',
  });
  expect(claim.explain(world.state).at(-1)).toMatchObject({ key: drawn ? 'draw' : 'votes', left: winners });
  expect(world.position.phase).toBe(3);
}

/** How the factions vote, and who wins. */
export const ENDING: readonly Pattern<World>[] = [
  [
    says(`the ${FACTION} vote for ${NAME}: more cards`),
    (w, faction, name) => expect(voteOf(w, faction)).toEqual({ by: 'more', seat: seatOf(name), card: undefined }),
  ],
  [
    says(`the ${FACTION} vote for ${NAME}: as many cards, and ${CARD} is the highest`),
    (w, faction, name, card) => expect(voteOf(w, faction)).toEqual({ by: 'top', seat: seatOf(name), card }),
  ],
  [
    says(`the ${FACTION} are silent: (none scored|zeros only)`),
    (w, faction, why) => {
      const by = why === 'zeros only' ? 'zeros' : 'silent';
      expect(voteOf(w, faction)).toEqual({ by, seat: -1, card: undefined });
    },
  ],
  [says('votes: Ana (\\d), Ben (\\d)'), votes],
  [says(`${NAME} wins the game`), (w, name) => ends(w, [seatOf(name)])],
  [says('the game is a draw'), (w) => ends(w, [0, 1])],
  [
    says('the game goes on'),
    (w) =>
      expect([claim.outcome(w.state), claim.explain(w.state), w.position.phase < 3]).toEqual([undefined, [], true]),
  ],
  [
    says('the verdict cites (.+)'),
    (w, text) => expect(claim.explain(w.state).map(({ clause }) => clause)).toEqual(text.split(', ')),
  ],
];
