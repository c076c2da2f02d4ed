import { describe, expect, test } from 'vitest';
import { MANOEUVRE, MORAY, REGIONS } from '../terms.ts';
import {
  actor,
  ask,
  capped,
  ceiling,
  chosen,
  chosenCount,
  clearAim,
  clearSwapRecord,
  closeSwapRecord,
  decidedBy,
  effect,
  ending,
  finishTurn,
  forgetChoices,
  frozen,
  hasVikings,
  isAdvanced,
  isSolo,
  landsOnControl,
  liftCeiling,
  modeOf,
  newState,
  offer,
  passes,
  playsMemory,
  plotFaction,
  plotOwner,
  recordSwap,
  remember,
  rulesVersion,
  saxonsAct,
  seatCount,
  setActor,
  setCeiling,
  setChanges,
  setEnding,
  setMode,
  setPasses,
  setPlot,
  setVerdict,
  startEffect,
  stepNumber,
  swapA,
  swapB,
  swapCard,
  swapNet,
  swapSeat,
  toChange,
  turnsDone,
  winners,
  withdrawOffer,
} from './index.ts';

const BASIC = {
  rules: 2,
  seats: 2,
  advanced: false,
  solo: false,
  vikings: false,
  memory: false,
  landingsOnControl: false,
};

describe('the mode', () => {
  test.each([
    [BASIC, [2, false, false, false, false, false]],
    [{ ...BASIC, seats: 3, advanced: true }, [3, true, false, false, false, false]],
    [{ ...BASIC, solo: true, vikings: true }, [2, false, true, true, false, false]],
    [{ ...BASIC, seats: 4, memory: true }, [4, false, false, false, true, false]],
    [{ ...BASIC, vikings: true, landingsOnControl: true }, [2, false, false, true, false, true]],
    [{ ...BASIC, rules: 1 }, [2, false, false, false, false, false]],
  ])('KD-MODE-1: %j is kept', (mode, expected) => {
    const s = newState();
    setMode(s, mode);
    expect(modeOf(s)).toEqual(mode);
    const kept = [seatCount(s), isAdvanced(s), isSolo(s), hasVikings(s), playsMemory(s), landsOnControl(s)];
    expect([rulesVersion(s), ...kept]).toEqual([mode.rules, ...expected]);
  });
});

test('KD-SOLO-1: the Saxons act when it is the turn of seat 1, in solo only', () => {
  const s = newState();
  const acting = (solo: boolean, seat: number) => {
    setMode(s, { ...BASIC, solo });
    setActor(s, seat);
    return saxonsAct(s);
  };
  expect([acting(true, 1), acting(true, 0), acting(false, 1)]).toEqual([true, false, false]);
  expect(actor(s)).toBe(1);
});

test('KD-TURN-3: the step, the effect and the choices made within it', () => {
  const s = newState();
  ask(s, 5, 0b1010);
  expect([stepNumber(s), offer(s)]).toEqual([5, 0b1010]);
  withdrawOffer(s);
  expect([stepNumber(s), offer(s)]).toEqual([5, 0]);
  startEffect(s, MANOEUVRE);
  remember(s, 7);
  remember(s, 31);
  expect([effect(s), chosenCount(s), chosen(s, 0), chosen(s, 1)]).toEqual([MANOEUVRE, 2, 7, 31]);
  startEffect(s, 3);
  expect([effect(s), chosenCount(s), chosen(s, 0), chosen(s, 1)]).toEqual([3, 0, 0, 0]);
});

test('KD-TURN-3: a finished turn leaves nothing behind and is counted', () => {
  const s = newState();
  startEffect(s, MANOEUVRE);
  for (const choice of [1, 2, 3, 4]) remember(s, choice);
  forgetChoices(s);
  finishTurn(s);
  expect([effect(s), chosenCount(s), ...[0, 1, 2, 3].map((at) => chosen(s, at))]).toEqual([0, 0, 0, 0, 0, 0]);
  expect(turnsDone(s)).toBe(1);
  setPasses(s, 3);
  expect(passes(s)).toBe(3);
});

describe('the record of a swap', () => {
  const record = (s: Int32Array) => [swapSeat(s), swapCard(s), swapA(s), swapB(s), swapNet(s)];

  test('KD-UNDO-2, -5: it outlives its own action, and the next one that swaps nothing clears it', () => {
    const s = newState();
    expect(record(s)).toEqual([-1, 0, 0, 0, 0]);
    recordSwap(s, 0, MANOEUVRE, 2, 7, -255);
    closeSwapRecord(s);
    expect(record(s)).toEqual([0, MANOEUVRE, 2, 7, -255]);
    closeSwapRecord(s);
    expect(s).toEqual(newState());
  });

  test('KD-UNDO-5: a new swap takes its place', () => {
    const s = newState();
    recordSwap(s, 0, MANOEUVRE, 2, 7, -255);
    closeSwapRecord(s);
    recordSwap(s, 1, MANOEUVRE, 1, 3, 255);
    closeSwapRecord(s);
    expect(record(s)).toEqual([1, MANOEUVRE, 1, 3, 255]);
    clearSwapRecord(s);
    expect(s).toEqual(newState());
  });
});

test('KD-SOLO-6..9: an aim is set, lifted and cleared without a trace', () => {
  const s = newState();
  for (const [region] of REGIONS.entries()) setCeiling(s, region, region + 1);
  expect(capped(s)).toBe(0xff);
  expect(REGIONS.map((_, region) => ceiling(s, region))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  liftCeiling(s, MORAY);
  expect([capped(s), ceiling(s, MORAY)]).toEqual([0xfe, 0]);
  setChanges(s, 0b11, 0b100);
  expect([frozen(s), toChange(s)]).toEqual([0b11, 0b100]);
  clearAim(s);
  expect(s).toEqual(newState());
});

test('the result is kept as numbers', () => {
  const s = newState();
  expect([ending(s), plotOwner(s)]).toEqual([0, -1]);
  setEnding(s, 2);
  setPlot(s, 3, 1);
  setVerdict(s, 0b1010, 4);
  expect([ending(s), plotOwner(s), plotFaction(s), winners(s), decidedBy(s)]).toEqual([2, 3, 1, 0b1010, 4]);
});
