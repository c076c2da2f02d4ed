import { FastRandom, type State } from '@interregnum/kernel';
import { expectAlike, reach } from '@interregnum/testkit';
import { LANGUAGES, translator } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { claim } from '../src/index.ts';
import { hiddenPiles, type Position, sorted, type Viewer } from './hidden.ts';
import { look, readState } from './table.ts';

const SEED = 'two worlds 1';
const translators = LANGUAGES.map((language) => translator('claim', language, String));

/** Another world for `viewer`: cards it cannot see have changed places, up to so many times. */
function otherWorld(s: State, viewer: Viewer, swaps: number, random: FastRandom): State {
  const position: Position = look(s);
  const piles = hiddenPiles(position, viewer);
  const places = piles.flatMap((pile) => pile.cards.map((_, at) => ({ pile, at })));
  for (let swap = 0; swap < swaps && places.length > 0; swap++) {
    const [one, other] = [places[random.below(places.length)], places[random.below(places.length)]];
    const [a, b] = [one.pile.cards[one.at], other.pile.cards[other.at]];
    if (!one.pile.fits(b) || !other.pile.fits(a)) continue;
    one.pile.cards[one.at] = b;
    other.pile.cards[other.at] = a;
  }
  for (const pile of piles) pile.cards.splice(0, pile.cards.length, ...sorted(pile, pile.cards));
  return readState(position);
}

/** A state of a random game that is not over, read back so that both worlds count turns from the same point. */
function reached(seed: number, random: FastRandom): State {
  return readState(look(reach(claim, { mode: { seats: 2 }, seed, howFar: random.below(100) / 100 })));
}

const differ = (one: State, other: State): boolean => claim.position.write(one) !== claim.position.write(other);

/** Compares pairs of worlds, as many as come up in so many tries. */
export function twoWorlds(tries: number): void {
  describe.each([0, 1, 'audience'] as const)(`worlds alike to %s, seed ${SEED}`, (viewer) => {
    test('CL-INFO-1..3, -12, -13: what is hidden changes nothing that is shown or told', () => {
      const random = new FastRandom(`${SEED} ${viewer}`);
      const compared = [0, 0, 0];
      const lines = [0, 0, 0];
      for (let seed = 0; seed < tries; seed++) {
        const s = reached(seed, random);
        const other = otherWorld(s, viewer, 1 + random.below(20), random);
        if (!differ(s, other)) continue;
        const { phase } = look(s);
        compared[phase]++;
        lines[phase] += expectAlike(claim, s, other, viewer, translators);
      }
      expect(compared[1]).toBeGreaterThan(tries * 0.4);
      expect(lines[1]).toBeGreaterThan(tries * 2);
      // CL-INFO-11: in the second phase nothing is hidden from a seat that could change places.
      if (viewer !== 'audience') expect(compared[2]).toBe(0);
      else {
        expect(compared[2]).toBeGreaterThan(tries / 3);
        expect(lines[2]).toBeGreaterThan((tries * 4) / 3);
      }
    });

    test('CL-INFO-3: with the same two cards next in the deck, no card that is played tells the worlds apart', () => {
      const random = new FastRandom(`${SEED} next ${viewer}`);
      let played = 0;
      for (let seed = 0; seed < tries; seed++) {
        const s = reached(seed, random);
        const other = otherWorld(s, viewer, 1 + random.below(20), random);
        const [one, two] = [look(s), look(other)];
        if (one.phase !== 1 || one.deck.length === 1 || one.deck.slice(0, 2).join() !== two.deck.slice(0, 2).join())
          continue;
        for (const card of claim.notation.texts(s)) {
          if (claim.refusal(s, card) !== undefined || claim.refusal(other, card) !== undefined) continue;
          const [after, afterOther] = [s.slice(), other.slice()];
          for (const world of [after, afterOther]) claim.play(world, claim.notation.read(world, card) as number);
          expect(claim.redact(afterOther, viewer)).toEqual(claim.redact(after, viewer));
          if (differ(s, other)) played++;
        }
      }
      expect(played).toBeGreaterThan(tries * 0.3);
    });
  });

  test('CL-INFO-11, -14: in the second phase a seat imagines the one world there is', () => {
    const random = new FastRandom(SEED);
    let compared = 0;
    for (let seed = 0; seed < tries; seed++) {
      const s = reached(seed, random);
      if (look(s).phase !== 2) continue;
      for (const seat of [0, 1]) expect(claim.imagine(claim.redact(s, seat), random)).toEqual(s);
      compared++;
    }
    expect(compared).toBeGreaterThan(tries * 0.4);
  });
}
