import { FastRandom, NO_CHOICE } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';

/** The positions between the turns of a random two-player game, from its start to its end. */
export function positionsOfGame(seed: string): string[] {
  const random = new FastRandom(seed);
  const read = kingIsDead.options({});
  if ('refusal' in read) throw new Error(read.refusal.key);
  const s = kingIsDead.setup(read.options, random);
  const positions = [kingIsDead.position.write(s)];
  for (let choice = kingIsDead.pick(s, random); choice !== NO_CHOICE; choice = kingIsDead.pick(s, random)) {
    const turn = kingIsDead.turn(s);
    kingIsDead.play(s, choice);
    if (kingIsDead.turn(s) > turn) positions.push(kingIsDead.position.write(s));
  }
  return positions;
}
