import { existsSync, readFileSync } from 'node:fs';
import {
  type End,
  type Replayed,
  type Start,
  statesOf,
  type Turn,
  turnsIn,
  type Verified2,
  verify,
} from '@interregnum/record';
import { expect, test } from 'vitest';
import { findGame, GAMES } from '../src/all.ts';
import { wayFile } from './stored.ts';
import { tell, WAYS, type Way } from './ways.ts';

/** A stored match as it is found to be. */
interface Told extends Verified2 {
  readonly start: Start;
  readonly types: readonly string[];
  readonly end: End;
  readonly progress: Replayed['progress'];
}

/** The stored matches that went this way, of whichever games can. */
function stored(way: Way): Told[] {
  const files = [...GAMES.values()].map((game) => wayFile(game, way)).filter((file) => existsSync(file));
  expect(files).not.toHaveLength(0);
  return files.map((file) => {
    const found = verify(readFileSync(file, 'utf8'), { findGame });
    if (!('format' in found) || found.format !== 2) throw new Error(`${file.pathname} does not hold`);
    const { record, replayed } = found;
    const types = record.entries.map(({ type }) => type);
    return { ...found, start: record.start, types, end: replayed.progress.end as End, progress: replayed.progress };
  });
}

const partyOf = ({ progress: { game, start } }: Told, seat: number): readonly number[] =>
  game.parties(start.options).find((party) => party.includes(seat)) ?? [];

test('a match that is played out ends by the rules, and then its deal is revealed', () => {
  for (const { types, end, unchecked } of stored('played-out')) {
    expect(types.slice(-2)).toEqual(['end', 'reveal']);
    expect(types.slice(1, -2).every((type) => type === 'turn')).toBe(true);
    expect(end.winners).toEqual(end.outcome?.winners);
    expect(unchecked).toEqual({ turns: false, salts: false, lines: 0 });
  }
});

test('four turns are taken back at once, later all of them, and none of them counts', () => {
  for (const { record, replayed, progress } of stored('taken-back')) {
    const backs = record.entries.flatMap((entry, at) => (entry.type === 'back' ? [{ at, to: entry.to }] : []));
    expect(backs).toEqual([
      { at: 7, to: 2 },
      { at: 10, to: 0 },
    ]);
    for (const { at, to } of backs) expect(replayed.states[at]).toEqual(replayed.states[to]);
    expect(turnsIn(progress.played)[0].entry).toBe(11);
  }
});

test('a bot takes a seat over and a person takes it back; the takeovers change nothing on the board', () => {
  for (const { record, replayed, progress } of stored('handed-over-twice')) {
    const changes = record.entries.flatMap((entry, at) => (entry.type === 'seat' ? [{ at, ...entry }] : []));
    expect(changes.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'steward'],
      [0, 'human'],
    ]);
    for (const { at } of changes) expect(replayed.states[at]).toEqual(replayed.states[at - 1]);
    expect(progress.kinds[0]).toBe('human');
    const names = record.beside.flatMap((said) => (said.type === 'name' && said.seat === 0 ? [said.name] : []));
    expect(names).toEqual(['Ana', 'Dora']);
  }
});

test('a seat resigns in the middle of a turn, and the other party wins', () => {
  for (const told of stored('resigned-in-mid-turn')) {
    const { end, progress } = told;
    const states = statesOf(progress);
    const last = turnsIn(progress.played).at(-1) as { choices: readonly number[] };
    const before = states[states.length - 1 - last.choices.length];
    expect(progress.game.turn(states[states.length - 1])).toBe(progress.game.turn(before));
    expect(end).toMatchObject({ by: 'resigned', winners: [1 - Number(end.seat)] });
  }
});

test('time runs out for the seat that is asked, and the other party wins', () => {
  for (const told of stored('out-of-time')) {
    const { end, progress, replayed } = told;
    expect(end.by).toBe('time');
    expect(progress.game.toAct(replayed.states[replayed.states.length - 1])).toBe(end.seat);
    expect(partyOf(told, Number(end.seat))).not.toEqual(end.winners);
    expect(end.winners).toHaveLength(1);
  }
});

test('all agree on a draw: both parties win', () => {
  for (const { end } of stored('agreed')) expect(end).toEqual({ type: 'end', by: 'agreed', winners: [0, 1] });
});

test('a match is stopped, and nobody wins', () => {
  for (const { end } of stored('stopped')) expect(end).toEqual({ type: 'end', by: 'stopped', winners: [] });
});

test('one of three resigns, and the bot that was agreed upon plays on to the end', () => {
  for (const { start, record, end } of stored('bot-plays-on')) {
    expect(start.whenSeatGoes).toEqual({ bot: 'squire' });
    expect(record.entries[6]).toEqual({ type: 'seat', seat: 1, kind: 'squire' });
    const after = record.entries.slice(7).filter((entry): entry is Turn => entry.type === 'turn');
    expect(after.some(({ seat }) => seat === 1)).toBe(true);
    expect(end.by).toBe('rules');
  }
});

test('one of three resigns, and the match stops without winners, as was agreed upon', () => {
  for (const { start, end } of stored('one-of-three-resigned')) {
    expect(start.whenSeatGoes).toBe('stop');
    expect(end).toEqual({ type: 'end', by: 'resigned', seat: 1, winners: [] });
  }
});

test('a match starts from a position; where cards are hidden, it stays sealed until the reveal', () => {
  const matches = stored('from-position');
  for (const { start, progress, types } of matches) {
    const hides = progress.game.hides(start.options);
    expect('position' in start && 'commitment' in start.position).toBe(hides);
    expect(types.includes('reveal')).toBe(hides);
  }
  expect(matches.some(({ progress }) => progress.game.hides(progress.start.options))).toBe(true);
});

test('a match starts in the middle of a turn, which its first commit completes', () => {
  for (const { progress, record, start } of stored('from-half-made-position')) {
    const { game, first, played } = progress;
    const turns = turnsIn(played);
    if (first === undefined) throw new Error('the start is not known');
    expect('position' in start).toBe(true);
    expect(record.entries[1]).toMatchObject({ type: 'turn', seat: game.toAct(first) });
    expect(turns[0].entry).toBe(1);
  }
});

test('a match that was begun in format 1 is played on in format 2, with the salts that were drawn then', () => {
  for (const { start, unchecked, record } of stored('begun-in-format-1')) {
    expect(start).toMatchObject({ deal: { format: 'interregnum-record-1' } });
    expect(start.match).toMatch(/^[0-9a-f]{64}$/);
    expect(unchecked).toEqual({ turns: false, salts: true, lines: 0 });
    expect(record.beside.some(({ type }) => type === 'name')).toBe(true);
  }
});

test('a match has ended but its deal stays secret, because others still play it', () => {
  for (const { types, end, unchecked, progress } of stored('not-revealed')) {
    expect(types.at(-1)).toBe('end');
    expect(end.by).toBe('rules');
    expect([unchecked.turns, progress.isRevealed]).toEqual([true, false]);
  }
});

test('a team resigns together, and both of the other team win', () => {
  for (const game of GAMES.values()) {
    const story = tell(game, 'team-resigned');
    if (story === undefined) continue;
    expect(story.progress.end).toMatchObject({
      by: 'resigned',
      seat: 0,
      winners: game.parties(story.record.start.options)[1],
    });
  }
});

test('stories are told the same way every time', () => {
  for (const game of GAMES.values())
    for (const way of WAYS.slice(0, 3)) expect(tell(game, way)?.text).toBe(tell(game, way)?.text);
});
