import { FastRandom, playOut, turnCap } from '@interregnum/kernel';
import { count, type Tally } from '../../simulation/statistics.ts';
import { LIMITS } from '../limits.ts';
import { optional, string, whole } from '../schema.ts';
import { TABLE, tableIn, viewer, viewerAt, wordsFor } from '../session.ts';
import { translated } from '../status.ts';
import { request } from './request.ts';

/** Who won; none as long as a seat is to act. */
export const outcome = request(TABLE, (session, asked) => {
  const { game, state } = tableIn(session, asked.table);
  return { outcome: game.outcome(state) ?? null };
});

/** How the winner was found, criterion by criterion. */
export const explain = request(TABLE, (session, asked) => {
  const { game, state } = tableIn(session, asked.table);
  const words = wordsFor(session, game, state);
  const criteria = game.explain(state).map((criterion) => translated('criterion', criterion, words));
  return { outcome: game.outcome(state) ?? null, criteria };
});

const PLAYOUT = {
  ...TABLE,
  seed: string(0, LIMITS.seed),
  count: optional(whole(1, LIMITS.playout)),
  viewer: optional(viewer),
};

/** Random games from here on, counted; each from another world if a viewer is to imagine them. The table stays. */
export const playout = request(PLAYOUT, (session, asked) => {
  const table = tableIn(session, asked.table);
  const { game, state } = table;
  const view = asked.viewer === undefined ? state : game.redact(state, viewerAt(table, asked.viewer, 'viewer'));
  const random = new FastRandom(asked.seed);
  const turns = game.turn(state) + turnCap(game);
  const [won, shared]: [Tally, Tally] = [{}, {}];
  const { count: games = 1 } = asked;
  let [decisions, brokenOff] = [0, 0];
  for (let played = 0; played < games; played++) {
    const s = game.imagine(view, random);
    decisions += playOut(game, s, random, turns);
    const ended = game.outcome(s);
    if (ended === undefined) brokenOff++;
    for (const side of ended?.winners ?? []) count(ended?.shared ? shared : won, side);
  }
  return { games, won, shared, brokenOff, decisions };
});
