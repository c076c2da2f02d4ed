import { claim } from '@interregnum/claim';
import { HIDDEN, NO_SEAT } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { statesOf } from '@interregnum/record';
import { expect, test } from 'vitest';
import { dealtMatch, playedOn } from '../test/matches.ts';
import { BareTable, inputOf, localMatch, momentAt, portFor, tableOf } from '../test/screens.ts';
import {
  actingIn,
  askedDraft,
  looksBack,
  promptOf,
  type ScreenInput,
  seenNow,
  seenPreviously,
  seenWithoutDraft,
  viewerOf,
} from './screen-input.ts';

/** A match between Ana and a bot, played to its end. */
const ended = playedOn(dealtMatch(claim, { kinds: ['human', 'page'] }), Number.POSITIVE_INFINITY);
const states = statesOf(ended.progress);
const { client } = tableOf(ended);

const lookedAt = (shown: number): ScreenInput => inputOf(client, { moment: momentAt(shown, { since: shown - 1 }) });

test('a match that is over is seen at its end, with all that was hidden', () => {
  const input = lookedAt(states.length - 1);
  expect(seenNow(input)).toEqual(states.at(-1));
  expect([actingIn(input), viewerOf(input), looksBack(input)]).toEqual([NO_SEAT, 0, true]);
});

test('a moment that is looked back at is what the viewer saw then, and no more', () => {
  const input = lookedAt(3);
  const written = claim.position.write(seenNow(input));
  expect(written).toBe(claim.position.write(claim.redact(states[3], 0)));
  expect(JSON.parse(written).hands[1]).toContain(HIDDEN);
  expect(seenWithoutDraft(input)).toBe(seenNow(input));
  expect(actingIn(input)).toBe(claim.toAct(states[3]));
});

test('what a decision led from is seen while it is shown, and at the end of a match; not where one looks back', () => {
  const from = (moment: Parameters<typeof momentAt>[1], shown = 5): unknown =>
    seenPreviously(inputOf(client, { moment: momentAt(shown, moment) }));
  expect(from({ isPlayedBack: true, previous: 4 })).toBe(client.view.states[4]);
  expect(from({ previous: 4 })).toBe(client.view.states[4]);
  expect(from({})).toBeUndefined();
  expect(from({ previous: 4, since: 3 })).toBeUndefined();
  const last = client.view.choices.length;
  expect(from({ previous: last - 1, since: last - 1 }, last)).toBe(client.view.states[last - 1]);
});

test('the present is seen with the draft, and without it', () => {
  const table = tableOf(dealtMatch(kingIsDead));
  table.choose('assemble', 'moray');
  expect(seenNow(table.input)).not.toEqual(seenWithoutDraft(table.input));
  expect(seenWithoutDraft(table.input)).toBe(table.client.view.states[0]);
});

test('a choice is asked for as long as the turn is not complete', () => {
  const table = tableOf(dealtMatch(kingIsDead));
  expect([askedDraft(table.input), promptOf(table.input)?.key]).toEqual([table.client.draft, 'turn']);
  table.choose('pass');
  expect([askedDraft(table.input), promptOf(table.input)]).toEqual([undefined, undefined]);
});

test('who only watches is the audience, also once everything is shown', () => {
  const watching = new BareTable(portFor(localMatch(dealtMatch(claim)), []));
  expect(viewerOf(watching.input)).toBe('audience');
  expect(viewerOf({ ...watching.input, view: { ...watching.client.view, viewer: 'all' } })).toBe('audience');
});
