import { claim } from '@interregnum/claim';
import { heuristics as claimHeuristics } from '@interregnum/claim/heuristics';
import { FastRandom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { spied } from '../test/spy.ts';
import { decide } from './bot.ts';
import { LEVELS, levelOptions } from './levels.ts';
import { BASELINES, BOT_NAMES, isBotName, isLevel, newBot } from './new-bot.ts';

test('everybody has a name of its own', () => {
  expect(new Set(BOT_NAMES).size).toBe(BASELINES.length + LEVELS.length);
  for (const name of BOT_NAMES) expect(isBotName(name)).toBe(true);
  expect(BOT_NAMES.filter(isLevel)).toEqual(LEVELS);
  for (const name of ['human', '', 'Regent', 'constructor'])
    expect([isBotName(name), isLevel(name)]).toEqual([false, false]);
});

describe('a new bot', () => {
  const start = claim.setup({ seats: 2 }, new FastRandom('players'));
  const seen = claim.redact(start, claim.toAct(start));

  /** How many positions a bot judges before a first choice. */
  function judged(name: (typeof BOT_NAMES)[number], iterations?: number): number {
    const { heuristics, asked } = spied(claim, claimHeuristics);
    const choice = decide(newBot(claim, heuristics, name, 'players', iterations), seen);
    expect(claim.refusal(seen, claim.notation.write(seen, choice))).toBeUndefined();
    return asked.judged;
  }

  test('at random judges nothing; greedy judges every choice', () => {
    expect([judged('random'), judged('uniform')]).toEqual([0, 0]);
    expect(judged('greedy')).toBeGreaterThanOrEqual(13);
  });

  test.each(LEVELS)('%s tries as many ways as it is told, half of them for a first choice', (level) => {
    expect(judged(level, 50)).toBe(25);
  });

  test.each(['page', 'squire'] as const)('%s tries no more ways than its level says', (level) => {
    expect(judged(level)).toBeLessThanOrEqual(levelOptions('claim', level).iterations / 2);
    expect(judged(level)).toBeGreaterThan(1);
  });

  test('there is none of a name that nobody has, and all names are told', () => {
    expect(() => newBot(claim, claimHeuristics, 'Regent' as 'regent', 'seed')).toThrow(
      'there is no bot "Regent", but random, uniform, greedy, page, squire, steward, chancellor, regent',
    );
  });

  test('there is none for a game without levels', () => {
    const chess = { ...claim, meta: { ...claim.meta, id: 'chess' } };
    expect(() => newBot(chess, claimHeuristics, 'page', 'seed')).toThrow('no levels for chess');
  });
});
