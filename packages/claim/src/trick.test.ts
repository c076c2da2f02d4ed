import { describe, expect, test } from 'vitest';
import { arrange, choices, LAST_REPLY, look, playing, reached, stateOf, trickOf } from '../test/positions.ts';
import { deckCard } from './state/index.ts';
import { CARDS, cardNumber, NO_CARD } from './terms.ts';
import { replyWins } from './trick.ts';

/** CL-TRICK-1..4, told by the ids of the two cards. */
function secondWins([faction, value]: string, [answer, worth]: string): boolean {
  if (faction === 'G' && answer === 'K') return true;
  return (answer === faction || answer === 'X') && Number(worth) > Number(value);
}

describe('CL-TRICK', () => {
  test('CL-TRICK-1..4: every reply to every lead', () => {
    for (const [lead, led] of CARDS.entries())
      for (const [reply, replied] of CARDS.entries()) expect(replyWins(lead, reply)).toBe(secondWins(led, replied));
  });

  test.each([
    ['CL-TRICK-1', 'G9', 'K2', 1],
    ['CL-TRICK-2', 'D3', 'D4', 1],
    ['CL-TRICK-2', 'D4', 'D3', 0],
    ['CL-TRICK-3', 'D4', 'X4', 0],
    ['CL-TRICK-4', 'D0', 'U9', 0],
    ['CL-TRICK-4', 'K2', 'G9', 0],
  ])('%s, CL-LEAD-2: %s answered by %s; the winner leads, in both phases and from both seats', (_, lead, reply, by) => {
    for (const phase of [1, 2]) {
      expect(trickOf(phase, lead, reply)).toMatchObject({ trick: 2, leader: by, toPlay: by, led: null });
      const other = playing(arrange({ phase, leader: 1, hands: [reply, lead] }), lead, reply);
      expect(look(other)).toMatchObject({ trick: 2, leader: 1 - by, toPlay: 1 - by, led: null });
    }
  });
});

describe('phase 1', () => {
  const table = { shown: 'D8', deck: 'U5 K6 G4', won: ['K3', 'K4'], drawn: ['G1', 'G2'], discard: 'X1 X2' } as const;

  test('CL-P1-1..3, -6: prize, draw, discards and the next card shown', () => {
    expect(trickOf(1, 'G7', 'G8', table)).toMatchObject({
      shown: 'K6',
      won: [['K3'], ['K4', 'D8']],
      drawn: [['G1', 'U5'], ['G2']],
      discard: ['G7', 'G8', 'X1', 'X2'],
      score: [[], []],
    });
    expect(trickOf(1, 'G8', 'G7', table)).toMatchObject({
      shown: 'K6',
      won: [['K3', 'D8'], ['K4']],
      drawn: [['G1'], ['G2', 'U5']],
    });
  });

  test('CL-P1-4: cards taken are gone from the deck, those below stay', () => {
    const s = playing(arrange({ ...table, hands: ['G7', 'G8'] }), 'G7', 'G8');
    expect([0, 1, 2, 3].map((place) => deckCard(s, place))).toEqual([NO_CARD, NO_CARD, NO_CARD, cardNumber('G4')]);
    expect(look(s).deck[0]).toBe('G4');
  });

  test('CL-P1-5: with trick t the deck has 27-2t cards, to lead and to reply', () => {
    for (let decision = 0; decision < 26; decision++) {
      const { trick, deck } = look(reached('deck', decision));
      expect([trick, deck.length]).toEqual([1 + (decision >> 1), 25 - 2 * (decision >> 1)]);
    }
  });

  test('CL-P1-4: two lines of play show the same cards', () => {
    const shownOf = (chosen: (open: string[]) => string) => {
      let s = reached('shown', 0);
      return Array.from({ length: 13 }, () => {
        const { shown } = look(s);
        for (const _ of [0, 1]) s = playing(s, chosen(choices(s)));
        return shown;
      });
    };
    const shown = shownOf((open) => open[0]);
    expect(shownOf((open) => open[open.length - 1])).toEqual(shown);
    const { deck, shown: first } = look(reached('shown', 0));
    expect(shown).toEqual([first, ...deck].filter((_, place) => place % 2 === 0));
  });
});

