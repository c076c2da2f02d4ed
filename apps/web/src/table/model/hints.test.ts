import type { StartWorker, ToWorker } from '@interregnum/bots';
import { legalChoices, newChoices, type State } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { textsOf } from '@interregnum/match';
import { describe, expect, test } from 'vitest';
import { dealtMatch } from '../../../test/matches.ts';
import { tableModel } from '../../../test/table-model.ts';
import { Hints } from './hints.ts';
import type { TableModel } from './table-model.ts';

const drafted = ({ client }: TableModel): string[] => (client.draft === undefined ? [] : textsOf(client.draft));

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A bot that always thinks best of the first choice that is offered. It answers at once, or fails, or thinks for ever. */
function thread(mood: 'answers' | 'fails' | 'thinks'): { start: StartWorker; heard: ToWorker[] } {
  const heard: ToWorker[] = [];
  const evaluationOf = (seen: State) => {
    const [best] = legalChoices(kingIsDead, seen, newChoices());
    return { choice: best, evaluation: { best, value: 0.5, exact: false, candidates: [], line: [] } };
  };
  const start: StartWorker = (receive) => ({
    post: (message) => {
      heard.push(message);
      if (!('ask' in message) || mood === 'thinks') return;
      const { id, ask } = message;
      const reply = mood === 'fails' ? { id, error: 'no wits' } : { id, answer: evaluationOf(ask.seen) };
      queueMicrotask(() => receive(reply));
    },
    awaited: () => {},
    end: () => {},
  });
  return { start, heard };
}

function sitDown(mood: Parameters<typeof thread>[0] = 'answers', atOnce = false) {
  const { start, heard } = thread(mood);
  const model = tableModel(dealtMatch(kingIsDead), { start, atOnce });
  return { model, hints: new Hints(model), heard };
}

describe('a hint', () => {
  test('is thought about first, then told', async () => {
    const { hints } = sitDown();
    let changes = 0;
    hints.subscribe(() => changes++);
    hints.ask();
    expect(hints.advice).toBeDefined();
    expect(hints.advice?.hint).toBeUndefined();
    await settled();
    expect(hints.advice?.hint?.texts.length).toBeGreaterThan(0);
    expect(changes).toBe(2);
  });

  test('that failed says so, and can be asked for again', async () => {
    const { hints, heard } = sitDown('fails');
    hints.ask();
    await settled();
    expect(String(hints.advice?.failure)).toContain('no wits');
    hints.ask();
    expect(hints.advice?.failure).toBeUndefined();
    expect(heard.filter((message) => 'ask' in message)).toHaveLength(2);
  });

  test('is not asked for twice as long as nothing changes', async () => {
    const { hints, heard } = sitDown();
    hints.ask();
    await settled();
    const asked = heard.length;
    hints.ask();
    expect(heard).toHaveLength(asked);
  });

  test('that is closed stops the thinking, and does not come', async () => {
    const { hints, heard } = sitDown('thinks');
    hints.ask();
    hints.close();
    expect(hints.advice).toBeUndefined();
    expect(heard).toContainEqual({ hurry: 0 });
  });

  test('of a moment that is gone does not come', async () => {
    const { model, hints } = sitDown();
    hints.ask();
    model.choose('manoeuvre');
    await settled();
    expect(hints.advice).toBeUndefined();
  });
});

/** A hint after some choices of a turn. */
async function told(atOnce = false, ...before: string[]) {
  const sat = sitDown('answers', atOnce);
  for (const text of before) sat.model.choose(text);
  sat.hints.ask();
  await settled();
  return { ...sat, texts: sat.hints.advice?.hint?.texts ?? [] };
}

describe('a hint that was told', () => {
  test.each([false, true])(
    'can be tried: nothing is committed (at once: %s), all can be taken back',
    async (atOnce) => {
      const { model, hints, texts } = await told(atOnce);
      hints.tryIt();
      expect(drafted(model)).toEqual(texts);
      expect(hints.isTried).toBe(true);
      expect(model.client.view.choices).toEqual([]);
      expect(model.canCommit).toBe(true);
      while (model.canUndo) model.undo();
      expect(drafted(model)).toEqual([]);
      expect(hints.isTried).toBe(false);
    },
  );

  test('is about the rest of the turn, and is tried from its beginning', async () => {
    const { model, hints, texts } = await told(false, 'assemble');
    expect(texts).not.toContain('assemble');
    hints.tryIt();
    expect(drafted(model)).toEqual(['assemble', ...texts]);
    expect(hints.advice).toBeDefined();
  });

  test('stands as long as it is followed, and goes with any other choice', async () => {
    const { model, hints, texts } = await told(false, 'assemble');
    model.choose(texts[0]);
    expect(hints.advice).toBeDefined();
    model.undo();
    expect(hints.advice).toBeDefined();
    const [other] = ['moray', 'devon', 'essex', 'warwick'].filter((region) => region !== texts[0]);
    model.choose(other);
    expect(hints.advice).toBeUndefined();
  });

  test('goes when what it was about is taken back', async () => {
    const { model, hints } = await told(false, 'assemble');
    model.undo();
    expect(hints.advice).toBeUndefined();
  });

  test('goes when the turn is committed', async () => {
    const { model, hints } = await told();
    hints.tryIt();
    model.commit();
    expect(hints.advice).toBeUndefined();
  });

  test('is asked for anew after a change', async () => {
    const { model, hints, texts } = await told();
    model.choose(texts[0]);
    hints.ask();
    await settled();
    expect([...drafted(model), ...(hints.advice?.hint?.texts ?? [])]).toEqual(texts);
    expect(hints.advice?.draft).toBe(model.client.draft);
  });
});
