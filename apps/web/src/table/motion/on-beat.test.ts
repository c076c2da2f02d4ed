import type { Beat } from '@interregnum/screen';
import { expect, test } from 'vitest';
import { beatBegins, onBeat } from './on-beat.ts';

test('beats are heard as they begin, until nobody listens any more', () => {
  const beat: Beat = { kind: 'stamp', line: { key: 'disc', values: {}, moves: [] }, travels: [] };
  const heard: string[] = [];
  const stop = onBeat(({ kind }, game) => heard.push(`${game} ${kind}`));
  beatBegins(beat, 'king-is-dead');
  stop();
  beatBegins(beat, 'king-is-dead');
  expect(heard).toEqual(['king-is-dead stamp']);
});
