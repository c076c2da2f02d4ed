import { FastRandom } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { kingIsDead } from '../index.ts';

const { position } = kingIsDead;

// biome-ignore lint/suspicious/noExplicitAny: canonical JSON, damaged on purpose
type Position = any;

/** The first position with a swap on record that fits. */
function reached(mode: object, fits: (p: Position) => boolean): Position {
  for (let seed = 0; ; seed++) {
    const random = new FastRandom(`undo ${seed}`);
    const options = { seats: 2, advanced: false, solo: false, vikings: false, memory: false, ...mode };
    const s = kingIsDead.setup(options, random);
    while (kingIsDead.outcome(s) === undefined) {
      const p = JSON.parse(position.write(s));
      if (p.undo !== null && p.halfMade === undefined && fits(p)) return p;
      kingIsDead.play(s, kingIsDead.pick(s, random));
    }
  }
}

const swapped = reached({}, (p) => p.recent.length === 2 && p.undo.card === 'manoeuvre' && p.undo.a !== 'moray');
const spied = reached({ seats: 3, advanced: true }, (p) => p.discards[p.undo.seat].at(-1) === 'spy');
const raid = reached({ vikings: true }, (p) => p.undo.net.vikings !== 0);
const alone = reached({ solo: true }, (p) => p.undo.seat === 1);

function flawOf(p: Position, damage: (p: Position) => void): unknown {
  const damaged = structuredClone(p);
  damage(damaged);
  const read = position.read(JSON.stringify(damaged));
  return 'flaw' in read ? [read.flaw.invariant, read.flaw.values.where] : 'none';
}

test.each([
  ['a manoeuvre', swapped],
  ['a copy by spy', spied],
  ['a viking moved', raid],
  ['a swap of the Saxons', alone],
])('KD-UNDO-2: %s is read as it was written', (_, p) => {
  const read = position.read(JSON.stringify(p));
  expect('state' in read && JSON.parse(position.write(read.state)).undo).toEqual(p.undo);
});

test('undo: the regions are different and in order', () => {
  expect(flawOf(swapped, (p) => (p.undo.b = p.undo.a))).toEqual(['undo', 'undo.b']);
  expect(flawOf(swapped, (p) => (p.undo.b = 'moray'))).toEqual(['undo', 'undo.b']);
});

test('undo: its seat acted last, with that card or with spy', () => {
  expect(flawOf(swapped, (p) => (p.undo.seat = 1 - p.undo.seat))).toEqual(['undo', 'undo.seat']);
  expect(flawOf(swapped, (p) => (p.undo.card = 'outmanoeuvre'))).toEqual(['undo', 'undo.card']);
  expect(flawOf(spied, (p) => (p.undo.card = p.undo.card === 'manoeuvre' ? 'outmanoeuvre' : 'manoeuvre'))).toBe('none');
});

test('undo: nobody has swapped before anybody acted', () => {
  const start = kingIsDead.setup(
    { seats: 2, advanced: false, solo: false, vikings: false, memory: false },
    new FastRandom('start'),
  );
  expect(flawOf(JSON.parse(position.write(start)), (p) => (p.undo = swapped.undo))).toEqual(['undo', 'undo.seat']);
});

test('undo: the net change is not zero', () => {
  expect(flawOf(swapped, (p) => (p.undo.net = { scots: 0, welsh: 0, english: 0, vikings: 0 }))).toEqual([
    'undo',
    'undo.net',
  ]);
});

test('number, word, unknown-key: its parts are of the right kind', () => {
  expect(flawOf(swapped, (p) => (p.undo.seat = 2))).toEqual(['number', 'undo.seat']);
  expect(flawOf(swapped, (p) => (p.undo.card = 'march'))).toEqual(['word', 'undo.card']);
  expect(flawOf(swapped, (p) => (p.undo.a = 'london'))).toEqual(['word', 'undo.a']);
  expect(flawOf(swapped, (p) => (p.undo.b = 'london'))).toEqual(['word', 'undo.b']);
  expect(flawOf(swapped, (p) => (p.undo.net.scots = 19))).toEqual(['number', 'undo.net.scots']);
  expect(flawOf(swapped, (p) => (p.undo.net.vikings = -19))).toEqual(['number', 'undo.net.vikings']);
  expect(flawOf(swapped, (p) => (p.undo.by = 0))).toEqual(['unknown-key', 'undo.by']);
  expect(flawOf(swapped, (p) => (p.undo.net.picts = 0))).toEqual(['unknown-key', 'undo.net.picts']);
  expect(flawOf(swapped, (p) => (p.undo = 0))).toEqual(['shape', 'undo']);
});

test('undo: none is always possible', () => {
  for (const p of [swapped, spied, raid, alone]) expect(flawOf(p, (q) => (q.undo = null))).toBe('none');
});
