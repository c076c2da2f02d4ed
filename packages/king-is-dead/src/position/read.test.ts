import { FastRandom, playOut } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { kingIsDead } from '../index.ts';

const { position } = kingIsDead;

// biome-ignore lint/suspicious/noExplicitAny: canonical JSON, damaged on purpose
type Position = any;
type Damage = (p: Position) => void;

const BASIC = { seats: 2, advanced: false, solo: false, vikings: false, memory: false };
const SOLO = { ...BASIC, solo: true };
const VIKINGS = { ...BASIC, seats: 3, advanced: true, vikings: true };
const FOUR = { ...BASIC, seats: 4, advanced: true };

/** The start of a game, or the first position between turns with so many struggles, or one that fits. */
function reached(mode: typeof BASIC, struggles = 0, fits = (_: Position): boolean => true): Position {
  for (let seed = 0; ; seed++) {
    const random = new FastRandom(`read ${seed}`);
    const s = kingIsDead.setup(mode, random);
    while (kingIsDead.outcome(s) === undefined) {
      const p = JSON.parse(position.write(s));
      if (p.struggles.length === struggles && p.halfMade === undefined && fits(p)) return p;
      kingIsDead.play(s, kingIsDead.pick(s, random));
    }
  }
}

/** A game that ended so, before its eighth struggle if that is possible. */
function finished(mode: typeof BASIC, ending: string): Position {
  for (let seed = 0; ; seed++) {
    const random = new FastRandom(`end ${seed}`);
    const s = kingIsDead.setup(mode, random);
    playOut(kingIsDead, s, random);
    const p = JSON.parse(position.write(s));
    const early = ending === 'coronation' || p.struggles.length < 8;
    if (kingIsDead.outcome(s)?.ending === ending && early) return p;
  }
}

function flawOf(p: Position, damage: Damage): string {
  const whole = JSON.stringify(p);
  expect(position.read(whole)).toHaveProperty('state');
  const damaged = JSON.parse(whole);
  damage(damaged);
  const read = position.read(JSON.stringify(damaged));
  return 'flaw' in read ? read.flaw.invariant : 'none';
}

const start = reached(BASIC);
const later = reached(BASIC, 2);
const alone = reached(SOLO, 2);
const north = reached(VIKINGS, 1);
const four = reached(FOUR);
const twoActed = reached(VIKINGS, 0, (p) => p.recent.length === 2);
const invasion = finished(BASIC, 'invasion');
const crowned = finished(BASIC, 'coronation');
const raided = finished(VIKINGS, 'vikings');
const spare = (p: Position): string => ['scots', 'welsh', 'english'].find((f) => p.supply[f] > 0) as string;
const holder = (p: Position): number => p.hands.findIndex((hand: string[]) => hand.includes('plot'));
const open = (p: Position): Position => p.regions[p.track[7].region];

