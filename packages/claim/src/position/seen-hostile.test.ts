import { FastRandom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { ENDED, FIRST_LEAD, LATE_REPLY, plain, reached, SECOND_REPLY, stateOf } from '../../test/positions.ts';
import { hidden, partlyTold, readSeen, seenBy, type View, worldOf } from '../../test/views.ts';
import { CARDS } from '../terms.ts';
import { position } from './index.ts';

function flawOf(view: View): unknown[] {
  const read = readSeen(view);
  return 'flaw' in read ? [read.flaw.invariant, read.flaw.values.where] : [];
}

describe('a view that is not in order is refused', () => {
  const late = () => seenBy(stateOf(LATE_REPLY), 0);
  const second = () => seenBy(stateOf(SECOND_REPLY), 'audience');
  const damaged = (view: View, damage: (p: View) => unknown): unknown[] => {
    damage(view);
    return flawOf(view);
  };

  test('CL-POS-7: as a position, whatever it hides', () => {
    for (const view of [late(), second()])
      expect(position.read(JSON.stringify(view))).toMatchObject({ flaw: { invariant: 'word' } });
  });

  test.each<[string, string, (p: View) => unknown]>([
    ['word', 'shown', (p) => (p.shown = '?')],
    ['word', 'led', (p) => (p.led = '?')],
    ['word', 'won.0', (p) => (p.won[0][5] = '?')],
    ['word', 'score.0', (p) => (p.score[0][3] = '?')],
    ['word', 'discard', (p) => (p.discard[13] = '?')],
    ['word', 'voids', (p) => (p.voids[1] = '?')],
    ['word', 'hands.1', (p) => (p.hands[1][0] = '??')],
    ['word', 'deck', (p) => (p.deck[0] = null)],
    ['shape', 'deck', (p) => (p.deck = '?')],
    ['shape', 'hands.1', (p) => (p.hands[1] = hidden(53))],
    ['hand-size', 'hands.1', (p) => p.hands[1].pop()],
    ['hand-size', 'hands.0', (p) => p.hands[0].push('?')],
    ['followers', 'won.1', (p) => p.drawn[1].pop()],
    ['followers', 'won.0', (p) => p.drawn[0].push('?')],
    ['deck-size', 'deck', (p) => p.deck.push('?')],
    ['cards', '?', (p) => p.discard.pop()],
    ['cards', 'hands.0', (p) => (p.hands[0] = ['U6', 'U6'])],
    ['cards', 'U6', (p) => (p.deck[2] = 'U6')],
    ['cards', 'G0', (p) => Object.assign(p.drawn[1], ['G0', 'G0', 'G0', 'G0', '?', '?'])],
    ['void-hand', 'hands.1', (p) => (p.hands[1] = ['U9', '?', '?'])],
    ['canonical', '', (p) => (p.hands[1] = ['?', '?', 'D0'])],
    ['canonical', '', (p) => (p.drawn[1] = ['G0', '?', 'X7', '?', '?', '?'])],
    ['hidden', 'hands', (p) => (p.voids[1] = 'GKUDX')],
  ])('CL-POS-7: %s, %s, damage %#', (invariant, where, damage) => {
    expect(damaged(late(), damage)).toEqual([invariant, where === '' ? undefined : where]);
  });

  test.each<[string, string, (p: View) => unknown]>([
    ['followers', 'won.0', (p) => (p.drawn[0] = ['?'])],
    ['deck-size', 'deck', (p) => (p.deck = ['?'])],
    ['voids', 'voids.0', (p) => (p.voids[0] = 'K')],
    ['cards', 'G4', (p) => p.score[0].splice(1, 0, 'G4') && p.hands[0].splice(0, 1, 'G4')],
  ])('CL-INFO-11: in phase 2, %s, %s, damage %#', (invariant, where, damage) => {
    expect(damaged(second(), damage)).toEqual([invariant, where]);
  });

  test('CL-INFO-16: after the end nothing is hidden', () => {
    expect(damaged(plain(ENDED), (p) => (p.hands = [['?'], []]))).toEqual(['hand-size', 'hands.0']);
    expect(damaged(plain(ENDED), (p) => (p.score[0][0] = '?'))).toEqual(['word', 'score.0']);
  });
});

describe('CL-INFO-5: voids', () => {
  /** The first lead with nothing known but the deck and what both seats lack. */
  const start = (voids: [string, string], deck: string[] = hidden(25)) => ({
    ...plain(FIRST_LEAD),
    shown: 'U9',
    hands: [hidden(13), hidden(13)],
    voids,
    deck,
  });

  test.each<[[string, string], boolean]>([
    [['', 'GKUD'], false],
    [['KUDX', ''], true],
    [['KUDX', 'KUDX'], false],
    [['UDX', 'KUD'], true],
    [['KUX', 'KUX'], false],
    [['KUX', 'KUD'], true],
    [['GDX', 'GDX'], false],
    [['GUX', 'GUX'], false],
    [['GKUDX', ''], false],
  ])('%j leave enough cards for both hands: %s', (voids, enough) => {
    expect(flawOf(start(voids))).toEqual(enough ? [] : ['hidden', 'hands']);
  });

  test.each<[string, [string, string]]>([
    ['second', ['', 'KUD']],
    ['first', ['KUD', '']],
  ])('are heeded at once, even if one deal in ten million fits: the %s hand has no choice', (_, voids) => {
    const few = 'G1 G2 G3 G4 G5 G6 G7 X0 X1 X2 X3 X4 X5'.split(' ');
    const others = 'K2 K3 K4 K5 K6 K7 K8 K9 U0 U1 U2 U3 U4'.split(' ');
    const view = start(
      voids,
      CARDS.filter((card) => ![...few, ...others, 'U9'].includes(card)),
    );
    const draws: number[] = [];
    const random = new FastRandom('few');
    const { hands } = worldOf(view, { below: (n) => draws[draws.push(random.below(n)) - 1] });
    expect(draws.length).toBeLessThan(1000);
    expect(hands[voids[0] === '' ? 1 : 0]).toEqual(few);
    expect(hands[voids[0] === '' ? 0 : 1]).toEqual(others);
  });
});

test('any damage is refused by name or leaves a view that can be completed', () => {
  const random = new FastRandom('damage');
  const came = new Set<string>();
  for (let n = 0; n < 1500; n++) {
    const view = partlyTold(reached(`damage ${n % 30}`, random.below(53)), random.below(4), random);
    const lists: string[][] = [...view.hands, ...view.drawn, view.deck, ...view.won, ...view.score, view.discard];
    for (let damages = random.below(3); damages > 0; damages--) {
      const list = lists[random.below(lists.length)];
      if (random.below(2) === 0) list[random.below(list.length)] = '?';
      else list.splice(random.below(list.length + 1), random.below(2), ['?', 'G0', 'U3', 'X9'][random.below(4)]);
    }
    if (random.below(2) === 0) view.voids = ['G', 'KU', 'KUD', 'GKUDX'].slice(random.below(3)).slice(0, 2);
    const read = readSeen(view);
    if ('flaw' in read) expect(position.invariants).toContain(read.flaw.invariant);
    else expect(position.read(position.write(read.state))).toHaveProperty('state');
    came.add('flaw' in read ? read.flaw.invariant : 'none');
  }
  for (const one of ['none', 'hidden', 'cards', 'canonical', 'word', 'void-hand', 'hand-size'])
    expect([...came]).toContain(one);
});
