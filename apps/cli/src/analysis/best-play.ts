import type { ExpectedChoice } from '@interregnum/bots';
import { type Choice, FastRandom, type Game, NO_SEAT, newChoices, type State } from '@interregnum/kernel';

/**
 * Best play from a proven position and its best choice on, as long as there is no other choice or `provenChoice` finds
 * the best one. Where something is proven nothing is hidden, so there is only one world to play it in.
 */
export async function bestPlay(
  game: Game,
  seen: State,
  best: Choice,
  provenChoice: (seen: State) => Promise<Choice | undefined>,
): Promise<ExpectedChoice[]> {
  const world = game.imagine(seen, new FastRandom('best play'));
  const choices = newChoices();
  const line: ExpectedChoice[] = [];
  for (let choice: Choice | undefined = best; choice !== undefined; ) {
    line.push({ seat: game.toAct(world), choice, text: game.notation.write(world, choice) });
    game.play(world, choice);
    const seat = game.toAct(world);
    if (seat === NO_SEAT) break;
    choice = game.legal(world, choices) === 1 ? choices[0] : await provenChoice(game.redact(world, seat));
  }
  return line;
}
