import { FastRandom, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { hostilePositions, readsBack, within } from '../../test/half-made.ts';
import { look, playing } from '../../test/table.ts';
import { kingIsDead } from '../index.ts';
import { STEPS } from '../step-table.ts';
import { answeredBefore, STEP_WORDS } from './step-words.ts';

// biome-ignore lint/suspicious/noExplicitAny: canonical JSON, damaged on purpose
type Position = any;
type Damage = (p: Position) => unknown;

describe('the words of steps', () => {
  test('every step within a turn has one of its own, and gaps have none', () => {
    const words = STEP_WORDS.filter((word) => word !== undefined);
    expect(new Set(words).size).toBe(words.length);
    expect(STEP_WORDS.map((word) => word !== undefined)).toEqual(STEPS.map((step, at) => at > 0 && step !== undefined));
    expect(words).toContain('summon');
    expect(words).toContain('assemble.1.place.3');
    expect(words).toContain('suppress.3.return');
  });

  test('what was asked before a step follows from how many choices were made', () => {
    for (const [number, step] of STEPS.entries()) {
      for (let count = 0; step !== undefined && count <= 4; count++) {
        const asked = answeredBefore(number, count).map((steps) => steps.map((each) => STEPS[each]?.asks).join());
        expect(new Set(asked).size).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('what is written within a turn', () => {
  const BASIC = { seats: 2, advanced: false, solo: false, vikings: false, memory: false };
  const played = (s: State, ...texts: string[]): Position => {
    for (const text of texts) kingIsDead.play(s, kingIsDead.notation.read(s, text) as number);
    return look(s).halfMade;
  };

  test('the choices made so far, in notation; after the effect none', () => {
    const s = kingIsDead.setup(BASIC, new FastRandom('half'));
    expect(played(s, 'assemble', 'devon')).toEqual({
      actor: 0,
      step: 'assemble.1.place.2',
      effect: 'assemble',
      chosen: ['devon'],
      aim: null,
    });
    expect(played(s, 'devon', 'devon')).toMatchObject({ step: 'summon', effect: 'assemble', chosen: [] });
  });

  test('KD-SOLO-6..9: what the Saxons aim at', () => {
    const solo = within(kingIsDead, { ...BASIC, solo: true }, 'aim').map((s) => look(s));
    const theirs = solo.filter(({ halfMade }) => halfMade.actor === 1).map(({ halfMade }) => halfMade.aim);
    expect(theirs.length).toBeGreaterThan(5);
    for (const aim of theirs) expect(Object.keys(aim)).toEqual(['leads', 'leave', 'change']);
    expect(solo.filter(({ halfMade }) => halfMade.actor === 0).every(({ halfMade }) => halfMade.aim === null)).toBe(
      true,
    );
  });
});

/** The first position within a turn of a mode that fits. */
function found(mode: object, fits: (p: Position) => boolean): Position {
  for (let seed = 0; seed < 300; seed++) {
    const position = within(kingIsDead, mode, `damage ${seed}`)
      .map((s) => look(s))
      .find(fits);
    if (position !== undefined) return position;
  }
  throw new Error('no such position');
}

const PLAIN = { seats: 2, advanced: false, solo: false, vikings: false, memory: false };
const at = (step: string) => (p: Position) => p.halfMade.step === step;
const swapping = found(PLAIN, at('manoeuvre.1.swap-with'));
const placing = found(PLAIN, at('assemble.1.place.3'));
const summoning = found(PLAIN, (p) => at('summon')(p) && p.halfMade.effect === 'assemble' && p.undo === null);
const ambush = found({ ...PLAIN, seats: 4, advanced: true }, (p) => at('ambush.1.return')(p) && p.supply.scots > 0);
const isSpied = (p: Position): boolean =>
  p.discards[p.turn].at(-1) === 'spy' && at('summon')(p) && !/manoeuvre|spy/.test(p.halfMade.effect);
const spied = found({ ...PLAIN, seats: 4, advanced: true }, isSpied);
const spiedByFirst = found({ ...PLAIN, seats: 4, advanced: true }, (p) => isSpied(p) && p.turn === 0);
const firstSwap = found(PLAIN, (p) => at('manoeuvre.1.swap-with')(p) && p.discards[p.turn].length === 1);
const quelling = found(
  { ...PLAIN, seats: 3, advanced: true },
  (p) => at('quell.1.place-two')(p) && p.struggles.length > 0 && p.supply.scots > 1,
);
const saxon = found({ ...PLAIN, solo: true }, (p) => p.halfMade.actor === 1 && p.halfMade.chosen.length > 0);
const saxonNegotiates = found(
  { ...PLAIN, solo: true },
  (p) => p.halfMade.actor === 1 && p.halfMade.effect === 'negotiate',
);
const saxonSummon = found({ ...PLAIN, solo: true }, (p) => p.halfMade.actor === 1 && at('summon')(p));

const NET = { scots: 1, welsh: -1, english: 0, vikings: 0 };

const DAMAGES: readonly [invariant: string, where: string | undefined, p: Position, damage: Damage][] = [
  ['shape', 'halfMade', swapping, (p) => (p.halfMade = [])],
  ['shape', 'halfMade', swapping, (p) => (p.halfMade = null)],
  ['unknown-key', 'halfMade.offer', swapping, (p) => (p.halfMade.offer = [])],
  ['missing-key', 'halfMade.aim', swapping, (p) => delete p.halfMade.aim],
  ['number', 'halfMade.actor', swapping, (p) => (p.halfMade.actor = 2)],
  ['word', 'halfMade.step', swapping, (p) => (p.halfMade.step = 'turn')],
  ['word', 'halfMade.step', swapping, (p) => (p.halfMade.step = 3)],
  ['word', 'halfMade.effect', swapping, (p) => (p.halfMade.effect = 'constructor')],
  ['word', 'halfMade.chosen.0', swapping, (p) => (p.halfMade.chosen[0] = 'moray')],
  ['shape', 'halfMade.chosen', swapping, (p) => (p.halfMade.chosen = {})],
  ['shape', 'halfMade.chosen', swapping, (p) => (p.halfMade.chosen = Array(4).fill('moray scots'))],
  ['turn', 'turn', swapping, (p) => (p.turn = 1 - p.turn)],
  ['passes', 'passes', swapping, (p) => (p.passes = 1)],
  ['half-made', 'halfMade.chosen', swapping, (p) => p.halfMade.chosen.pop()],
  ['half-made', 'halfMade.chosen', swapping, (p) => (p.halfMade.chosen[0] = 'moray vikings')],
  ['half-made', 'halfMade.chosen', swapping, (p) => (p.halfMade.effect = 'outmanoeuvre')],
  ['half-made', 'halfMade.chosen', swapping, (p) => (p.halfMade.step = 'outmanoeuvre.2.swap-with')],
  ['half-made', 'halfMade.actor', swapping, (p) => (p.turn = p.halfMade.actor = 1 - p.turn)],
  ['half-made', 'halfMade.aim', swapping, (p) => (p.halfMade.aim = { leads: {}, leave: [], change: [] })],
  ['half-made', 'halfMade.chosen', placing, (p) => (p.halfMade.chosen[0] = emptyOf(p, 'scots'))],
  ['half-made', 'halfMade.chosen', ambush, (p) => (p.halfMade.chosen[0] = emptyOf(p, 'scots'))],
  ['half-made', 'halfMade.chosen', summoning, (p) => p.halfMade.chosen.push('moray')],
  ['half-made', 'halfMade.effect', summoning, (p) => (p.halfMade.effect = 'negotiate')],
  ['half-made', 'halfMade.effect', spied, (p) => (p.halfMade.effect = 'plot')],
  ['half-made', 'halfMade.effect', spied, (p) => (p.halfMade.effect = 'spy')],
  ['half-made', 'undo', spied, (p) => (p.undo = { seat: p.turn, card: 'manoeuvre', a: 'moray', b: 'devon', net: NET })],
  [
    'half-made',
    'undo',
    spiedByFirst,
    (p) => (p.undo = { seat: 0, card: 'manoeuvre', a: 'moray', b: 'devon', net: NET }),
  ],
  [
    'undo',
    'undo.card',
    firstSwap,
    (p) => (p.undo = { seat: p.turn, card: 'manoeuvre', a: 'moray', b: 'devon', net: NET }),
  ],
  ['half-made', 'halfMade.chosen', quelling, noneLeft],
  ['half-made', 'halfMade.chosen', quelling, (p) => (p.halfMade.chosen[0] = p.track[0].region)],
  ['half-made', 'halfMade.step', summoning, desert],
  ['half-made', 'halfMade', summoning, (p) => (p.result = {})],
  ['deck', 'hands.1', saxon, (p) => (p.halfMade.actor = 0)],
  ['half-made', 'halfMade.chosen', saxonNegotiates, (p) => (p.halfMade.step = 'negotiate.1.negotiate-first')],
  ['half-made', 'halfMade.aim', saxon, (p) => (p.halfMade.aim = null)],
  ['half-made', 'halfMade.aim', saxon, (p) => (p.halfMade.aim.leads = {})],
  ['half-made', 'halfMade.aim', saxonSummon, (p) => p.halfMade.aim.change.push('moray')],
];

/** Sends everybody on the board to the supply. */
function desert(p: Position): void {
  for (const region of Object.values<Position>(p.regions))
    for (const faction of ['scots', 'welsh', 'english']) {
      p.supply[faction] += region[faction];
      region[faction] = 0;
    }
}

/** Sends every one of the welsh in the supply to the region of the last card. */
function noneLeft(p: Position): void {
  p.regions[p.track[7].region].welsh += p.supply.welsh;
  p.supply.welsh = 0;
}

/** A region without a follower of a faction. */
const emptyOf = (p: Position, faction: string): string =>
  Object.keys(p.regions).find((region) => p.regions[region][faction] === 0) as string;

describe('a half-made turn that is damaged is refused by the invariant it violates', () => {
  test.each(DAMAGES)('%s, %s, damage %#', (invariant, where, p, damage) => {
    const mode = { ...PLAIN, ...p.mode };
    const damaged = structuredClone(p);
    expect(kingIsDead.position.read(JSON.stringify(damaged), mode)).toHaveProperty('state');
    damage(damaged);
    const read = kingIsDead.position.read(JSON.stringify(damaged), mode);
    expect('flaw' in read ? [read.flaw.invariant, read.flaw.values.where] : []).toEqual([invariant, where]);
  });

  test('KD-CARD-SPY-3: but not for a spy that found no card to copy, and that only the summon is left', () => {
    const options = { ...PLAIN, advanced: true };
    const dealt = Array.from({ length: 50 }, (_, seed) => kingIsDead.setup(options, new FastRandom(`spy ${seed}`)));
    const [s] = dealt.filter((each) => look(each).hands[0].includes('spy')).map((each) => playing(each, 'spy'));
    expect(look(s).halfMade).toMatchObject({ step: 'summon', effect: 'spy' });
    const read = kingIsDead.position.read(kingIsDead.position.write(s));
    expect('state' in read && read.state.subarray(0, kingIsDead.facts)).toEqual(s.subarray(0, kingIsDead.facts));
  });

  test('KD-UNDO: with a swap on record that this action cannot have made', () => {
    const undo = { seat: summoning.turn, card: 'manoeuvre', a: 'moray', b: 'devon', net: NET };
    const read = kingIsDead.position.read(JSON.stringify({ ...summoning, undo }));
    expect(read).toMatchObject({ flaw: { invariant: 'undo' } });
  });
});

readsBack(1);
hostilePositions(1500);
