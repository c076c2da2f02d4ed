import type { Beat } from '@interregnum/screen';
import { expect, test } from 'vitest';
import { soundsOnStage } from './sounds-on-stage.ts';

const beat = (kind: Beat['kind'], key: string): Beat => ({ kind, line: { key, values: {}, moves: [] }, travels: [] });
const soundsOf = (...beats: readonly Beat[]): string[] =>
  Array.from({ length: beats.length + 1 }, (_, at) => soundsOnStage({ beats, at }).join(' '));

test('a struggle is counted in silence, stamped as one sees it, and its followers are heard when they are home', () => {
  const kinds = ['count', 'stamp', 'move', 'turn'] as const;
  expect(soundsOf(...kinds.map((kind) => beat(kind, 'struggle-won')))).toEqual(['', 'stamp', '', 'piece card', '']);
});

test('what a decision does is heard one after another', () => {
  expect(soundsOf(beat('play', 'play'), beat('move', 'place'), beat('move', 'score'))).toEqual([
    'card',
    '',
    'piece',
    'coin',
  ]);
});

test('where nothing is played, nothing is heard', () => {
  expect(soundsOnStage({ beats: [], at: 0 })).toEqual([]);
  expect(soundsOf(beat('hold', 'trick'), beat('end', 'end-won'))).toEqual(['', '', '']);
});
