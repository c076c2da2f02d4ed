import { FastRandom, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { ENDED, FIRST_LEAD, LATE_REPLY, look, reached, SECOND_REPLY, stateOf, type Table } from '../test/positions.ts';
import { claim } from './index.ts';
import { unseenDrawn, unseenHand } from './state/index.ts';

const VIEWERS = [0, 1, 'audience'] as const;
type Viewer = (typeof VIEWERS)[number];
const random = new FastRandom('imagine');
const worlds = (s: State, who: Viewer, times = 200) =>
  Array.from({ length: times }, () => claim.imagine(claim.redact(s, who), random));
const letters = (cards: readonly string[]) => [...new Set(cards.map(([letter]) => letter))].sort().join('');
const different = (lists: readonly string[][]) => new Set(lists.map((list) => list.join())).size;

describe.each([0, 1, 2])('a random game, seed %i', (seed) => {
  test.each(VIEWERS)('CL-INFO-14, -15: to %s an imagined state is valid and looks like the real one', (who) => {
    for (let decisions = 0; decisions <= 52; decisions++) {
      const s = reached(`imagine ${seed}`, decisions);
      const seen = claim.redact(s, who);
      const world = claim.imagine(seen, random);
      expect(claim.redact(world, who)).toEqual(seen);
      expect(claim.position.read(claim.position.write(world))).toHaveProperty('state');
      expect([0, 1].map((seat) => unseenHand(world, seat) + unseenDrawn(world, seat))).toEqual([0, 0]);
    }
  });
});

describe('phase 1', () => {
  const late = stateOf(LATE_REPLY);

  test('CL-INFO-14: what the seat knows stays; the rest varies', () => {
    const looks = worlds(late, 0).map(look);
    const { hands, won, drawn, score, discard } = look(late);
    for (const world of looks) {
      expect(world).toMatchObject({ won, score, discard, shown: 'U4', led: 'G2', voids: ['', 'KU'] });
      expect([world.hands[0], world.drawn[0]]).toEqual([hands[0], drawn[0]]);
      expect([world.hands[1].length, world.drawn[1].length, world.deck.length]).toEqual([3, 6, 5]);
    }
    expect(different(looks.map((world) => world.hands[1]))).toBeGreaterThan(50);
    expect(different(looks.map((world) => world.drawn[1]))).toBeGreaterThan(150);
    expect(different(looks.map((world) => world.deck))).toBeGreaterThan(150);
  });

  test('CL-INFO-5, -9: a void binds the hand, neither drawn cards nor the deck', () => {
    for (const who of [0, 'audience'] as const) {
      const looks = worlds(late, who).map(look);
      expect(letters(looks.flatMap(({ hands }) => hands[1]))).toBe('DGX');
      expect(letters(looks.flatMap(({ drawn }) => drawn[1]))).toBe('DGKUX');
      expect(letters(looks.flatMap(({ deck }) => deck))).toBe('DGKUX');
    }
  });

  test('CL-INFO-15: to the audience a void of one seat does not bind the other', () => {
    const looks = worlds(late, 'audience').map(look);
    expect(letters(looks.flatMap(({ hands }) => hands[0]))).toBe('DGKUX');
    for (const key of ['hands', 'drawn'])
      for (const seat of [0, 1]) expect(different(looks.map((world) => world[key][seat]))).toBeGreaterThan(50);
  });

  test('CL-INFO-14: at the start, all goblin zeros not in sight are dealt', () => {
    for (const world of worlds(stateOf(FIRST_LEAD), 0, 50).map(look)) {
      const dealt: string[] = [...world.hands[1], ...world.deck];
      expect(dealt.filter((id) => id === 'G0')).toHaveLength(4);
    }
  });
});

describe('CL-INFO-15: hands that leave each other few cards', () => {
  /** Trick 13; of the cards that the audience cannot place there is one X, and seat 1 lacks all but X. */
  const tight = (seat: number): Table => ({
    trick: 13,
    shown: 'G9',
    hands: seat === 1 ? ['D0', 'X0'] : ['X0', 'D0'],
    won: ['X1 X2 X3 X4 X5 X6', 'G7 G8 D9 X7 X8 X9'],
    drawn: ['D1 D2 D3 D4 D5 D6', 'G0 G0 G0 G0 D7 D8'],
    score: ['U0 U1 U2 U3 U4 U5 U6 U7 U8 U9', ''],
    discard: 'G0 G1 G2 G3 G4 G5 K2 K3 K4 K5 K6 K7 K8 K9',
    voids: seat === 1 ? ['', 'GKUD'] : ['GKUD', ''],
    deck: 'G6',
  });

  test.each([0, 1])('the only card that seat %i can hold is left to it', (seat) => {
    const looks = worlds(stateOf(tight(seat)), 'audience', 100).map(look);
    for (const { hands } of looks) expect(hands[seat]).toEqual(['X0']);
    expect(different(looks.map(({ hands }) => hands[1 - seat]))).toBeGreaterThan(8);
  });

  test('both seats with voids', () => {
    const s = stateOf({ ...tight(1), voids: ['GX', 'GKUD'] });
    for (const { hands } of worlds(s, 'audience', 100).map(look)) {
      expect(hands[0][0]).toMatch(/^D/);
      expect(hands[1]).toEqual(['X0']);
    }
  });
});

describe('phase 2', () => {
  test('CL-INFO-11, -14: to a seat one deal fits, the real one', () => {
    for (const s of [stateOf(SECOND_REPLY), reached('second', 26), reached('second', 39), reached('second', 51)])
      for (const who of [0, 1] as const) expect(claim.imagine(claim.redact(s, who), random)).toEqual(s);
  });

  test('CL-INFO-15: to the audience both hands are any of the cards not in sight', () => {
    const looks = worlds(stateOf(SECOND_REPLY), 'audience').map(look);
    for (const { hands } of looks)
      expect([...hands[0], ...hands[1]].sort().join(' ')).toBe('D2 D9 G0 G4 G6 G8 K2 K5 U4 X2 X4');
    expect(different(looks.map(({ hands }) => hands[0]))).toBeGreaterThan(100);
  });
});

test('CL-INFO-16: after the end nothing is left to imagine', () => {
  const s = stateOf(ENDED);
  expect(claim.imagine(s, random)).toEqual(s);
  expect(claim.imagine(s, random)).not.toBe(s);
});

test('what the viewer sees is left as it was, and chance alone decides', () => {
  for (const who of VIEWERS) {
    const seen = claim.redact(stateOf(LATE_REPLY), who);
    const before = seen.slice();
    const world = claim.imagine(seen, new FastRandom('same'));
    expect(seen).toEqual(before);
    expect(claim.imagine(seen, new FastRandom('same'))).toEqual(world);
  }
});
