import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { after, type Game, type Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import {
  begin,
  choicesIn,
  enter,
  type LaterEntry,
  readRecord,
  replay,
  statesOf,
  type Turn,
  turnsIn,
} from '../src/index.ts';
import { findGame, flawOf, optionsOf } from './forging.ts';
import { must, Story, usualKinds } from './story.ts';

const KINDS = ['human', 'page', 'regent', 'nobody'];

/** What may happen next at random, if anything else than a turn does. */
function event(story: Story): LaterEntry | undefined {
  const { random, progress } = story;
  const { kinds, game, start } = progress;
  const turns = turnsIn(progress.played);
  const seat = random.below(kinds.length);
  const roll = random.below(8);
  if (roll === 0 && turns.length > 0) {
    const to = random.below(turns.length);
    return { type: 'back', to: to === 0 ? 0 : turns[to - 1].entry };
  }
  const kind = KINDS[random.below(KINDS.length)];
  const isOwn = game.ownKind(start.options, seat) !== undefined;
  return roll === 1 && kind !== kinds[seat] && !isOwn ? { type: 'seat', seat, kind } : undefined;
}

/** Fills the seat that is asked, if it is empty. */
function fill(story: Story): void {
  const seat = story.progress.game.toAct(story.state);
  if (story.progress.kinds[seat] === 'nobody') story.enter({ type: 'seat', seat, kind: 'human' });
}

/** A match in which anything may happen, for some time, and then one of the ways to end it, or none. */
function history(game: Game, options: Options, name: string): Story {
  const story = Story.begin({ game, options, name, kinds: usualKinds(game, options), whenSeatGoes: 'stop' });
  for (let made = 0; made < 30 && !story.isOver; made++) {
    const next = event(story);
    if (next !== undefined) story.enter(next);
    else {
      fill(story);
      story.turns(1);
    }
  }
  if (!story.isOver) fill(story);
  const parties = game.parties(options);
  const seat = game.toAct(story.state);
  const others = parties.length === 2 ? parties.filter((party) => !party.includes(seat)).flat() : [];
  const ways: readonly (() => unknown)[] = [
    () => story.enter({ type: 'end', by: 'resigned', seat, winners: others }).reveal(),
    () => story.enter({ type: 'end', by: 'time', seat, winners: others }),
    () => story.enter({ type: 'end', by: 'agreed', winners: parties.flat().toSorted((a, b) => a - b) }).reveal(),
    () => story.enter({ type: 'end', by: 'stopped', winners: [] }),
    () => undefined,
  ];
  if (story.isOver) story.playOut().reveal();
  else ways[story.random.below(ways.length)]();
  return story;
}

const MODES: readonly (readonly [Game, Options])[] = [
  [claim, { seats: 2 }],
  [foreignKing, { seats: 2 }],
  [foreignKing, { seats: 4 }],
  [kingIsDead, { seats: 3, advanced: true }],
  [kingIsDead, { seats: 4 }],
  [kingIsDead, { solo: true }],
];

describe.each(
  MODES.map(([game, given]) => ({
    id: game.meta.id,
    given: JSON.stringify(given),
    game,
    options: optionsOf(game, given),
  })),
)('whatever happens in a match of $id, $given', ({ game, options }) => {
  const stories = Array.from({ length: 12 }, (_, n) => history(game, options, `history ${n}`));

  test('holds, and reads back as it was written', () => {
    for (const { record, text, secret } of stories) {
      expect(readRecord(text)).toEqual({ record });
      expect(flawOf(text, secret)).toEqual([]);
      expect(flawOf(text)).toEqual([]);
    }
  });

  test('replays to where it came, entry by entry', () => {
    for (const { record, progress, secret, state } of stories) {
      const replayed = must(replay(record, { findGame, secret }));
      expect(replayed.progress).toEqual(progress);
      expect(replayed.states).toHaveLength(record.entries.length);
      expect(replayed.states.at(-1)).toEqual(state);
    }
  });

  test('a takeback leaves nothing but the seats of what it takes back', () => {
    for (const { record, secret } of stories) {
      const { states } = must(replay(record, { findGame, secret }));
      for (const [number, entry] of record.entries.entries())
        if (entry.type === 'back') expect(states[number]).toEqual(states[entry.to]);
    }
  });

  test('what is in force alone leads to the same state', () => {
    for (const { record, progress, secret, state } of stories) {
      let straight = must(begin(record.start, { findGame, secret }));
      for (const { entry } of turnsIn(progress.played)) straight = must(enter(straight, record.entries[entry] as Turn));
      expect(straight.state?.subarray(0, game.facts)).toEqual(state.subarray(0, game.facts));
      const states = statesOf(progress);
      expect(states.at(-1)).toEqual(state);
      const choices = choicesIn(progress.played);
      for (const [at, choice] of choices.entries()) expect(after(game, states[at], choice)).toEqual(states[at + 1]);
      expect(states).toHaveLength(choices.length + 1);
    }
  });
});

test('as long as the deal is secret, what is in force is known, but not where it leads', () => {
  const story = Story.begin({ game: claim, options: { seats: 2 }, name: 'sealed' })
    .turns(4)
    .enter({ type: 'back', to: 2 });
  const { progress, states } = must(replay(story.record, { findGame }));
  expect(turnsIn(progress.played).map(({ entry, choices }) => [entry, choices.length])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect([progress.state, states, statesOf(progress)]).toEqual([undefined, [], []]);
});
