import { type Bot, decide, type Evaluation, newBot } from '@interregnum/bots';
import { GAMES, heuristicsOf } from '@interregnum/games/all';
import { FastRandom, type Game, NO_SEAT, type Options, type State } from '@interregnum/kernel';
import { LANGUAGES } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../terminal/layout.ts';
import { terminal } from '../terminal/terminal.ts';
import { knownToActor } from './read.ts';
import { textLines } from './report.ts';

function thinkOf(bot: Bot, seen: State): Evaluation | undefined {
  decide(bot, seen);
  return bot.evaluation();
}

/** What is told of some positions of a random game, and of its end. */
function reports(game: Game, options: Options, language: (typeof LANGUAGES)[number]): string[][] {
  const random = new FastRandom(language);
  const told: string[][] = [];
  const state = game.setup(options, random);
  const bot = newBot(game, heuristicsOf(game), 'steward', 'report', 120);
  for (let made = 0; game.toAct(state) !== NO_SEAT; made++) {
    const seen = knownToActor(game, state);
    if (made % 11 === 0) told.push(textLines(game, { seen, evaluation: thinkOf(bot, seen) }, terminal(language)));
    game.play(state, game.pick(state, random));
  }
  return [...told, textLines(game, { seen: state, evaluation: undefined }, terminal(language))];
}

const MODES: readonly [string, Options][] = [
  ['king-is-dead', { advanced: true, vikings: true }],
  ['king-is-dead', { solo: true }],
  ['foreign-king', { seats: 2 }],
  ['claim', {}],
];

describe.each(MODES)('what is told of %s %j', (id, given) => {
  const game = GAMES.get(id) as Game;
  const read = game.options(given);
  const options = 'options' in read ? read.options : {};

  test.each(LANGUAGES)('in %s fits a terminal, and nothing is missing', (language) => {
    const all = reports(game, options, language);
    expect(all.length).toBeGreaterThan(2);
    for (const lines of all) {
      expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
      expect(lines.join('\n')).not.toMatch(/analyze\.|undefined|NaN|[{}]/);
    }
  });
});

test('a share of the victory that is proven is told in per cent', () => {
  const game = GAMES.get('claim') as Game;
  const seen = knownToActor(game, game.setup({ seats: 2 }, new FastRandom('share')));
  const [best] = game.notation.texts(seen).flatMap((text) => game.notation.read(seen, text) ?? []);
  const told = (value: number): string =>
    textLines(game, { seen, evaluation: { best, value, exact: true, candidates: [], line: [] } }, terminal('en'))[2];
  expect([0, 0.5, 1].map(told)).toEqual([
    'Proven: a loss, if the others make no mistake.',
    'Proven: 50.0% of the victory, if nobody makes a mistake.',
    'Proven: a win, whatever the others do.',
  ]);
});
