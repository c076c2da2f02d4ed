import { FastRandom, type Options, type State } from '@interregnum/kernel';
import { modesOf } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { look } from '../../test/table.ts';
import { PLAIN, partlyTold, readSeen, seenBy, standing, type View } from '../../test/views.ts';
import { kingIsDead } from '../index.ts';

const { position } = kingIsDead;

type Damage = (p: View) => unknown;
const ADVANCED = { ...PLAIN, advanced: true };
const MEMORY = { ...PLAIN, memory: true };
const BOTH = { ...ADVANCED, memory: true };
const SOLO = { ...PLAIN, solo: true };

const flawOf = (view: View, house: Options): unknown[] => {
  const read = readSeen(view, house);
  return 'flaw' in read ? [read.flaw.invariant, read.flaw.values.where] : [];
};
/** A state in which the seat has so many discards. */
const played = (mode: Options, seat: number, cards: number): State => {
  const found = standing(mode, 'played').find((s) => look(s).discards[seat].length === cards);
  if (found === undefined) throw new Error('no such state');
  return found;
};

/** Where a mode hides nothing, what is hidden in vain, and what does not add up: seat 0's view of each, damaged. */
const DAMAGES: readonly [invariant: string, where: string | undefined, mode: typeof PLAIN, damage: Damage][] = [
  ['word', 'hands.0', PLAIN, (p) => (p.hands[0][7] = '?')],
  ['word', 'hands.1', PLAIN, (p) => (p.hands[1][7] = '?')],
  ['word', 'hands.0', SOLO, (p) => (p.hands[0][7] = '?')],
  ['word', 'discards.0', ADVANCED, (p) => (p.discards[0][0] = '?')],
  ['word', 'discards.0', MEMORY, (p) => (p.discards[0][p.discards[0].length - 1] = '?')],
  ['word', 'track.0.region', MEMORY, (p) => (p.track[0].region = '?')],
  ['word', 'hands.1', ADVANCED, (p) => (p.hands[1][0] = '??')],
  ['shape', 'removed', ADVANCED, (p) => (p.removed = Array(9).fill('?'))],
  ['shape', 'hands.1', ADVANCED, (p) => (p.hands[1] = '?')],
  ['hand-size', 'hands.1', ADVANCED, (p) => p.hands[1].pop()],
  ['hand-size', 'hands.0', MEMORY, (p) => p.hands[0].push('?')],
  ['stock', 'hands.1', ADVANCED, (p) => p.hands[1].splice(p.hands[1].indexOf('negotiate'), 1) && p.hands[1].push('?')],
  ['stock', 'hands.1', MEMORY, (p) => (p.hands[1][0] = 'aid')],
  ['stock', 'hands.1', MEMORY, (p) => p.hands[1].splice(0, 2, p.discards[1].at(-1), p.discards[1].at(-1))],
  ['stock', 'hands.1', SOLO, (p) => p.hands[1].splice(0, 2, 'negotiate', 'negotiate')],
  ['stock', 'hands.1', BOTH, (p) => p.hands[1].splice(0, 4, ...unseen(p).slice(0, 4))],
  ['cunning-once', 'hands.1', ADVANCED, (p) => p.hands[1].splice(-1, 1, dealt(p)[0])],
  ['removed', 'removed', ADVANCED, (p) => p.removed.pop()],
  ['removed', 'removed', ADVANCED, (p) => p.removed.push('?')],
  ['removed', 'removed', ADVANCED, (p) => p.removed.splice(0, 1, dealt(p)[0])],
  ['removed', 'removed', MEMORY, (p) => (p.removed = ['aid'])],
  ['word', 'removed', MEMORY, (p) => (p.removed = ['?'])],
  ['canonical', undefined, ADVANCED, (p) => p.hands[1].unshift(p.hands[1].pop())],
  ['canonical', undefined, ADVANCED, (p) => p.removed.splice(5, 1, unseen(p)[0])],
  ['emptied', 'emptied', ADVANCED, (p) => (p.emptied = [1])],
  ['missing-key', 'halfMade.actor', ADVANCED, (p) => (p.halfMade = {})],
  ['plot-played', 'discards.1', BOTH, (p) => (p.discards[1][0] = 'plot')],
];
const ALL = 'spy ambush march plot aid influence dispute edict resist quell suppress muster'.split(' ');
/** The cunning cards of seat 0; and those that no seat sees, but plot. */
const dealt = ({ hands, discards }: View): string[] =>
  [...hands[0], ...discards[0]].filter((card: string) => ALL.includes(card));
const unseen = ({ hands, discards }: View): string[] =>
  ALL.filter((card) => card !== 'plot' && ![...hands.flat(), ...discards.flat()].includes(card));

