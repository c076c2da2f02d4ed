import { after, type Choice, newChoices, type Solution, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { coinRow } from '../test/coin-row.ts';
import { minimax } from '../test/minimax.ts';
import { spied } from '../test/spy.ts';
import { treeGame } from '../test/tree-game.ts';
import { decide } from './bot.ts';
import { Search } from './search.ts';
import { SearchBot, type SearchBotOptions } from './search-bot.ts';

const COINS = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3];
const OPTIONS: SearchBotOptions = { iterations: 1000, depth: 1000, oversight: 0, proofs: 0 };

/** A bot that thinks about a row of coins, and what is asked for meanwhile. */
function searchBot(
  changes: Partial<SearchBotOptions> = {},
  seed = 'thinker',
  coins: readonly number[] = COINS,
  solve?: Solve,
) {
  const { game, heuristics, start } = coinRow(coins);
  const watch = spied(game, solve === undefined ? heuristics : { ...heuristics, solve });
  return {
    game,
    start,
    asked: watch.asked,
    bot: new SearchBot(game, watch.heuristics, { ...OPTIONS, ...changes }, seed),
  };
}
type Solve = (s: State, budget: number) => Solution | undefined;

describe('a decision', () => {
  test('has a choice as soon as it is faced, and at any time from then on', () => {
    const { game, bot, start } = searchBot();
    const legal = newChoices();
    let s = start;
    for (let left = COINS.length; left > 0; left--) {
      bot.observe(s);
      const offered = (): boolean => legal.subarray(0, game.legal(s, legal)).includes(bot.choice());
      do expect(offered()).toBe(true);
      while (bot.think());
      expect(offered()).toBe(true);
      s = after(game, s, bot.choice());
    }
  });

  test('that is forced takes no thought, unless it stands alone', () => {
    const {
      game,
      heuristics,
      after: at,
    } = treeGame({ seat: 0, choices: [{ seat: 1, choices: [[0.3, 0.7]] }, [0, 1]] });
    const watch = spied(game, heuristics);
    const bot = new SearchBot(game, watch.heuristics, { ...OPTIONS, proofs: 100 }, 'forced');
    bot.observe(at(0));
    expect([bot.think(), bot.choice(), bot.evaluation().exact]).toEqual([false, 0, false]);
    expect(watch.asked.judged).toBe(1);
    bot.observe(at(0), true);
    while (bot.think());
    expect([bot.choice(), bot.evaluation().exact, bot.evaluation().value]).toEqual([0, true, 0.7]);
  });
});

describe('the iterations for a turn', () => {
  test('are shared out over its decisions', () => {
    const turn = {
      seat: 0,
      choices: [
        [0.4, 0.6],
        {
          seat: 0,
          choices: [
            [0.5, 0.5],
            [0.5, 0.5],
          ],
        },
      ],
    };
    const { game, heuristics, after: at } = treeGame(turn);
    const watch = spied(game, heuristics);
    const bot = new SearchBot(game, watch.heuristics, { ...OPTIONS, iterations: 101 }, 'parts');
    decide(bot, at());
    expect(watch.asked.judged).toBe(51);
    expect(bot.timeShare).toBe(1 / 2);
    decide(bot, at(1));
    expect(watch.asked.judged).toBe(51 + 26);
    expect(bot.timeShare).toBe(1 / 4);
  });

  test('are all for a decision that stands alone', () => {
    const { bot, start, asked } = searchBot({ iterations: 120 });
    bot.observe(start, true);
    while (bot.think());
    expect(asked.judged).toBe(120);
  });
});

describe('to stop once nothing can change', () => {
  test('is not to stop while the best choice may still turn out to be refuted', () => {
    let refuted = 0;
    for (let i = 1; i <= 12; i++) {
      // One of many answers refutes the first choice, and it takes a while until that comes to mind.
      const answers = Array.from({ length: 8 }, (_, answer) => (answer === 7 ? [0, 1] : [0.8, 0.2]));
      const risky = { seat: 1, choices: answers, weights: answers.map(([first]) => (first === 0 ? i / 100 : 1)) };
      const { game, heuristics, start } = treeGame({ seat: 0, choices: [risky, [0.5, 0.5]] });
      const patient = { ...OPTIONS, iterations: 4000 };
      const search = new Search(game, heuristics, patient, 'refuted', 1 << 16);
      search.observe(start());
      search.runIterations(129);
      const [first] = search.candidates();
      search.runIterations(1871);
      const [last] = search.candidates();
      expect(decide(new SearchBot(game, heuristics, patient, 'refuted'), start())).toBe(last.choice);
      if (first.choice !== last.choice) refuted++;
    }
    expect(refuted).toBeGreaterThan(0);
  });

  test('never changes the choice', () => {
    let early = 0;
    for (let i = 0; i < 40; i++) {
      const coins = COINS.map((coin, at) => (coin * (i + 3) + at) % 7);
      const { bot, game, start, asked } = searchBot({}, `settled ${i}`, coins);
      const search = new Search(game, coinRow(coins).heuristics, OPTIONS, `settled ${i}`, 1 << 16);
      search.observe(start);
      search.runIterations(500);
      expect(decide(bot, start)).toBe(search.candidates()[0].choice);
      expect(asked.judged).toBeLessThanOrEqual(500);
      if (asked.judged < 500) early++;
    }
    expect(early).toBeGreaterThan(5);
  });
});

