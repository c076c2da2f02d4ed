import { type Choice, FastRandom, type Game, NO_SEAT, type Options, turnCap } from '@interregnum/kernel';
import { modeName, modesOf, sampled } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { type Bot, decide } from '../src/bot.ts';
import { LEVELS, STRONGEST } from '../src/levels.ts';
import { BASELINES, newBot } from '../src/new-bot.ts';
import { GAMES, TABLES } from './games.ts';

const ITERATIONS = 20;

/** Plays a game to its end and returns its choices; each must be legal. */
function wholeGame(game: Game, mode: Options, seats: (seat: number) => Bot, asks = false): Choice[] {
  const s = game.setup(mode, new FastRandom('whole game'));
  const bots = Array.from({ length: game.seats(s) }, (_, seat) => seats(seat));
  const choices: Choice[] = [];
  for (let seat = game.toAct(s); seat !== NO_SEAT; seat = game.toAct(s)) {
    expect(game.turn(s)).toBeLessThan(turnCap(game));
    const seen = game.redact(s, seat);
    const choice = decide(bots[seat], seen);
    if (asks) bots[seat].evaluation();
    expect(game.refusal(seen, game.notation.write(seen, choice))).toBeUndefined();
    game.play(s, choice);
    choices.push(choice);
  }
  expect(game.outcome(s)).toBeDefined();
  return choices;
}

describe('whole games of every mode, by levels that take turns to sit down', () => {
  const tables = sampled(TABLES).map(({ game, heuristics, mode }, i) => ({
    game,
    heuristics,
    mode,
    i,
    name: modeName(game, mode),
  }));

  test.each(tables)('$game.meta.id, $name', ({ game, heuristics, mode, i }) => {
    wholeGame(game, mode, (seat) =>
      newBot(game, heuristics, LEVELS[(i + seat) % LEVELS.length], `${seat}`, ITERATIONS),
    );
  });
});

describe.each(GAMES)('%s', (_, game, heuristics) => {
  const [mode] = modesOf(game).filter((each) => each.advanced !== false);

  test.each(BASELINES.slice(0, 2))('whole games at random: %s', (name) => {
    wholeGame(game, mode, (seat) => newBot(game, heuristics, name, `${seat}`));
  });

  test('the same seeds play the same game, also if they are asked for evaluations; others play another one', () => {
    const byRegents = (seed: string, asks: boolean): Choice[] =>
      wholeGame(game, mode, (seat) => newBot(game, heuristics, STRONGEST, `${seed} ${seat}`, ITERATIONS), asks);
    const once = byRegents('one', false);
    expect(byRegents('one', true)).toEqual(once);
    expect(byRegents('other', false)).not.toEqual(once);
  });
});
