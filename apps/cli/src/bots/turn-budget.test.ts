import { type Bot, decideWithin } from '@interregnum/bots';
import { describe, expect, test } from 'vitest';
import { TurnBudget } from './turn-budget.ts';

describe('what a program may spend on a turn', () => {
  test('is shared out over its decisions, and begins anew with the next turn', () => {
    const turns = new TurnBudget({ ms: 160 });
    const shares = [0, 0, 0, 1].map((turn) => {
      const share = turns.share(turn);
      turns.took(50);
      return share;
    });
    expect(shares).toEqual([
      { ms: 80, left: 160 },
      { ms: 40, left: 110 },
      { ms: 20, left: 60 },
      { ms: 80, left: 160 },
    ]);
  });

  test('is never so little that nothing could be decided', () => {
    const [quick, slow] = [new TurnBudget({ iterations: 1 }), new TurnBudget({ ms: 16 })];
    for (let decisions = 0; decisions < 9; decisions++) {
      expect(quick.share(0)).toEqual({ iterations: 1, left: 1 });
      slow.share(0);
      slow.took(1000);
    }
    expect(slow.share(0)).toEqual({ ms: 1, left: 1 });
  });

  test('of iterations is taken to be spent', () => {
    const turns = new TurnBudget({ iterations: 1000 });
    expect([turns.share(4), turns.share(4)]).toEqual([
      { iterations: 500, left: 1000 },
      { iterations: 250, left: 500 },
    ]);
  });

  test('may be anything', () => {
    expect(new TurnBudget({}).share(0)).toEqual({});
  });

  test('is what our own bots get', () => {
    let now = 0;
    const turns = new TurnBudget({ ms: 96 });
    const shares = [1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 16];
    for (const timeShare of shares) {
      const start = now;
      const bot = { timeShare, observe: () => {}, think: () => true, choice: () => 0 } as unknown as Bot;
      decideWithin(bot, new Int32Array(0), 96, () => now++);
      expect(turns.share(0).ms).toBe(now - start - 1);
    }
  });
});
