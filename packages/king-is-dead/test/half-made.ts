import { FastRandom, type Game, type State } from '@interregnum/kernel';
import { modesOf } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { kingIsDead, VERSIONS } from '../src/index.ts';
import { isBetweenTurns } from '../src/state/index.ts';
import { look } from './table.ts';

/** Every state within a turn of a random game. */
export function within(game: Game, mode: object, seed: string): State[] {
  const random = new FastRandom(seed);
  const s = game.setup({ ...mode }, random);
  const states: State[] = [];
  for (; game.outcome(s) === undefined; game.play(s, game.pick(s, random)))
    if (!isBetweenTurns(s)) states.push(s.slice());
  return states;
}

/** Tests that every half-made turn of so many games of every mode reads back. */
export function readsBack(games: number): void {
  describe.each(VERSIONS)('by rules $meta.rulesVersion', (game) => {
    test('every half-made turn of every mode reads back in all facts', () => {
      for (const mode of modesOf(game)) {
        const seeds = Array.from({ length: games }, (_, seed) => `facts ${seed}`);
        for (const s of seeds.flatMap((seed) => within(game, mode, seed))) {
          const text = game.position.write(s);
          const read = game.position.read(text, mode);
          if ('flaw' in read) throw new Error(`${JSON.stringify(read.flaw)}: ${text}`);
          expect(read.state.subarray(0, game.facts)).toEqual(s.subarray(0, game.facts));
        }
      }
    });
  });
}

/** Anything that may stand in JSON, and words that stand elsewhere. */
const JUNK = [null, true, -1, 0, 7, 1.5, '', '?', 'summon', 'moray', 'moray scots', 'spy', '__proto__', [], {}, [[]]];

/** Tests that so many damaged positions are refused by name, or read. */
export function hostilePositions(count: number): void {
  test('hostile JSON is refused by name or read, and never throws', () => {
    const random = new FastRandom('hostile');
    const positions = modesOf(kingIsDead).flatMap((mode) =>
      within(kingIsDead, mode, 'hostile').map((s) => ({ mode, p: look(s) })),
    );
    const came = new Set<string>();
    for (let n = 0; n < count; n++) {
      const { mode, p } = positions[random.below(positions.length)];
      const other = positions[random.below(positions.length)].p.halfMade;
      const damaged = structuredClone(p);
      const keys = Object.keys(damaged.halfMade);
      const key = keys[random.below(keys.length)];
      const junk = random.below(2) === 0 ? other[key] : JUNK[random.below(JUNK.length)];
      if (key === 'chosen' && random.below(2) === 0) damaged.halfMade.chosen[random.below(4)] = junk;
      else damaged.halfMade[key] = junk;
      for (const read of [
        kingIsDead.position.read(JSON.stringify(damaged), mode),
        kingIsDead.position.readSeen(JSON.stringify(damaged), random, mode),
      ]) {
        if ('flaw' in read) expect(kingIsDead.position.invariants).toContain(read.flaw.invariant);
        else expect(look(read.state).halfMade).toEqual(damaged.halfMade);
        came.add('flaw' in read ? read.flaw.invariant : 'none');
      }
    }
    for (const one of ['none', 'half-made', 'word', 'shape', 'number', 'turn']) expect([...came]).toContain(one);
  });
}
