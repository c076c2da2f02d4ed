import { after, FastRandom, legalChoices, newChoices, type State } from '@interregnum/kernel';
import { modesOf, reach, sampleSize } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { arrange, look, playing, type Table } from '../test/table.ts';
import { kingIsDead } from './index.ts';
import { setRemoved, withCard } from './state/index.ts';
import { PLOT } from './terms.ts';

type Viewer = number | 'audience';

/** Whether a choice turns something up for a viewer. */
const turnsUp = (s: State, text: string, who: Viewer): boolean => {
  const choice = kingIsDead.notation.read(s, text) as number;
  const [before, next] = [s, after(kingIsDead, s, choice)].map((each) => kingIsDead.redact(each, who));
  return kingIsDead.turnsUp(before, choice, next);
};
const forViewers = (s: State, text: string): boolean[] =>
  ([0, 1, 'audience'] as const).map((who) => turnsUp(s, text, who));

describe('a card that is played', () => {
  test('KD-SOLO-3: a pass turns up the top card of the Saxons; what they then do turns up nothing', () => {
    const table: Table = { solo: true, regions: { moray: '2S1W', devon: '3E' }, deck: ['manoeuvre'] };
    const s = arrange(table);
    expect(forViewers(s, 'pass')).toEqual([true, true, true]);
    expect(forViewers(s, 'assemble')).toEqual([false, false, false]);
    const acting = playing(s, 'pass');
    expect(forViewers(acting, 'moray scots')).toEqual([false, false, false]);
  });

  test('KD-SOLO-3: nor does a pass for whoever knows the deck', () => {
    const s = arrange({ solo: true, regions: { moray: '2S1W' } });
    const choice = kingIsDead.notation.read(s, 'pass') as number;
    expect(kingIsDead.turnsUp(s, choice, after(kingIsDead, s, choice))).toBe(false);
  });

  test('KD-ADV-5: a cunning card is news to all but its seat, a common one to nobody', () => {
    const s = arrange({ advanced: true, hands: [['aid', 'assemble'], []], regions: { devon: '1S' } });
    expect(forViewers(s, 'aid')).toEqual([false, true, true]);
    expect(forViewers(s, 'assemble')).toEqual([false, false, false]);
    expect(forViewers(s, 'pass')).toEqual([false, false, false]);
  });

  test('KD-TURN-5: with `memory` every card of others is news', () => {
    expect(forViewers(arrange({ memory: true }), 'assemble')).toEqual([false, true, true]);
    expect(forViewers(arrange({}), 'assemble')).toEqual([false, false, false]);
  });
});

describe('KD-CARD-PLOT-2: the end shows plot', () => {
  const regions = { devon: 'unstable', essex: 'unstable' } as const;
  const atTheEnd: Table = { advanced: true, regions, passes: 1, turn: 1 };

  test('to those who did not hold it', () => {
    expect(forViewers(arrange({ ...atTheEnd, hands: [['plot'], ['spy']] }), 'pass')).toEqual([false, true, true]);
    const goesOn = arrange({ ...atTheEnd, passes: 0, hands: [['plot'], ['spy']] });
    expect(forViewers(goesOn, 'pass')).toEqual([false, false, false]);
  });

  test('KD-ADV-2: or that it was not dealt, but not to whoever knew', () => {
    const s = arrange({ ...atTheEnd, hands: [['aid'], ['spy']] });
    setRemoved(s, withCard(0, PLOT), 0);
    expect(forViewers(s, 'pass')).toEqual([true, true, true]);
    const choice = kingIsDead.notation.read(s, 'pass') as number;
    expect(kingIsDead.turnsUp(s, choice, after(kingIsDead, s, choice))).toBe(false);
  });

  test('in the advanced game only', () => {
    expect(forViewers(arrange({ ...atTheEnd, advanced: false, memory: true }), 'pass')).toEqual([false, false, false]);
  });
});

test('something is turned up exactly where a written view hides a card less in a hand, a pile or among the undealt', () => {
  const hidden = (cards: readonly string[] = []): number => cards.filter((card) => card === '?').length;
  const random = new FastRandom('turned up');
  const modes = modesOf(kingIsDead);
  const came = { true: 0, false: 0 };
  for (let seed = 0; seed < sampleSize(400); seed++) {
    const mode = modes[random.below(modes.length)];
    const s = reach(kingIsDead, { mode, seed, howFar: random.below(100) / 100 });
    for (const choice of legalChoices(kingIsDead, s, newChoices())) {
      const next = after(kingIsDead, s, choice);
      for (const who of [0, 1, 'audience'] as const) {
        const [before, now] = [s, next].map((each) => kingIsDead.redact(each, who));
        const [was, is] = [before, now].map((seen) => look(seen));
        const fewer = [...was.hands, was.removed].some(
          (cards, at) => hidden([...is.hands, is.removed][at]) < hidden(cards),
        );
        expect(kingIsDead.turnsUp(before, choice, now)).toBe(fewer);
        came[`${fewer}`]++;
      }
    }
  }
  expect(Math.min(came.true, came.false)).toBeGreaterThan(100);
});
