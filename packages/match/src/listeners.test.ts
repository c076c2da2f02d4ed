import { expect, test } from 'vitest';
import { Listeners } from './listeners.ts';

test('all are told, also if one stops listening, or begins to, while they are', () => {
  const listeners = new Listeners();
  const heard: string[] = [];
  const stop = listeners.subscribe(() => {
    heard.push('one');
    stop();
    listeners.subscribe(() => heard.push('three'));
  });
  listeners.subscribe(() => heard.push('two'));
  listeners.notify();
  expect(heard).toEqual(['one', 'two']);
  listeners.notify();
  expect(heard).toEqual(['one', 'two', 'two', 'three']);
  listeners.clear();
  listeners.notify();
  expect(heard).toHaveLength(4);
});

test('one that fails keeps no other from being told, and its failure is not lost', () => {
  const listeners = new Listeners();
  const [heard, later]: [string[], (() => void)[]] = [[], []];
  listeners.subscribe(() => {
    throw new Error('broken');
  });
  listeners.subscribe(() => heard.push('two'));
  const { queueMicrotask: queue } = globalThis;
  globalThis.queueMicrotask = (task) => void later.push(task);
  try {
    listeners.notify();
  } finally {
    globalThis.queueMicrotask = queue;
  }
  expect(heard).toEqual(['two']);
  expect(later).toHaveLength(1);
  expect(later[0]).toThrow('broken');
});