/** Each invariant, the positions it is tested on and how they are damaged. */
const DAMAGES: readonly (readonly [invariant: string, p: Position, damage: Damage])[] = [
  ['shape', start, (p) => (p.regions = [])],
  ['shape', start, (p) => (p.track = p.track.slice(1))],
  ['shape', start, (p) => (p.courts = null)],
  ['shape', start, (p) => (p.mode.vikings = 1)],
  ['shape', four, (p) => p.hands.pop()],
  ['shape', start, (p) => (p.halfMade = null)],
  ['missing-key', start, (p) => (p.halfMade = {})],
  ['unknown-key', north, (p) => (p.regions.moray.picts = 0)],
  ['unknown-key', start, (p) => (p.mode.memory = false)],
  ['unknown-key', start, (p) => (p.courts[0].vikings = 0)],
  ['missing-key', start, (p) => delete p.undo],
  ['missing-key', alone, (p) => delete p.track[3].disc],
  ['number', start, (p) => (p.supply.scots = -1)],
  ['number', start, (p) => (p.supply.scots += 0.5)],
  ['number', start, (p) => (p.courts[0].welsh = '1')],
  ['number', start, (p) => (p.regions.moray.scots = 55)],
  ['number', start, (p) => (p.turn = 2)],
  ['number', start, (p) => (p.passes = 2)],
  ['number', alone, (p) => (p.passes = 1)],
  ['number', alone, (p) => (p.turn = 1)],
  ['number', north, (p) => (p.track[7].disc = 3)],
  ['word', start, (p) => (p.track[0].region = 'london')],
  ['word', start, (p) => (p.hands[0][0] = 'joker')],
  ['word', later, (p) => (p.struggles[0].winner = 'picts')],
  ['word', four, (p) => (p.hands[0][7] = '?')],
  ['word', alone, (p) => (p.hands[1][5] = '?')],
  ['word', alone, (p) => (p.discards[1][0] = '?')],
  ['word', reached(VIKINGS), (p) => (p.removed[2] = '?')],
  ['canonical', start, (p) => p.hands[0].reverse()],
  ['canonical', start, (p) => (p.courts[0] = Object.fromEntries(Object.entries(p.courts[0]).reverse()))],
  ['game', start, (p) => (p.game = 'claim')],
  ['version', start, (p) => (p.version = 2)],
  ['mode', alone, (p) => (p.mode.advanced = true)],
  ['mode', alone, (p) => (p.mode.seats = 3)],
  ['turn', start, (p) => (p.turn = null)],
  ['turn', invasion, (p) => (p.turn = 0)],
  ['passes', invasion, (p) => (p.passes = 1)],
  ['track', start, (p) => (p.track[1].region = p.track[0].region)],
  ['face-down', start, (p) => (p.track[0].faceUp = false)],
  ['face-down', later, (p) => (p.track[1].faceUp = true)],
  ['disc', start, (p) => (p.track[0].disc = p.track[5].disc = 1)],
  ['struggles', later, (p) => (p.struggles[1].region = p.track[7].region)],
  ['ended', invasion, (p) => p.struggles.push(p.struggles[0])],
  ['ended', raided, (p) => p.struggles.push(p.struggles[0])],
  ['control', later, (p) => (open(p).control = 'scots')],
  ['control', later, (p) => (p.regions[p.track[0].region].control = null)],
  ['resolved-empty', later, (p) => (p.regions[p.track[0].region].welsh = 1)],
  ['resolved-empty', reached(VIKINGS, 2), (p) => (p.regions[p.track[0].region].vikings = 1)],
  ['hand-size', start, (p) => p.hands[0].pop()],
  ['stock', start, (p) => (p.hands[0][0] = 'welsh-support')],
  ['stock', four, (p) => (p.hands[0][2] = 'assemble')],
  ['stock', start, (p) => (p.hands[0][0] = 'aid')],
  ['cunning-once', four, (p) => (p.hands[1][7] = p.hands[0][7])],
  [
    'plot-played',
    four,
    (p) => p.discards[holder(p)].push(p.hands[holder(p)].splice(p.hands[holder(p)].indexOf('plot'), 1)[0]),
  ],
  ['removed', reached(VIKINGS), (p) => p.removed.pop()],
  ['removed', reached(VIKINGS), (p) => p.removed.reverse()],
  ['removed', reached(VIKINGS), (p) => (p.removed[0] = p.hands[0][7])],
  ['removed', reached(VIKINGS), (p) => (p.removed[1] = p.removed[0])],
  ['removed', start, (p) => p.removed.push('aid')],
  ['deck', alone, (p) => p.discards[1].push(p.hands[1].shift())],
  ['recent', start, (p) => (p.recent = [0])],
  ['recent', later, (p) => (p.recent = p.recent.slice(1))],
  ['recent', alone, (p) => (p.recent = [1, 1])],
  ['recent', twoActed, (p) => (p.recent = [p.recent[0], ...p.recent])],
  ['number', start, (p) => (p.recent = [2])],
  ['emptied', start, (p) => (p.emptied = [1])],
  ['emptied', start, (p) => (p.emptied = [0, 0])],
  ['conservation', start, (p) => p.supply.scots++],
  ['conservation', alone, (p) => p.supply.welsh++],
  ['conservation', north, (p) => p.courts[2].english++],
  ['vikings', start, (p) => (p.supply.vikings = 10)],
  ['vikings', north, (p) => p.supply.vikings++],
  ['vikings', later, (p) => (p.struggles[1].winner = 'vikings')],
  ['court-size', start, (p) => [p.courts[1][spare(p)]++, p.supply[spare(p)]--]],
  ['result', start, (p) => (p.result = invasion.result)],
  ['result', invasion, (p) => Object.assign(p, { result: null, turn: 0 })],
  ['result', crowned, (p) => (p.result.winners = [0, 1])],
  ['result', crowned, (p) => (p.result.decidedBy = 'plot')],
  ['result', raided, (p) => (p.result.ending = 'invasion')],
];