/** What each choice of a row of coins brings. */
const exactFor = (coins: readonly number[]): Map<Choice, number> => {
  const { game, heuristics, start } = coinRow(coins);
  const shares = new Float64Array(2);
  return minimax(game, start, (s) => {
    heuristics.judge(s, shares);
    return shares[0];
  });
};

describe('a proof', () => {
  test('gives an exact evaluation, the best choice first', () => {
    for (let i = 0; i < 20; i++) {
      const coins = COINS.map((coin, at) => (coin * (i + 3) + at) % 5);
      const { bot, start } = searchBot({ proofs: 5000 }, 'proof', coins);
      const choice = decide(bot, start);
      const exact = exactFor(coins);
      const { best, value, exact: isExact, candidates } = bot.evaluation();
      expect([isExact, best, candidates[0].choice]).toEqual([true, choice, choice]);
      expect(value).toBe(Math.max(...exact.values()));
      for (const { choice: each, value: its } of candidates) expect(its).toBe(exact.get(each));
    }
  });

  test('is tried with more effort each time, up to what is allowed, and then a search decides', () => {
    const { bot, start, asked } = searchBot({ proofs: 100_000, iterations: 200 }, 'effort', COINS, () => undefined);
    bot.observe(start);
    for (const budgets of [[20_000], [20_000, 80_000], [20_000, 80_000, 100_000]]) {
      expect(bot.think()).toBe(true);
      expect(asked.budgets).toEqual(budgets);
    }
    expect(asked.judged).toBe(1);
    while (bot.think());
    expect(asked.budgets.length).toBe(3);
    expect(asked.judged).toBe(100);
    expect(bot.evaluation().exact).toBe(false);
  });

  test('is by the means of the game, if it has any', () => {
    const solution: Solution = { best: 1, value: 0.5, values: new Map([[1, 0.5]]), nodes: 7 };
    const { bot, start } = searchBot({ proofs: 10 }, 'means', COINS, () => solution);
    expect(decide(bot, start)).toBe(1);
    expect(bot.evaluation()).toMatchObject({ best: 1, value: 0.5, exact: true });
  });

  test('is not tried by a level that proves nothing, nor while it is too early', () => {
    const never = (): never => {
      throw new Error('tried');
    };
    const { bot, start } = searchBot({ iterations: 20 }, 'never', COINS, never);
    expect(() => decide(bot, start)).not.toThrow();
    const { game, heuristics } = coinRow(COINS);
    const early = { ...heuristics, isLate: () => false, solve: never };
    expect(() => decide(new SearchBot(game, early, { ...OPTIONS, proofs: 9 }, 'early'), start)).not.toThrow();
  });

  test('of one decision is forgotten at the next', () => {
    const solve: Solve = (s) =>
      s[1] === COINS.length ? { best: 1, value: 1, values: new Map([[1, 1]]), nodes: 1 } : undefined;
    const { game, bot, start } = searchBot({ proofs: 10 }, 'next', COINS, solve);
    expect(decide(bot, start)).toBe(1);
    bot.observe(after(game, start, 1));
    expect(bot.evaluation().exact).toBe(false);
  });
});

describe('an evaluation', () => {
  test('is about the best choice, with what else came to mind and what is expected', () => {
    const { bot, start } = searchBot({ iterations: 400 });
    decide(bot, start);
    const { best, value, candidates, line } = bot.evaluation();
    expect([best, value]).toEqual([candidates[0].choice, candidates[0].value]);
    expect([best, line[0].choice]).toEqual([bot.choice(), best]);
    expect(candidates.length).toBe(2);
  });

  test('may be asked for at any time and changes nothing', () => {
    const [quiet, asked] = [false, true].map((asks) => {
      const { bot, start } = searchBot({ iterations: 5000 });
      bot.observe(start);
      do if (asks) bot.evaluation();
      while (bot.think());
      return bot.evaluation();
    });
    expect(asked).toEqual(quiet);
  });
});
