import { FastRandom, newChoices, playOut, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { kingIsDead } from '../index.ts';

const { position } = kingIsDead;

const BASIC = { seats: 2, advanced: false, solo: false, vikings: false, memory: false };
const MODES = [
  ...[2, 3, 4].flatMap((seats) =>
    [false, true].flatMap((advanced) => [false, true].map((vikings) => ({ ...BASIC, seats, advanced, vikings }))),
  ),
  { ...BASIC, solo: true },
  { ...BASIC, solo: true, vikings: true },
];
const stateOf = (text: string): State => {
  const read = position.read(text);
  if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
  return read.state;
};

describe.each(MODES)('KD-MODE-1: %j', (mode) => {
  test('KD-PERFT-5: what is written is read as it was, between turns and within, through a whole game, seed "round trip"', () => {
    const random = new FastRandom(`round trip ${JSON.stringify(mode)}`);
    const choices = newChoices();
    const s = kingIsDead.setup(mode, random);
    for (let n = kingIsDead.legal(s, choices); n > 0; n = kingIsDead.legal(s, choices)) {
      const text = position.write(s);
      const read = stateOf(text);
      expect(position.write(read)).toBe(text);
      expect(read.subarray(0, kingIsDead.facts)).toEqual(s.subarray(0, kingIsDead.facts));
      expect(kingIsDead.legal(read, newChoices())).toBe(n);
      kingIsDead.play(s, choices[random.below(n)]);
    }
    const text = position.write(s);
    expect(position.write(stateOf(text))).toBe(text);
    expect(stateOf(text).subarray(0, kingIsDead.facts)).toEqual(s.subarray(0, kingIsDead.facts));
    expect(kingIsDead.outcome(stateOf(text))).toEqual(kingIsDead.outcome(s));
  });
});

test('white space does not matter', () => {
  const s = kingIsDead.setup(BASIC, new FastRandom('space'));
  const spaced = JSON.stringify(JSON.parse(position.write(s)), null, 2);
  expect(position.write(stateOf(`\n${spaced}\t\r\n`))).toBe(position.write(s));
});

test('KD-PERFT-5: the keys come in their order', () => {
  const s = kingIsDead.setup(BASIC, new FastRandom('keys'));
  playOut(kingIsDead, s, new FastRandom('keys'));
  const json = JSON.parse(position.write(s));
  expect(Object.keys(json).join(' ')).toBe(
    'game version mode turn passes regions track supply courts hands discards removed struggles recent emptied undo result',
  );
  expect(Object.keys(json.mode)).toEqual(['seats', 'advanced', 'solo', 'vikings']);
  expect(Object.keys(json.regions.moray)).toEqual(['scots', 'welsh', 'english', 'vikings', 'control']);
  expect(Object.keys(json.track[0])).toEqual(['region', 'faceUp', 'disc']);
  expect(Object.keys(json.result)).toEqual(['ending', 'ranking', 'plot', 'decidedBy', 'winners']);
});
