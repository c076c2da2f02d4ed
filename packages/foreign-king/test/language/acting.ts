import { type Pattern, says } from '@interregnum/testkit';
import { foreignKing } from '../../src/index.ts';
import { readState } from './table.ts';
import { NAME } from './words.ts';
import type { World } from './world.ts';

/** Choices in a row, as `borrow, move from namur, send 1 to liege, done`. */
const chainOf = (text: string): string[] => text.split(', ');

/** What is said of a seat that makes choices. */
const makes =
  (chain: (text: string) => readonly string[]): Pattern<World>[1] =>
  (world, name, text) => {
    world.expectActor(name);
    world.play(chain(text));
  };

/** `Ana money; Ben place 1 namur`: whole turns, again and again. */
function repeat(world: World, times: string, turns: string): void {
  for (let i = 0; i < Number(times); i++)
    for (const [name, chain] of turns.split('; ').map((turn) => turn.split(/ (.+)/))) {
      world.expectActor(name);
      world.play([...chainOf(chain), 'end']);
    }
}

/** What players do; attempts that are refused belong to what is expected. */
export const ACTING: readonly Pattern<World>[] = [
  [says(`${NAME} plays (.+)`), makes(chainOf)],
  [says(`${NAME}'s whole turn: (.+)`), makes((text) => [...chainOf(text), 'end'])],
  [says(`${NAME} ends the turn`), makes(() => ['end'])],
  [says(`${NAME} (borrow|repay|intervene|decline)s`), makes((choice) => [choice])],
  [says(`${NAME} passes`), makes(() => ['pass'])],
  [
    says('the position is written down and read anew'),
    (w) => w.begin(readState(foreignKing.position.write(w.state), foreignKing.optionsOf(w.state))),
  ],
  [says('(\\d+) times over: (.+)'), repeat],
];