describe('a view that is not in order is refused by the invariant it violates', () => {
  test.each(DAMAGES)('%s, %s, %j, damage %#', (invariant, where, mode, damage) => {
    const view = seenBy(mode.solo ? standing(mode, 'played')[1] : played(mode, 1, 2), 0);
    expect(flawOf(view, mode)).toEqual([]);
    damage(view);
    expect(flawOf(view, mode)).toEqual([invariant, where]);
  });

  test('as a position, whatever it hides', () => {
    for (const mode of [ADVANCED, MEMORY, BOTH, SOLO])
      expect(position.read(JSON.stringify(seenBy(standing(mode, 'played')[1], 0)), mode)).toMatchObject({
        flaw: { invariant: 'word' },
      });
  });

  test('KD-TURN-5: without `memory`, if it hides what only `memory` hides', () => {
    expect(flawOf(seenBy(played(MEMORY, 1, 2), 0), PLAIN)).toEqual(['word', 'hands.1']);
    expect(flawOf(seenBy(played(BOTH, 1, 2), 0), ADVANCED)).toEqual(['word', 'discards.1']);
  });

  test('KD-CARD-PLOT-2: after the end, if it hides where plot is', () => {
    const random = new FastRandom('end');
    const s = kingIsDead.setup(BOTH, random);
    while (kingIsDead.outcome(s) === undefined) kingIsDead.play(s, kingIsDead.pick(s, random));
    expect(flawOf(look(s), BOTH)).toEqual([]);
    expect(flawOf(seenBy(s, 'audience'), BOTH)).toEqual([]);
    const plotless = seenBy(s, 'audience');
    for (const cards of [...plotless.hands, plotless.removed])
      if (cards[0] === 'plot') cards.push(cards.shift() && '?');
    plotless.emptied = plotless.emptied.filter((seat: number) => !plotless.hands[seat].includes('?'));
    expect(flawOf(plotless, BOTH)).toEqual(['hidden', 'result.plot']);
    const goesOn = { ...look(s), removed: Array(6).fill('?'), result: null };
    expect(flawOf(goesOn, BOTH)).toEqual(['result', 'result']);
  });
});

describe('KD-CARD-PLOT-1: plot that nobody sees', () => {
  const mode = { ...BOTH, seats: 4 };
  /** Four seats, who were dealt all cunning cards: all hands are open but for plot, all piles are buried. */
  const p = look(played(mode, 3, 4));
  const seat: number = p.hands.findIndex((hand: string[]) => hand.includes('plot'));
  p.hands[seat] = [...p.hands[seat].filter((card: string) => card !== 'plot'), '?'];
  p.discards = p.discards.map((pile: string[]) => pile.map((card, at) => (at < pile.length - 1 ? '?' : card)));

  test('must be the one card that is hidden in a hand', () => {
    for (let seed = 0; seed < 20; seed++) {
      const read = readSeen(p, mode, new FastRandom(`${seed}`));
      expect('state' in read && look(read.state).hands[seat]).toContain('plot');
    }
  });

  test('cannot lie on a pile: if no hand has room for it, and nothing undealt is hidden, no deal fits', () => {
    const open = p.hands.with(seat, [...p.hands[seat].slice(0, -1), unseen(p)[0]]);
    expect(flawOf({ ...p, hands: open }, mode)).toEqual(['hidden', 'discards']);
    const [basic, three] = [p.hands[seat].slice(0, -4), unseen({ ...p, hands: p.hands.with(seat, []) }).slice(0, 3)];
    expect(flawOf({ ...p, hands: p.hands.with(seat, [...basic, ...three, '?']) }, mode)).toEqual([
      'hidden',
      'discards',
    ]);
  });
});

test('any damage is refused by name or leaves a view that can be completed', () => {
  const random = new FastRandom('damage');
  const came = new Set<string>();
  const states = modesOf(kingIsDead).map((mode) => ({ mode, games: standing(mode, 'damage') }));
  for (let n = 0; n < 1200; n++) {
    const { mode, games } = states[random.below(states.length)];
    const view = partlyTold(games[random.below(games.length)], random.below(4), random);
    const lists: string[][] = [...view.hands, ...view.discards, view.removed];
    for (let damages = random.below(3); damages > 0; damages--) {
      const list = lists[random.below(lists.length)];
      if (random.below(2) === 0) list[random.below(list.length)] = '?';
      else
        list.splice(random.below(list.length + 1), random.below(2), ['?', 'plot', 'aid', 'assemble'][random.below(4)]);
    }
    const read = readSeen(view, mode);
    if ('flaw' in read) expect(position.invariants).toContain(read.flaw.invariant);
    else expect(position.read(position.write(read.state), mode)).toHaveProperty('state');
    came.add('flaw' in read ? read.flaw.invariant : 'none');
  }
  for (const one of ['none', 'word', 'hand-size', 'stock', 'removed', 'canonical', 'cunning-once', 'plot-played'])
    expect([...came]).toContain(one);
});
