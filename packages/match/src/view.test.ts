import { claim } from '@interregnum/claim';
import { FastRandom, type Game, UNKNOWN } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { localMatch } from '../test/local-matches.ts';
import { after, anyText, draftOf, newMatch, type TestMatch, withEntries } from '../test/matches.ts';
import { expectSame } from '../test/updates.ts';
import { stopping } from './leave.ts';
import { seatToAct } from './match.ts';
import { actingSeat, hasEnded, present, viewAfter, viewAt, viewFor, viewOfAll, waitsFor } from './view.ts';

const NAMES = ['Ana', 'Ben'];
const told = after(newMatch({ game: kingIsDead, name: 's', kinds: ['human', 'page'] }), 4);
const view = viewFor(told.match, 0, NAMES);

describe('a view', () => {
  test('tells who plays, what was decided by whom, and how far each turn went', () => {
    expect([view.kinds, view.names, view.viewer, view.token]).toEqual([
      ['human', 'page'],
      NAMES,
      0,
      told.match.head.token,
    ]);
    expect(view.turnEnds).toHaveLength(4);
    expect(view.states).toHaveLength(view.choices.length + 1);
    expect(view.deciders).toHaveLength(view.choices.length);
    expect(view.turnEnds.at(-1)).toBe(view.choices.length);
    const turns = view.turnEnds.map((end) => view.deciders[end - 1]);
    expect(turns).toEqual(turns.map((_, turn) => (turns[0] + turn) % 2));
  });

  test('shows what its viewer sees, and everything only once it is over and revealed', () => {
    const cards = after(newMatch({ game: claim }), 3);
    const over = withEntries(cards, stopping(cards.match).slice(0, 1));
    for (const { match } of [cards, over])
      expect(present(viewFor(match, 1, NAMES))).toEqual(claim.redact(match.state, 1));
    const revealed = withEntries(over, [{ type: 'reveal', seed: over.match.secret?.seed ?? '' }]).match;
    const last = viewFor(revealed, 1, NAMES);
    expect(present(last)).toEqual(revealed.state);
    expect(last.states[0]).toEqual(claim.redact(viewOfAll(revealed, NAMES).states[0], 1));
    expect(viewOfAll(revealed, NAMES).states.some((state) => state.includes(UNKNOWN))).toBe(false);
  });

  test('as it was earlier ends where it ended then', () => {
    const [first, second] = view.turnEnds;
    const earlier = viewAt(view, second);
    expect([earlier.choices.length, earlier.states.length, earlier.turnEnds]).toEqual([
      second,
      second + 1,
      [first, second],
    ]);
    expect(earlier.deciders).toEqual(view.deciders.slice(0, second));
    expect(viewAt(view, second - 1).turnEnds).toEqual([first]);
    expect(viewAt(view, view.choices.length)).toBe(view);
    expect(viewAt(view, 999)).toBe(view);
  });
});

describe('what is sent and does not fit', () => {
  test('is told so', () => {
    const turn = { type: 'turn', seat: 0, token: '', decisions: [{ text: 'castle', words: [] }] } as const;
    expect(viewAfter(view, turn)).toBeUndefined();
    expect(viewAfter(view, { type: 'reveal', state: 'AAAA' })).toBeUndefined();
  });

  test('makes a match on this machine build the view anew', async () => {
    const read: Game['notation']['read'] = (s, text) =>
      s.includes(UNKNOWN) ? undefined : claim.notation.read(s, text);
    const cards: TestMatch = newMatch({ game: { ...claim, notation: { ...claim.notation, read } } });
    const local = localMatch(cards);
    local.view(1);
    const texts = [anyText(draftOf(cards.match), new FastRandom('card'))];
    await local.commitTurn(seatToAct(cards.match), cards.match.head.token, texts);
    expectSame(local.view(1), viewFor(local.truth, 1, local.view(1).names));
  });
});

test('who is waited for depends on which seats are played at the screen', () => {
  const seat = actingSeat(view);
  expect(waitsFor(view, [seat])).toBe('here');
  expect(waitsFor({ ...view, kinds: ['human', 'human'] }, [1 - seat])).toBe('elsewhere');
  expect(waitsFor({ ...view, kinds: ['page', 'page'] }, [])).toBe('bot');
  expect(waitsFor({ ...view, kinds: ['nobody', 'nobody'] }, [])).toBe('vacant');
  const over = viewFor(withEntries(told, stopping(told.match)).match, 0, NAMES);
  expect([waitsFor(over, [0, 1]), actingSeat(over), hasEnded(over)]).toEqual([undefined, -1, true]);
});
