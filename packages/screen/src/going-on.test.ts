import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { type Game, legalChoices, newChoices, type Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { isOver, type Match, seatToAct } from '@interregnum/match';
import { HUMAN } from '@interregnum/record';
import { expect, test } from 'vitest';
import { dealtMatch, playedOn } from '../test/matches.ts';
import { tableOf } from '../test/screens.ts';

/** How many choices a seat has at the start of its turn in the world that is. */
const choicesIn = ({ game, state }: Match): number => legalChoices(game, state, newChoices()).length;

/** Every match of so many turns at which the seat to act has one choice only. */
function forcedIn(game: Game, options: Options, kinds?: readonly string[]): Match[] {
  const begun = dealtMatch(game, { options, ...(kinds && { kinds }) });
  return Array.from({ length: 52 }, (_, turns) => playedOn(begun, turns)).filter(
    (match) => !isOver(match) && choicesIn(match) === 1,
  );
}

test('a single touch is a turn of Claim; elsewhere a turn waits, unless it is ended on purpose', () => {
  const cards = tableOf(dealtMatch(claim));
  expect(cards.screen.goesOn).toBeUndefined();
  cards.choose(cards.screen.offers[0]);
  expect(cards.screen.goesOn).toBe('touched');
  const regions = tableOf(dealtMatch(kingIsDead));
  regions.choose('pass');
  expect(regions.screen.goesOn).toBeUndefined();
  const provinces = tableOf(dealtMatch(foreignKing, { options: { seats: 3 } }));
  // The first factory brings a medal, which could be borrowed on.
  provinces.choose('build metal liege');
  expect(provinces.screen.goesOn).toBeUndefined();
  provinces.choose('end');
  expect(provinces.screen.goesOn).toBe('ended');
});

test('a forced card of Claim goes on by itself only if everybody can see that it is forced, or no other person watches', () => {
  const forced = forcedIn(claim, {});
  const goesOn = (match: Match) => tableOf(match).screen.goesOn;
  const held = ({ state }: Match): number => handSize(state);
  for (const match of forced)
    expect(goesOn(match), `${held(match)} cards`).toBe(held(match) === 1 ? 'forced' : undefined);
  expect(new Set(forced.map((match) => held(match) === 1))).toEqual(new Set([true, false]));
  const alone = forcedIn(claim, {}, [HUMAN, 'page-20']).filter((match) => seatToAct(match) === 0);
  expect(alone).not.toEqual([]);
  for (const match of alone) expect(goesOn(match)).toBe('forced');
});

test('of a turn of which only the end is left nobody is asked', () => {
  const belgium = tableOf(dealtMatch(foreignKing, { options: { seats: 3 } }));
  belgium.turn('congress from supply');
  belgium.turn('king liege');
  expect(belgium.screen.question).toMatchObject({ kind: 'asked' });
  belgium.turn('decline');
  expect(belgium.screen.goesOn).toBe('ended');
});

/** How many cards the seat to act holds. */
const handSize = (state: Match['state']): number =>
  (JSON.parse(claim.position.write(state)) as { hands: string[][] }).hands[claim.toAct(state)].length;
