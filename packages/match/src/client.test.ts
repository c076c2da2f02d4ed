import { claim } from '@interregnum/claim';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { localMatch, QuickBots, QuickStore, SlowStore } from '../test/local-matches.ts';
import { after, draftOf, mustChoose, newMatch, type TestMatch } from '../test/matches.ts';
import { MatchClient } from './client.ts';
import { type Draft, seenIn, textsOf } from './draft.ts';
import type { LocalMatchParts } from './local-match.ts';

const TURN = ['welsh-support', 'devon', 'gwynedd welsh'];
const people = newMatch({ game: kingIsDead, name: 's', kinds: ['human', 'human'] });
const clientOf = (told: TestMatch, parts: Partial<LocalMatchParts> = {}): MatchClient =>
  new MatchClient({ port: localMatch(told, parts) });

const draft = (client: MatchClient): Draft => {
  if (client.draft === undefined) throw new Error('nothing is drafted');
  return client.draft;
};

/** Makes choices that are possible. */
function chooses(client: MatchClient, ...texts: readonly string[]): void {
  for (const text of texts) expect(client.draftChoice(text)).toBeUndefined();
}

describe('a turn at a screen', () => {
  test('is drafted, committed, and followed by the next one', async () => {
    const client = clientOf(people);
    expect([client.viewer, client.waitsFor, client.canCommit, client.canUndo]).toEqual([0, 'here', false, false]);
    chooses(client, ...TURN);
    expect([client.canCommit, client.asked]).toEqual([true, undefined]);
    await client.commitDraft();
    expect([client.viewer, client.isPending, client.notice, client.draft?.decisions]).toEqual([
      1,
      false,
      undefined,
      [],
    ]);
    expect(client.view.turnEnds).toEqual([3]);
  });

  test('refuses what is not possible, and stays as it was', () => {
    const client = clientOf(people);
    expect(client.draftChoice('castle')).toHaveProperty('clause');
    chooses(client, TURN[0]);
    const { draft } = client;
    expect(client.draftChoice('castle')).toHaveProperty('clause');
    expect(client.draft).toBe(draft);
  });

  test('is taken back choice by choice, or as a whole, or is another one instead', () => {
    const client = clientOf(people);
    chooses(client, ...TURN);
    client.undo();
    expect([textsOf(draft(client)), client.canCommit]).toEqual([TURN.slice(0, 2), false]);
    client.startOver();
    expect([textsOf(draft(client)), client.canUndo]).toEqual([[], false]);
    client.undo();
    client.redraft(['pass']);
    expect([textsOf(draft(client)), client.canCommit]).toEqual([['pass'], true]);
  });

  test('can be given by a draft of the same turn, and of no other', () => {
    const client = clientOf(people);
    client.takeDraft(mustChoose(draft(client), 'pass'));
    expect(client.canCommit).toBe(true);
    client.takeDraft(draftOf(people.match));
    expect(textsOf(draft(client))).toEqual(['pass']);
  });
});

describe('a screen', () => {
  test('commits no turn before it is complete', async () => {
    const store = new QuickStore();
    const client = clientOf(people, { store });
    chooses(client, ...TURN.slice(0, 2));
    await client.commitDraft();
    expect(store.appended).toEqual([]);
  });

  test('tells of every change', async () => {
    const client = clientOf(people);
    let told = 0;
    const stop = client.subscribe(() => told++);
    chooses(client, ...TURN);
    expect(told).toBe(3);
    await client.commitDraft();
    expect(told).toBeGreaterThan(3);
    stop();
    const before = told;
    chooses(client, 'pass');
    expect(told).toBe(before);
  });
});

describe('a turn that is handed in', () => {
  test('is pending until it is stored, and cannot be touched', async () => {
    const store = new SlowStore();
    const client = clientOf(people, { store });
    chooses(client, ...TURN);
    const committing = client.commitDraft();
    expect([client.isPending, client.canUndo, client.canCommit, client.asked]).toEqual([true, false, false, undefined]);
    client.undo();
    client.startOver();
    client.redraft(['pass']);
    expect(client.draftChoice('pass')).toBeUndefined();
    await client.commitDraft();
    expect(textsOf(draft(client))).toEqual(TURN);
    await store.keep();
    await committing;
    expect([client.isPending, client.view.turnEnds, store.appended.length]).toEqual([false, [3], 1]);
  });

  test('and cannot be stored says so, and can be handed in again', async () => {
    const store = new QuickStore();
    store.fails = true;
    const client = clientOf(people, { store });
    chooses(client, ...TURN);
    await client.commitDraft();
    expect([client.notice, client.canCommit]).toEqual([{ failed: new Error('the disk is full') }, true]);
    store.fails = false;
    await client.commitDraft();
    expect([client.notice, client.viewer]).toEqual([undefined, 1]);
  });

  test('and is refused says why, until something else is chosen', async () => {
    const port = localMatch(people);
    const client = new MatchClient({ port });
    chooses(client, ...TURN);
    port.commitTurn = async () => ({ refused: 'turn-incomplete' });
    await client.commitDraft();
    expect([client.notice, client.canCommit]).toEqual([{ refused: 'turn-incomplete' }, true]);
    client.undo();
    expect(client.notice).toBeUndefined();
  });

  test('to a port that breaks at once has failed', async () => {
    const port = localMatch(people);
    const client = new MatchClient({ port });
    chooses(client, 'pass');
    port.commitTurn = () => {
      throw new Error('closed');
    };
    await client.commitDraft();
    expect([client.notice, client.isPending]).toEqual([{ failed: new Error('closed') }, false]);
  });
});

test('what has no alternative is drafted by itself, and only committed', async () => {
  const told = after(newMatch({ game: claim, kinds: ['human', 'human'] }), 50);
  const client = clientOf(told);
  expect([client.canCommit, client.canUndo, textsOf(draft(client)).length]).toEqual([true, false, 1]);
  await client.commitDraft();
  await client.commitDraft();
  expect([client.waitsFor, client.draft, client.view.isRevealed]).toEqual([undefined, undefined, true]);
});

describe('what else is done to a match', () => {
  test('can end it: then nobody is asked', async () => {
    const client = clientOf(people);
    chooses(client, TURN[0]);
    await client.act({ stop: true });
    expect([client.view.end?.by, client.draft, client.waitsFor]).toEqual(['stopped', undefined, undefined]);
    await client.act({ stop: true });
    expect(client.notice).toEqual({ refused: 'over' });
  });

  test('says so if it cannot be stored', async () => {
    const store = new QuickStore();
    store.fails = true;
    const client = clientOf(people, { store });
    await client.act({ stop: true });
    expect([client.notice, client.view.end]).toEqual([{ failed: new Error('the disk is full') }, undefined]);
  });
});

test('a screen that is left hears nothing more, and the match is closed', async () => {
  const bots = new QuickBots();
  const port = localMatch(people, { bots });
  const { subscribe } = port;
  let left = 0;
  Object.assign(port, {
    subscribe: (listener: () => void) => {
      const stop = subscribe(listener);
      return () => {
        left++;
        stop();
      };
    },
  });
  const client = new MatchClient({ port });
  let told = 0;
  client.subscribe(() => told++);
  client.close();
  await port.commitTurn(0, port.truth.head.token, TURN);
  expect([told, client.view.turnEnds, bots.forgotten, left]).toEqual([0, [], 1, 1]);
  expect(seenIn(draft(client))).toBe(client.view.states[0]);
});