describe('CL-INFO: voids', () => {
  test.each([
    ['CL-INFO-5', 'D5', 'K9', 'D'],
    ['CL-INFO-5', 'U5', 'G9', 'U'],
    ['CL-INFO-5', 'K5', 'U9', 'K'],
    ['R-13', 'G5', 'K9', 'G'],
    ['CL-INFO-6', 'X5', 'G9', 'X'],
    ['CL-INFO-7', 'D5', 'X9', ''],
    ['CL-INFO-5', 'D5', 'D9', ''],
  ])('%s: on %s the reply %s tells %j of second, and nothing of the leader', (_, lead, reply, letter) => {
    expect(trickOf(1, lead, reply).voids).toEqual(['', letter]);
    const other = playing(arrange({ leader: 1, hands: [reply, lead] }), lead, reply);
    expect(look(other).voids).toEqual([letter, '']);
  });

  test('CL-INFO-5, -8: voids add up and stay; a lead reveals nothing', () => {
    const voids = ['K', 'GX'] as const;
    expect(look(playing(arrange({ voids, hands: ['D5', 'U9'] }), 'D5')).voids).toEqual(['K', 'GX']);
    expect(trickOf(1, 'D5', 'U9', { voids }).voids).toEqual(['K', 'GDX']);
    expect(trickOf(1, 'D5', 'D9', { voids }).voids).toEqual(['K', 'GX']);
  });

  test('CL-INFO-10: no reply of phase 2 writes one', () => {
    expect(trickOf(2, 'D5', 'K9').voids).toEqual(['', '']);
  });
});

describe('from phase to phase', () => {
  test('CL-P1-7, CL-P2-1, -2, CL-LEAD-3, R-02: after trick 13 followers become hands, and its winner leads', () => {
    expect(look(playing(stateOf(LAST_REPLY), 'D0'))).toMatchObject({
      phase: 2,
      trick: 1,
      leader: 0,
      toPlay: 0,
      shown: null,
      led: null,
      hands: [
        ['G0', 'G3', 'G4', 'K2', 'K5', 'U4', 'U8', 'D5', 'D6', 'X0', 'X2', 'X3', 'X4'],
        ['G0', 'G5', 'G6', 'G7', 'G8', 'U9', 'D1', 'D2', 'D8', 'D9', 'X1', 'X5', 'X7'],
      ],
      won: [[], []],
      drawn: [[], []],
      score: [
        ['U0', 'U3', 'U5', 'U6', 'U7'],
        ['U1', 'U2'],
      ],
      voids: ['', ''],
      deck: [],
    });
    expect(trickOf(1, 'D0', 'D3', { trick: 13 })).toMatchObject({ phase: 2, trick: 1, leader: 1, toPlay: 1 });
  });

  test('CL-INFO-10: voids of both seats are forgotten, also the one of the last trick', () => {
    expect(trickOf(1, 'D0', 'K3', { trick: 13, voids: ['GX', 'U'] }).voids).toEqual(['', '']);
  });

  test('CL-P1-7: trick 12 is not the last', () => {
    expect(trickOf(1, 'D0', 'D3', { trick: 12 })).toMatchObject({ phase: 1, trick: 13 });
    expect(trickOf(2, 'D0', 'D3', { trick: 12 })).toMatchObject({ phase: 2, trick: 13, shown: null });
  });

  test('CL-END-1: the game is over after trick 13 of phase 2', () => {
    expect(trickOf(2, 'D0', 'D3', { trick: 13 })).toMatchObject({ phase: 3, trick: 13, leader: 1, toPlay: null });
  });

  test('CL-P2-2..4: in phase 2 nothing is shown, drawn or discarded', () => {
    expect(trickOf(2, 'U5', 'G9', { discard: 'K3' })).toMatchObject({
      shown: null,
      won: [[], []],
      drawn: [[], []],
      score: [['G9', 'U5'], []],
      discard: ['K3'],
    });
  });
});
