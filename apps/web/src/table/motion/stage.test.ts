import type { Beat, ScreenInput } from '@interregnum/screen';
import { describe, expect, test } from 'vitest';
import { changesOn, countsOn, emptyStage, onward, type Stage, turned } from './stage.ts';

const line = { key: 'place', values: {}, moves: [] };
const place: Beat = { kind: 'move', line, travels: [{ piece: 'scots', from: 'supply', to: 'region:moray', count: 2 }] };
const stamp: Beat = { ...place, kind: 'stamp', travels: [{ piece: 'x', from: 'discs', to: 'region:moray', count: 1 }] };

/** Only what a stage reads of it. */
const inputAt = (shown: number, more: object = {}): ScreenInput =>
  ({ view: { viewer: 0 }, moment: { shown, isPlayedBack: true }, draft: undefined, ...more }) as unknown as ScreenInput;

const [before, after] = [inputAt(3), inputAt(4)];
const playing = turned(emptyStage(before), after, () => [place, stamp]);
const later = (stage: Stage, times: number): Stage => (times === 0 ? stage : later(onward(stage), times - 1));

describe('a stage', () => {
  test('shows pieces where they were, measures where they go, and has them nowhere while they travel', () => {
    const leaves = { at: 'supply', piece: 'scots', by: -2 };
    const comes = { at: 'region:moray', piece: 'scots', by: 2 };
    expect(changesOn(playing)).toEqual([]);
    expect(changesOn(later(playing, 1))).toEqual([leaves, comes]);
    expect(changesOn(later(playing, 2))).toEqual([leaves]);
    expect(changesOn(later(playing, 3))).toEqual([leaves, comes]);
  });

  test('puts a disc down where it is stamped at once', () => {
    const down = { at: 'region:moray', piece: 'x', by: 1 };
    expect(changesOn(later(playing, 5))).toContainEqual(down);
    expect(changesOn(later(playing, 6))).toBeUndefined();
  });

  test('goes on while something is touched, and ends when the screen turns elsewhere', () => {
    const touched = inputAt(4, { touched: [{ place: 0, text: 'moray' }] });
    expect(turned(playing, touched, () => []).beats).toHaveLength(2);
    const skipped = inputAt(4, { moment: { shown: 4, isPlayedBack: false } });
    expect(turned(playing, skipped, () => []).beats).toHaveLength(0);
    expect(turned(playing, inputAt(9), () => []).beats).toHaveLength(0);
  });

  test('keeps what was counted in a struggle until its disc is stamped', () => {
    const count = (piece: string): Beat => ({
      ...place,
      kind: 'count',
      travels: [],
      count: { at: 'x', piece, count: 1 },
    });
    const beats = [count('scots'), count('welsh'), stamp, place];
    const counts = beats.map((_, at) => countsOn({ ...playing, beats, at }).map(({ piece }) => piece));
    expect(counts).toEqual([['scots'], ['scots', 'welsh'], ['scots', 'welsh'], []]);
  });
});
