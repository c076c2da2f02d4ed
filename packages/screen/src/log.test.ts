import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import type { Game, Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import {
  actingAt,
  type Draft,
  enterAll,
  isFromMemory,
  type Match,
  type MatchView,
  newDraft,
  seatToAct,
  stopping,
  type Viewer,
  viewAfter,
  viewFor,
  viewOfAll,
  withChoice,
} from '@interregnum/match';
import { describe, expect, test } from 'vitest';
import { dealMatch, playedOn } from '../test/matches.ts';
import { byTurn, draftLog, logAt, logSince, newsFrom, newsIn } from './log.ts';

interface Setting {
  readonly game: Game;
  readonly given?: Options;
  readonly kinds?: readonly string[];
}

const PEOPLE = { kinds: ['human', 'human', 'human'] };
const newMatch = ({ game, given = {}, kinds }: Setting): Match =>
  dealMatch(game, kinds === undefined ? { options: given } : { options: { seats: kinds.length, ...given }, kinds });
const stopped = (match: Match): Match => enterAll(match, stopping(match)).match;
const viewOf = (setting: Setting, turns: number, viewer: Viewer): MatchView =>
  viewFor(playedOn(newMatch(setting), turns), viewer, []);
const draftOf = (match: Match): Draft => newDraft(match.game, match.game.redact(match.state, seatToAct(match)));

function mustChoose(draft: Draft, ...texts: readonly string[]): Draft {
  let next = draft;
  for (const text of texts) {
    const chosen = withChoice(next, text);
    if ('refusal' in chosen) throw new Error(chosen.refusal.clause);
    next = chosen;
  }
  return next;
}

describe('what is news', () => {
  const view = (viewer: Viewer, turns = 7): MatchView => viewOf({ game: kingIsDead, ...PEOPLE }, turns, viewer);
  const { deciders } = view('audience');

  test('begins with the last decision that a seat has made', () => {
    for (const seat of [0, 1, 2]) {
      const from = newsFrom(view(seat));
      expect(deciders[from]).toBe(seat);
      expect(deciders.slice(from + 1)).not.toContain(seat);
    }
  });

  test('is everything for who has not played yet, and nothing before anything has happened', () => {
    expect(newsFrom(view(0, 0))).toBe(0);
    expect(newsIn(view(0, 0))).toEqual([]);
  });

  test('is told decision by decision, with who decided', () => {
    const told = logSince(view('audience'), 0);
    expect(told.map(({ seat }) => seat)).toEqual(deciders);
    expect(told.flatMap(({ lines }) => lines).every(({ key }) => kingIsDead.words.includes(`log.${key}`))).toBe(true);
    expect(told[0].lines[0].values).toMatchObject({ seat: { seat: deciders[0] } });
    expect(logSince(view(1), deciders.length)).toEqual([]);
    expect(logSince(view(1), deciders.length - 2)).toHaveLength(2);
  });

  test('is put into lines once for each viewer', () => {
    const [mine, other] = [view(1), view(2)];
    const later = viewAfter(mine, { type: 'seat', seat: 0, kind: 'page' }) as MatchView;
    expect(logAt(later, 3)).toBe(logAt(mine, 3));
    expect(logAt(other, 3)).not.toBe(logAt(mine, 3));
  });

  test('leaves out what the viewer chose, and keeps what came of it', () => {
    const cards = (viewer: Viewer): MatchView => viewOf({ game: claim, kinds: ['human', 'human'] }, 2, viewer);
    const seat = cards(0).deciders[1];
    const [{ lines }] = logSince(cards(seat), 1);
    expect(lines.slice(0, 2).map(({ key }) => key)).toEqual(['reply', 'trick']);
    expect(newsIn(cards(seat))).toMatchObject([{ seat, lines: lines.slice(1) }]);
    expect(newsIn(cards(1 - seat)).map((told) => told.lines[0]?.key)).toEqual([undefined, 'reply']);
    expect(newsIn(cards('audience'))).toEqual(logSince(cards('audience'), 0));
  });

  test('keeps what came of a choice that is not told', () => {
    const played = viewOf({ game: foreignKing, ...PEOPLE }, 3, 'audience');
    const [{ seat, lines }] = logSince(played, played.choices.length - 1);
    expect(lines.map(({ key }) => key)).toEqual(['round']);
    expect(newsIn(viewOf({ game: foreignKing, ...PEOPLE }, 3, seat))[0].lines).toEqual(lines);
  });

  test('can be told by turns, each of the seat that took it', () => {
    const told = logSince(view(0), 0);
    const turns = byTurn(told);
    expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(turns.flatMap(({ lines }) => lines)).toEqual(told.flatMap(({ lines }) => lines));
    for (const { seat, lines } of turns) expect(lines[0].values).toMatchObject({ seat: { seat } });
  });
});

test('what was told is the same once a match was broken off and everything is revealed', () => {
  const told = playedOn(newMatch({ game: claim, kinds: ['human', 'human'] }), 2);
  const over = stopped(told);
  for (const viewer of [0, 1, 'audience'] as const) {
    const [before, revealed] = [told, over].map((match) => viewFor(match, viewer, []));
    expect(revealed.isRevealed).toBe(true);
    expect(logSince(revealed, 0)).toEqual(logSince(before, 0));
  }
});

describe('a match that is played from memory', () => {
  const memory = (kinds: readonly string[], viewer: Viewer): MatchView =>
    viewOf({ game: kingIsDead, given: { memory: true }, kinds }, 5, viewer);

  test('is not told again from its beginning, unless no person plays', () => {
    const view = memory(['human', 'page', 'page'], 'audience');
    expect([isFromMemory(view), newsFrom(view)]).toEqual([true, view.choices.length]);
    expect(newsFrom(memory(['page', 'page', 'page'], 'audience'))).toBe(0);
    expect(newsFrom(memory(['human', 'page', 'page'], 0))).toBeGreaterThan(0);
  });

  test('is told as a whole once it is over', () => {
    const told = playedOn(newMatch({ game: kingIsDead, given: { memory: true }, kinds: ['human', 'page', 'page'] }), 5);
    const view = viewFor(stopped(told), 'audience', []);
    expect([isFromMemory(view), newsFrom(view)]).toEqual([false, 0]);
  });

  test('is another thing where all cards lie open', () => {
    expect(isFromMemory(viewOf({ game: kingIsDead, ...PEOPLE }, 5, 0))).toBe(false);
  });
});

test('what a viewer is told of the last decision is its own, also once everything is shown', () => {
  const match = playedOn(newMatch({ game: kingIsDead, given: { advanced: true } }), 999);
  const last = viewFor(match, 0, []).choices.length - 1;
  const views = ([0, 1, 'audience'] as const).map((viewer) => viewFor(match, viewer, []));
  const told = [...views, viewOfAll(match, [])].map((view) => logAt(view, last));
  expect(new Set(told).size).toBe(4);
  for (const [at, { game, states, choices }] of views.entries())
    expect(told[at].lines).toEqual(game.tell(states[last], choices[last], states[last + 1]));
});

test('a draft is told as far as its seat may know it before it is committed', () => {
  const draft = mustChoose(draftOf(newMatch({ game: kingIsDead })), 'welsh-support', 'devon');
  const [card, region] = draftLog(draft);
  expect([card.seat, card.turn, card.lines[0].key]).toEqual([draft.seat, 0, 'play']);
  expect(region.lines.length).toBeGreaterThan(0);
  const reply = draftOf(playedOn(newMatch({ game: claim }), 1));
  const complete = mustChoose(
    reply,
    reply.game.notation.write(reply.from.seen, reply.game.pick(reply.from.seen, { below: () => 0 })),
  );
  expect([complete.hidesLast, draftLog(complete)]).toEqual([true, []]);
});

test('who acts is known of every moment; nobody does at the last one of a match that is over', () => {
  const told = playedOn(newMatch({ game: foreignKing, kinds: ['human', 'human'] }), 4);
  const view = viewFor(told, 0, []);
  expect(view.deciders.map((_, decision) => actingAt(view, decision))).toEqual(view.deciders);
  expect(actingAt(view, view.choices.length)).toBe(foreignKing.toAct(told.state));
  const over = viewFor(stopped(told), 0, []);
  expect(actingAt(over, over.choices.length)).toBe(-1);
  expect(actingAt(over, 0)).toBe(view.deciders[0]);
});
