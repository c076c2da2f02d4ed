/**
 * A bot in about twenty lines that beats `random` at any of the games: it tries every choice in some worlds that its seat
 * cannot tell from the real one, plays each of them to the end at random, and takes the choice that won most.
 *
 *     node examples/bot.ts [GAMES] [king-is-dead | foreign-king | claim]
 */
import { decide, newBot } from '@interregnum/bots';
import { findGame, heuristicsOf } from '@interregnum/games/all';
import {
  type Choice,
  FastRandom,
  type Game,
  legalChoices,
  NO_SEAT,
  newChoices,
  playOut,
  type Random,
  type State,
} from '@interregnum/kernel';

const WORLDS = 20;

/** The bot. `seen` is all that the seat to act knows; `imagine` deals what it cannot see. */
function choose(game: Game, seen: State, random: Random): Choice {
  const seat = game.toAct(seen);
  const choices = legalChoices(game, seen, newChoices());
  if (choices.length === 1) return choices[0];
  const won = choices.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const imagined = game.imagine(seen, random);
    for (const [at, choice] of choices.entries()) {
      const state = imagined.slice();
      game.play(state, choice);
      playOut(game, state, random);
      if (game.outcome(state)?.winners.includes(seat)) won[at]++;
    }
  }
  return choices[won.indexOf(Math.max(...won))];
}

const [games, id] = [Number(process.argv[2] ?? 40), process.argv[3] ?? 'king-is-dead'];
const game = findGame(id);
const read = game?.options({});
if (game === undefined || read === undefined || 'refusal' in read) throw new Error(`there is no game ${id}`);

let score = 0;
for (let number = 0; number < games; number++) {
  // Each deal is played twice, with seats exchanged, so that neither side has the better cards.
  const state = game.setup(read.options, new FastRandom(`deal ${number >> 1}`));
  const [own, random] = [number % 2, new FastRandom(`own ${number}`)];
  const other = newBot(game, heuristicsOf(game), 'random', `other ${number}`);
  for (let seat = game.toAct(state); seat !== NO_SEAT; seat = game.toAct(state)) {
    const seen = game.redact(state, seat);
    game.play(state, seat === own ? choose(game, seen, random) : decide(other, seen));
  }
  const winners = game.outcome(state)?.winners ?? [];
  if (winners.includes(own)) score += 1 / winners.length;
}
console.log(`${id}: ${score} of ${games} games against random, ${Math.round((100 * score) / games)} %`);
