import { newChoices, type State } from '@interregnum/kernel';
import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { kingIsDead } from '../../src/index.ts';
import { actor } from '../../src/state/index.ts';
import { REGIONS } from '../../src/terms.ts';
import { choices, look } from '../table.ts';
import { ACTOR, chainOf, seatOf } from './words.ts';
import type { World } from './world.ts';

const after = (world: World, text: string | undefined): State =>
  text === undefined ? world.state : world.aside(...chainOf(text));

const listed = (text: string): string[] => (/^every region$/i.test(text) ? [...REGIONS] : chainOf(text)).sort();

/** What may be chosen: exactly that, that and more, or anything but that. */
function mayChoose(world: World, ...[chain, name, how, text]: string[]): void {
  const s = after(world, chain);
  expect(actor(s), 'the seat that acts').toBe(seatOf(name));
  const open = choices(s).sort();
  const wanted = listed(text);
  if (how.toLowerCase() === 'choose') expect(open).toEqual(wanted);
  else if (how.toLowerCase() === 'choose, among others') expect(open).toEqual(expect.arrayContaining(wanted));
  else expect(open.filter((choice) => wanted.includes(choice))).toEqual([]);
}

/** Whether an effect is done: the summon is asked, or there was no follower to summon. */
const isResolved = (s: State, turn: number): boolean =>
  kingIsDead.turn(s) !== turn || kingIsDead.prompt(s).key === 'summon';

/** The distinct positions in which an effect can end, before the summon. */
function outcomes(s: State, turn: number, found = new Set<string>()): Set<string> {
  if (isResolved(s, turn)) return found.add(JSON.stringify({ ...look(s), halfMade: undefined }));
  const buffer = newChoices();
  const count = kingIsDead.legal(s, buffer);
  for (let i = 0; i < count; i++) {
    const next = s.slice();
    kingIsDead.play(next, buffer[i]);
    outcomes(next, turn, found);
  }
  return found;
}

export const CHOOSING: readonly Pattern<World>[] = [
  [says(`(?:after (.+?),? )?${ACTOR} may (choose|not choose|choose, among others): (.+)`), mayChoose],
  [
    says('after (.+) there (?:is|are) (\\d+) outcomes? before the summon'),
    (world, chain, count) =>
      expect(outcomes(after(world, chain), kingIsDead.turn(world.state)).size).toBe(Number(count)),
  ],
  [
    says('after (.+) the summon is due'),
    (world, chain) => expect(kingIsDead.prompt(after(world, chain)).key).toBe('summon'),
  ],
];
