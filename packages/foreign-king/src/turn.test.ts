import { legalChoices, NO_CHOICE, NO_SEAT, newChoices, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, playing, wandering } from '../test/positions.ts';
import { ALL_CHOICES, range } from './choices.ts';
import { foreignKing } from './index.ts';
import { notation } from './notation.ts';
import { phase } from './state/index.ts';
import { OVER, PHASES } from './terms.ts';
import { legal, PROMPTS, pick, QUESTIONS, toAct } from './turn.ts';

const over = playing(arrange({ phase: 'end', king: 'liege', marker: 0 }), 'end');
const STATES = [...wandering('turn', 24)];
const ASKING = PHASES.slice(0, OVER);
const inPhase = (name: string, most: number): State[] =>
  STATES.filter((s) => PHASES[phase(s)] === name).filter((_, i, all) => i % Math.ceil(all.length / most) === 0);

describe.each(ASKING)('in phase %s of random games', (name) => {
  const states = inPhase(name, 120);
  const question = QUESTIONS[PHASES.indexOf(name)];

  test('FK-PHASE-1, FK-PERFT-2: what is offered ascends, and is all that nothing bars', () => {
    expect(states.length).toBeGreaterThan(9);
    for (const s of states) {
      const offered = range(0, question.count(s)).map((k) => question.nth(s, k));
      const spoken = range(0, ALL_CHOICES).filter((choice) => notation.write(s, choice) !== undefined);
      expect(offered).toEqual(spoken.filter((choice) => question.bars(s, choice) === undefined));
      expect(offered.length).toBeGreaterThan(0);
    }
  });

  test('FK-PHASE-2: it speaks of all it can offer, in ascending order and once', () => {
    expect([...new Set(question.speaksOf)].sort((a, b) => a - b)).toEqual(question.speaksOf);
    for (const s of states)
      for (const k of range(0, question.count(s))) expect(question.speaksOf).toContain(question.nth(s, k));
  });

  test('FK-PERFT-2: no two choices come to the same, and asking changes nothing', () => {
    for (const s of states.slice(0, 30)) {
      const before = s.slice();
      const after = legalChoices(foreignKing, s, newChoices()).map((choice) => {
        const next = s.slice();
        foreignKing.play(next, choice);
        return foreignKing.position.write(next);
      });
      expect(new Set(after).size).toBe(after.length);
      expect(s).toEqual(before);
    }
  });

  test('FK-PHASE-1: the prompt is one of the list', () => {
    for (const s of states) expect(PROMPTS).toContain(foreignKing.prompt(s).key);
  });
});

describe('legal and pick', () => {
  test('FK-PHASE-13: the choices in order, and no more', () => {
    const s = arrange({ seats: 3, phase: 'reorder', turn: 2, pendingOrder: [1], pawns: [null, 'order'] });
    const into = newChoices().fill(-9);
    expect(legal(s, into)).toBe(3);
    expect([...into.subarray(0, 4)]).toEqual([ALL_CHOICES - 4, ALL_CHOICES - 3, ALL_CHOICES - 2, -9]);
  });

  test.each(ASKING)('FK-PHASE-1: in phase %s every choice is picked for one number each', (name) => {
    for (const s of inPhase(name, 10)) {
      const offered = legalChoices(foreignKing, s, newChoices());
      const asked: number[] = [];
      const picked = offered.map((_, k) => pick(s, { below: (n) => [asked.push(n), k][1] }));
      expect(picked).toEqual(offered);
      expect(asked).toEqual(offered.map(() => offered.length));
    }
  });

  test('FK-PHASE-11: nobody decides once the game is over', () => {
    const random = {
      below: () => {
        throw new Error('used');
      },
    };
    const into = newChoices().fill(-9);
    expect([toAct(over), legal(over, into), pick(over, random)]).toEqual([NO_SEAT, 0, NO_CHOICE]);
    expect(into[0]).toBe(-9);
  });
});

test('FK-PHASE-1: a question for every phase but the last, and a word for every prompt', () => {
  expect(QUESTIONS).toHaveLength(PHASES.length - 1);
  for (const prompt of PROMPTS) expect(foreignKing.words).toContain(`prompt.${prompt}`);
});

test('R-31: no rule bounds the game', () => {
  expect(foreignKing.meta.maxDecisions).toBeUndefined();
});

test('FK-SETUP-10: everybody sees everything', () => {
  for (const s of STATES.slice(0, 50)) {
    expect(foreignKing.redact(s, 0)).toEqual(s);
    expect(foreignKing.redact(s, 0)).not.toBe(s);
    expect(foreignKing.imagine(s, { below: () => 0 })).toEqual(s);
  }
});
