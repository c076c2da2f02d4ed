import { FastRandom, type State } from '@interregnum/kernel';
import { deviation, modesOf, sampled } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { choices, look } from '../../test/table.ts';
import { PLAIN, partlyTold, readSeen, seenBy, standing, type View, worldOf } from '../../test/views.ts';
import { kingIsDead } from '../index.ts';
import { isBetweenTurns } from '../state/index.ts';
import { build } from './read.ts';

const { position } = kingIsDead;

/** Whether every card that a view tells lies where it says. */
function agrees(view: View, world: View): boolean {
  const lists = ({ hands, removed }: View): string[][] => [...hands, removed];
  const among = lists(view).every((cards, at) => {
    const left = [...lists(world)[at]];
    return cards.every((card) => card === '?' || left.splice(left.indexOf(card), 1)[0] === card);
  });
  const inPlace = (told: string[], real: string[]): boolean =>
    told.length === real.length && told.every((card, at) => card === '?' || card === real[at]);
  const piles = view.discards.every((pile: string[], seat: number) => inPlace(pile, world.discards[seat]));
  return among && piles && (!view.mode.solo || inPlace(view.hands[1], world.hands[1]));
}

/** Modes in which something is hidden. */
const MODES = sampled(modesOf(kingIsDead).filter(({ advanced, solo, memory }) => advanced || solo || memory));

describe.each(MODES)('in mode %j', (mode) => {
  test('a view in which more is known than anybody sees is completed, and what is known stays', () => {
    const random = new FastRandom('told');
    for (const s of standing(mode, 'told')) {
      for (const chance of [0, 1, 2, 3]) {
        const view = partlyTold(s, chance, random);
        expect(agrees(view, worldOf(view, mode, random))).toBe(true);
      }
    }
  });
});

test('a written view of hands and piles is read as what was seen, before what it hides is dealt', () => {
  const mode = { ...PLAIN, seats: 3, advanced: true, memory: true };
  for (const s of standing(mode, 'seen'))
    for (const who of [0, 1, 'audience'] as const) {
      const seen = kingIsDead.redact(s, who);
      const read = build(look(seen), { rules: kingIsDead.meta.rulesVersion, house: mode }, true);
      expect(read.subarray(0, kingIsDead.facts)).toEqual(seen.subarray(0, kingIsDead.facts));
    }
});

test('nothing hidden: it is read as it is, also after the end', () => {
  const random = new FastRandom('whole');
  const s = kingIsDead.setup({ ...PLAIN, seats: 3, advanced: true }, random);
  while (kingIsDead.outcome(s) === undefined) kingIsDead.play(s, kingIsDead.pick(s, random));
  for (const whole of [kingIsDead.setup({ ...PLAIN, advanced: true }, random), s])
    expect(readSeen(look(whole), {})).toEqual(position.read(position.write(whole)));
});

test('the same seed deals the same cards, another one others', () => {
  const mode = { ...PLAIN, seats: 3, advanced: true, memory: true };
  const view = seenBy(standing(mode, 'seeds')[9], 0);
  const worlds = Array.from({ length: 50 }, (_, seed) => worldOf(view, mode, new FastRandom(`${seed}`)));
  expect(new Set(worlds.map((world) => JSON.stringify(world))).size).toBe(50);
  expect(worldOf(view, mode, new FastRandom('7'))).toEqual(worlds[7]);
});

describe('each deal that fits comes up equally often', () => {
  const drawn = (view: View, told: (world: View) => string): string[] => {
    const random = new FastRandom('uniform');
    return Array.from({ length: 2000 }, () => told(worldOf(view, PLAIN, random)));
  };

  test('KD-ADV-2: undealt cards of which some are known', () => {
    const [s] = standing({ ...PLAIN, advanced: true }, 'undealt');
    const view = look(s);
    const [, ...left]: string[] = view.removed;
    const [card] = view.hands[1].splice(-1, 1, '?');
    view.removed = [...left.slice(2), '?', '?', '?'];
    const unknown = [look(s).removed[0], left[0], left[1], card];
    const weights = new Map(unknown.map((each) => [each, 1]));
    const told = drawn(view, (world) => unknown.find((each) => world.hands[1].includes(each)) ?? '');
    expect(Math.abs(deviation(weights, told))).toBeLessThan(4);
  });

  test('KD-SOLO-1: a deck of which some cards are known', () => {
    const [s] = standing({ ...PLAIN, solo: true }, 'deck');
    const view = look(s);
    view.hands[1] = ['assemble', '?', '?', 'negotiate', 'manoeuvre', '?', 'assemble', 'outmanoeuvre'];
    const [a, b, c] = ['scottish', 'welsh', 'english'].map((faction) => `${faction}-support`);
    const orders = [a + b + c, a + c + b, b + a + c, b + c + a, c + a + b, c + b + a];
    const told = drawn(view, ({ hands: [, deck] }) => deck[1] + deck[2] + deck[5]);
    expect(Math.abs(deviation(new Map(orders.map((order) => [order, 1])), told))).toBeLessThan(4);
  });
});

const make = (s: State, text: string): void => kingIsDead.play(s, kingIsDead.notation.read(s, text) as number);

test('KD-SOLO-3: the view before a pass, with the card it revealed, and the choices since lead to the view now', () => {
  let compared = 0;
  for (const start of standing({ ...PLAIN, solo: true }, 'revealed')) {
    const [s, made] = [start.slice(), ['pass']];
    make(s, 'pass');
    const view = seenBy(start, 0);
    view.hands[1][0] = look(s).discards[1].at(-1);
    for (; !isBetweenTurns(s); make(s, made.at(-1) ?? '')) {
      const read = readSeen(view, PLAIN);
      if ('flaw' in read) throw new Error(read.flaw.invariant);
      for (const text of made) make(read.state, text);
      expect(seenBy(read.state, 0)).toEqual(seenBy(s, 0));
      made.push(choices(s)[0]);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(10);
});
