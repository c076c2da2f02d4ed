import { FastRandom } from '@interregnum/kernel';
import { deviation } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import {
  ENDED,
  FIRST_LEAD,
  LATE_REPLY,
  plain,
  reached,
  SECOND_REPLY,
  stateOf,
  type Table,
} from '../../test/positions.ts';
import { partlyTold, readSeen, seenBy, type View, worldOf } from '../../test/views.ts';

const VIEWERS = [0, 1, 'audience'] as const;

const LAST_DRAWN = ['G0', 'G5', 'G6', 'G8', 'D1', 'D9', 'X1', 'X7'];
/** The last trick of phase 1, about to be led; seat 1 lacks knights and undead. */
const LAST: Table = {
  trick: 13,
  shown: 'D3',
  hands: ['K2', 'D0'],
  won: ['G0 G3 G4 U4 U8 D5 D6 X2', 'G7 D2 D8 X5'],
  drawn: ['K5 X0 X3 X4', LAST_DRAWN.join(' ')],
  score: ['U0 U3 U5 U6 U7', 'U1 U2'],
  discard: 'G0 G0 G0 G1 G2 G9 K3 K4 K6 K7 K8 K9 D4 D7 X6 X8 X9',
  voids: ['', 'KU'],
  deck: 'U9',
};

/** Whether every card that a view tells lies where it says. */
const agrees = (view: View, world: View): boolean =>
  [0, 1].every((seat) =>
    (['hands', 'drawn'] as const).every((key) => {
      const left: string[] = [...world[key][seat]];
      return view[key][seat].every((card: string) => card === '?' || left.splice(left.indexOf(card), 1)[0] === card);
    }),
  ) && view.deck.every((card: string, place: number) => card === '?' || world.deck[place] === card);

describe('CL-INFO-14, -15: a view is completed', () => {
  test.each(VIEWERS)('and looks the same to %s, in all of a game', (who) => {
    for (let decisions = 0; decisions <= 52; decisions++) {
      const view = seenBy(reached('seen', decisions), who);
      const read = readSeen(view);
      expect('state' in read && seenBy(read.state, who)).toEqual(view);
    }
  });

  test('in as many ways as there are, and the same way by the same seed', () => {
    const view = seenBy(stateOf(LATE_REPLY), 0);
    const worlds = Array.from({ length: 100 }, (_, seed) => worldOf(view, new FastRandom(`${seed}`)));
    expect(new Set(worlds.map(({ hands }) => hands[1].join())).size).toBeGreaterThan(30);
    expect(worldOf(view, new FastRandom('7'))).toEqual(worlds[7]);
    for (const world of worlds) expect(world).toMatchObject({ hands: [['U6', 'D3'], world.hands[1]], led: 'G2' });
  });

  test('if more is known than anybody sees, what is known stays', () => {
    const random = new FastRandom('told');
    for (let decisions = 0; decisions < 52; decisions++) {
      for (const chance of [1, 2, 3]) {
        const view = partlyTold(reached('told', decisions), chance, random);
        expect(agrees(view, worldOf(view))).toBe(true);
      }
    }
  });

  test('if nothing is hidden, it is read as it is', () => {
    for (const table of [FIRST_LEAD, LATE_REPLY, SECOND_REPLY, ENDED])
      expect(readSeen(plain(table))).toEqual({ state: stateOf(table) });
  });

  test('each deal that fits comes up equally often, also if the second hand is dealt first', () => {
    const view = { ...plain(LAST), hands: [['?'], ['?']], drawn: [['K5', 'X3', 'X4', '?'], LAST_DRAWN], deck: ['?'] };
    const cards = ['D0', 'K2', 'U9', 'X0'];
    const weights = new Map<string, number>();
    for (const first of cards)
      for (const second of ['D0', 'X0'].filter((card) => card !== first)) {
        const [one, other] = cards.filter((card) => card !== first && card !== second);
        weights.set([first, second, one, other].join(), 1).set([first, second, other, one].join(), 1);
      }
    const random = new FastRandom('uniform');
    const drawn = Array.from({ length: 3000 }, () => {
      const { hands, drawn, deck } = worldOf(view, random);
      return [hands[0][0], hands[1][0], drawn[0].find((card: string) => cards.includes(card)), deck[0]].join();
    });
    expect(weights.size).toBe(12);
    expect(Math.abs(deviation(weights, drawn))).toBeLessThan(4);
  });
});
