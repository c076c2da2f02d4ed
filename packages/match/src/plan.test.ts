import { findGame } from '@interregnum/games/all';
import { FastRandom, type Game } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { flawOfPlans, openingsIn, type Plan, planOf, worldsOpening, worldsWith } from './plan.ts';

const gameOf = (id: string): Game => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

describe('where a hand is hidden', () => {
  const claim = gameOf('claim');
  const { options } = claim.options({ seats: 2 }) as { options: Record<string, number> };
  const dealt = claim.setup(options, new FastRandom('plans'));
  const other = claim.toAct(dealt);
  const seat = 1 - other;
  const seen = claim.redact(dealt, seat);
  const worlds = worldsWith(claim, options, seen, []);
  const own = new Set(JSON.parse(claim.position.write(seen)).hands[seat]);

  test('every card may be supposed that the other one may hold', () => {
    const openings = openingsIn(claim, worlds);
    expect(openings.length).toBeGreaterThan(25);
    for (const opening of openings) {
      const some = worldsOpening(claim, worlds, opening);
      expect(some.length).toBeGreaterThan(0);
      for (const { last } of some) expect(claim.refusal(last, opening)).toBeUndefined();
    }
  });

  test('an answer must follow the rules by the own hand, and by nothing that the seat cannot know', () => {
    const truth = openingsIn(claim, [{ first: dealt, last: dealt }]);
    const guess = openingsIn(claim, worlds).find((text) => !truth.includes(text)) ?? '';
    for (const lead of [guess, truth[0]]) {
      const led = worldsWith(claim, options, seen, [{ seat: other, texts: [lead] }]);
      const answers = openingsIn(claim, led);
      expect(answers.every((answer) => own.has(answer))).toBe(true);
      for (const answer of own as Set<string>) {
        const flaw = flawOfPlans(claim, options, seen, seat, [
          [{ after: [{ seat: other, texts: [lead] }], texts: [answer] }],
        ]);
        expect(flaw === undefined).toBe(answers.includes(answer));
      }
    }
  });
});

describe('of several plans', () => {
  const game = gameOf('claim');
  const { options } = game.options({ seats: 2 }) as { options: Record<string, number> };
  const dealt = game.setup(options, new FastRandom('several'));
  const other = game.toAct(dealt);
  const seat = 1 - other;
  const seen = game.redact(dealt, seat);
  const leads = openingsIn(game, worldsWith(game, options, seen, []));
  /** A plan on a lead that is possible in few worlds; the answer is one of them all, or none. */
  const planOn = (lead: string, answer?: string): Plan => {
    const led = worldsWith(game, options, seen, [{ seat: other, texts: [lead] }]);
    return [{ after: [{ seat: other, texts: [lead] }], texts: [answer ?? openingsIn(game, led)[0]] }];
  };

  test('each may be possible in another world', () => {
    const plans = leads.slice(0, 4).map((lead) => planOn(lead));
    expect(flawOfPlans(game, options, seen, seat, plans)).toBeUndefined();
    expect(flawOfPlans(game, options, seen, seat, [])).toBeUndefined();
  });

  test('one that is not possible in any is refused, by where it fails at the latest', () => {
    const plans = [planOn(leads[0]), planOn(leads[1], 'Z9')];
    expect(flawOfPlans(game, options, seen, seat, plans)).toMatchObject({ refused: 'decision', decision: 'Z9' });
  });
});

test('turns amount to a plan if each own one stands on others, and they end with an own one', () => {
  const [ana, ben] = [0, 1].map((seat) => ({ seat, texts: ['pass'] }));
  expect(planOf([ben, ana], 0)).toEqual([{ after: [ben], texts: ['pass'] }]);
  expect(planOf([ben, ben, ana, ben, ana], 0)).toEqual([
    { after: [ben, ben], texts: ['pass'] },
    { after: [ben], texts: ['pass'] },
  ]);
  for (const turns of [[], [ana], [ben], [ben, ana, ana], [ben, ana, ben]]) expect(planOf(turns, 0)).toBeUndefined();
});
