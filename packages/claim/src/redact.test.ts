import { type State, UNKNOWN } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import {
  choices,
  ENDED,
  FIRST_LEAD,
  LAST_REPLY,
  LATE_REPLY,
  look,
  playing,
  reached,
  SECOND_REPLY,
  stateOf,
} from '../test/positions.ts';
import { claim } from './index.ts';
import {
  DECK_SIZE,
  deckCard,
  drawn,
  drawnSize,
  hand,
  handSize,
  pileSize,
  unseenDrawn,
  unseenHand,
} from './state/index.ts';
import { cardNumber, NO_CARD } from './terms.ts';

const VIEWERS = [0, 1, 'audience'] as const;
const PUBLIC = 'phase trick leader toPlay shown led won score discard voids'.split(' ');
const deckOf = (s: State) => Array.from({ length: DECK_SIZE }, (_, place) => deckCard(s, place));
const late = stateOf(LATE_REPLY);
const none = ['hands', 'drawn'] as const;

describe('cards in hand and drawn', () => {
  test.each([0, 1])('CL-INFO-2, -12, R-08: seat %i sees its own, and counts those of the other', (seat) => {
    const seen = claim.redact(late, seat);
    for (const key of none) {
      expect(look(seen)[key][seat]).toEqual(look(late)[key][seat]);
      expect(look(seen)[key][1 - seat]).toEqual(look(late)[key][1 - seat].map(() => '?'));
    }
    expect([unseenHand(seen, seat), unseenDrawn(seen, seat)]).toEqual([0, 0]);
    expect([unseenHand(seen, 1 - seat), unseenDrawn(seen, 1 - seat)]).toEqual(seat === 0 ? [3, 6] : [2, 4]);
  });

  test('CL-INFO-13: the audience counts them all', () => {
    const seen = claim.redact(late, 'audience');
    for (const seat of [0, 1]) expect([pileSize(seen, hand(seat)), pileSize(seen, drawn(seat))]).toEqual([0, 0]);
    expect([0, 1].map((seat) => [handSize(seen, seat), drawnSize(seen, seat)])).toEqual([
      [2, 4],
      [3, 6],
    ]);
  });

  test('CL-INFO-12: in phase 2 the other hand is left out as well', () => {
    const seen = claim.redact(stateOf(SECOND_REPLY), 0);
    expect(look(seen).hands).toEqual([['G4', 'K2', 'K5', 'U4', 'X2', 'X4'], Array(5).fill('?')]);
    expect([unseenHand(seen, 1), unseenDrawn(seen, 1)]).toEqual([5, 0]);
  });
});

describe('the deck', () => {
  test.each(VIEWERS)('CL-INFO-3: to %s every card of it is unknown; places above are empty', (who) => {
    expect(deckOf(claim.redact(late, who))).toEqual([...Array(21).fill(NO_CARD), ...Array(5).fill(UNKNOWN)]);
    const first = deckOf(claim.redact(stateOf(FIRST_LEAD), who));
    expect(first).toEqual([NO_CARD, ...Array(25).fill(UNKNOWN)]);
    expect(deckOf(claim.redact(stateOf(SECOND_REPLY), who))).toEqual(Array(26).fill(NO_CARD));
  });
});

describe.each(VIEWERS)('to %s', (who) => {
  test('CL-INFO-1, -12, -13: what lies open is seen as it is', () => {
    for (const s of [late, stateOf(FIRST_LEAD), stateOf(SECOND_REPLY), reached('open', 19)]) {
      const [full, part] = [look(s), look(claim.redact(s, who))];
      for (const key of PUBLIC) expect(part[key]).toEqual(full[key]);
      expect(part.deck).toHaveLength(full.deck.length);
      expect(claim.turn(claim.redact(s, who))).toBe(claim.turn(s));
    }
  });

  test('CL-INFO-2: what is redacted once is redacted', () => {
    for (const s of [late, stateOf(SECOND_REPLY)]) {
      const seen = claim.redact(s, who);
      expect(claim.redact(seen, who)).toEqual(seen);
    }
  });

  test('CL-INFO-2: a lent state is filled, whatever was there', () => {
    for (const s of [late, stateOf(ENDED)]) {
      const lent = s.slice().fill(7);
      expect(claim.redact(s, who, lent)).toBe(lent);
      expect(lent).toEqual(claim.redact(s, who));
    }
  });

  test('CL-INFO-16: after the end everything is shown, as a copy', () => {
    const s = stateOf(ENDED);
    expect(claim.redact(s, who)).toEqual(s);
    expect(claim.redact(s, who)).not.toBe(s);
  });

  test('a view leaves the state alone and shares no memory with it', () => {
    for (const table of [LATE_REPLY, ENDED]) {
      const s = stateOf(table);
      claim.redact(s, who).fill(7);
      expect(s).toEqual(stateOf(table));
    }
  });
});

test('CL-INFO-2: what the seat to act may choose is in its view, and in no other', () => {
  expect(choices(claim.redact(late, 1))).toEqual(['G0', 'G1']);
  expect(choices(claim.redact(late, 0))).toEqual([]);
  expect(choices(claim.redact(late, 'audience'))).toEqual([]);
});

test('CL-INFO-4: the cards that a seat cannot place', () => {
  for (let decisions = 0; decisions < 26; decisions++) {
    const s = reached('unknown', decisions);
    const { trick: t, toPlay: seat, led, won } = look(s);
    const seen = claim.redact(s, seat);
    const unplaced = unseenHand(seen, 1 - seat) + unseenDrawn(seen, 1 - seat) + look(seen).deck.length;
    expect(unplaced).toBe((led === null ? 40 : 39) - 2 * t - won[1 - seat].length);
  }
});

describe('what is turned up', () => {
  const shows = (before: State, id: string) =>
    [...VIEWERS, undefined].map((who) => {
      const seen = (s: State) => (who === undefined ? s : claim.redact(s, who));
      return claim.turnsUp(seen(before), cardNumber(id), seen(playing(before, id)));
    });

  test('CL-P1-1: a reply of the first phase shows the next prize to everybody', () => {
    expect(shows(late, 'G1')).toEqual([true, true, true, true]);
  });

  test('CL-P1-3: the last one shows its own seat the card it draws, if it loses', () => {
    expect(shows(stateOf(LAST_REPLY), 'D0')).toEqual([true, true, true, true]);
    const winning = stateOf({ ...LAST_REPLY, led: 'D0', hands: ['', 'D3'] });
    expect(shows(winning, 'D3')).toEqual([true, false, true, false]);
  });

  test('CL-INFO-2: a lead, and any card of the second phase, is news to those who did not hold it', () => {
    expect(shows(stateOf(FIRST_LEAD), 'G0')).toEqual([true, false, true, false]);
    expect(shows(stateOf(SECOND_REPLY), 'G4')).toEqual([false, true, true, false]);
  });
});