describe('a valid position that is damaged is refused by the invariant it violates', () => {
  test.each(DAMAGES.map(([invariant, p, damage], n) => [n, invariant, p, damage] as const))(
    'damage %i: %s',
    (_, invariant, p, damage) => {
      expect(flawOf(p, damage)).toBe(invariant);
    },
  );
});

test('every invariant but json, undo, half-made and hidden is tested here', () => {
  const elsewhere = ['json', 'undo', 'half-made', 'hidden'];
  expect(new Set([...DAMAGES.map(([invariant]) => invariant), ...elsewhere])).toEqual(new Set(position.invariants));
});

test.each(['', '{', 'null x', `${JSON.stringify(start)}}`])('json: %j is no JSON', (text) => {
  expect(position.read(text)).toEqual({ flaw: { invariant: 'json', values: {} } });
});

test.each(['null', '[]', '3', '"king-is-dead"'])('shape: %s is no position', (text) => {
  expect(position.read(text)).toEqual({ flaw: { invariant: 'shape', values: { where: 'position' } } });
});

test.each([
  ['"passes":0', '"passes":0.0'],
  ['"passes":0', '"passes":-0'],
  ['"passes":0', '"passes":0,"passes":0'],
  ['"version":1', '"version":1e0'],
])('canonical: %s may not be written as %s', (as, otherwise) => {
  const text = JSON.stringify(start);
  expect(position.read(text.replace(as, otherwise))).toMatchObject({ flaw: { invariant: 'canonical' } });
});

/** What is damaged, and where the flaw is told to be. */
const PLACES: readonly (readonly [where: string, p: Position, damage: Damage])[] = [
  ['mode', start, (p) => (p.mode = [])],
  ['mode.seats', start, (p) => (p.mode.seats = 5)],
  ['mode.advanced', start, (p) => (p.mode.advanced = 0)],
  ['mode.solo', start, (p) => (p.mode.solo = 0)],
  ['mode.vikings', start, (p) => (p.mode.vikings = 0)],
  ['turn', start, (p) => (p.turn = 2)],
  ['passes', start, (p) => (p.passes = 2)],
  ['regions', start, (p) => (p.regions = [])],
  ['regions.devon', start, (p) => (p.regions.devon = null)],
  ['regions.devon.welsh', start, (p) => (p.regions.devon.welsh = -1)],
  [`regions.${later.track[7].region}.control`, later, (p) => (open(p).control = 'scots')],
  [`regions.${later.track[1].region}`, later, (p) => (p.regions[p.track[1].region].welsh = 1)],
  ['supply', start, (p) => (p.supply = 0)],
  ['supply.english', start, (p) => (p.supply.english = null)],
  ['courts', start, (p) => p.courts.pop()],
  ['courts.1', start, (p) => (p.courts[1] = [])],
  ['courts.1', start, (p) => [p.courts[1][spare(p)]++, p.supply[spare(p)]--]],
  ['courts.1.scots', start, (p) => (p.courts[1].scots = -1)],
  ['track', start, (p) => p.track.pop()],
  ['track.2', start, (p) => (p.track[2] = 0)],
  ['track.4.region', start, (p) => (p.track[4].region = 'york')],
  ['track.3.disc', start, (p) => (p.track[3].disc = 2)],
  ['track.5.disc', start, (p) => (p.track[0].disc = p.track[5].disc = 1)],
  ['track.0', start, (p) => (p.track[0].faceUp = false)],
  ['hands', start, (p) => p.hands.pop()],
  ['hands.1', start, (p) => p.hands[1].pop()],
  ['discards', start, (p) => p.discards.pop()],
  ['recent', start, (p) => (p.recent = [2])],
  ['struggles', start, (p) => (p.struggles = {})],
  ['struggles.1', later, (p) => (p.struggles[1] = null)],
  ['struggles.1.region', later, (p) => (p.struggles[1].region = p.track[7].region)],
  ['struggles.1.winner', later, (p) => (p.struggles[1].winner = 'york')],
  ['struggles.1.winner', later, (p) => (p.struggles[1].winner = 'vikings')],
  [`struggles.${invasion.struggles.length}`, invasion, (p) => p.struggles.push(p.struggles[0])],
];

test.each(PLACES)('a flaw tells where it is: %s', (where, p, damage) => {
  const damaged = structuredClone(p);
  damage(damaged);
  expect(position.read(JSON.stringify(damaged))).toMatchObject({ flaw: { values: { where } } });
});
