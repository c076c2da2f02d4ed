import { GAMES } from '@interregnum/games/all';
import { FastRandom, type Game, NO_CHOICE, type Options } from '@interregnum/kernel';

/** The ids of all games. */
export { GAME_IDS } from '@interregnum/games';

function opened(id: string, given: Options, random: FastRandom): { game: Game; s: Int32Array } {
  const game = GAMES.get(id);
  if (game === undefined) throw new Error(id);
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  return { game, s: game.setup(read.options, random) };
}

/** The positions between the turns of a random two-player game, from its start to its end. */
export function positionsOfGame(id: string, seed: string): string[] {
  const random = new FastRandom(seed);
  const { game, s } = opened(id, {}, random);
  const positions = [game.position.write(s)];
  for (let choice = game.pick(s, random); choice !== NO_CHOICE; choice = game.pick(s, random)) {
    const turn = game.turn(s);
    game.play(s, choice);
    if (game.turn(s) > turn) positions.push(game.position.write(s));
  }
  return positions;
}

/** A start of The Foreign King in which the seats move in the order of their numbers. */
export function startInOrder(seats: number): string {
  for (let number = 0; ; number++) {
    const { game, s } = opened('foreign-king', { seats }, new FastRandom(`${number}`));
    const text = game.position.write(s);
    if (text.includes(`"order":[${[0, 1, 2, 3].slice(0, seats)}]`)) return text;
  }
}
