import { FastRandom, NO_SEAT } from '@interregnum/kernel';
import { fail } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { optional, string, whole } from '../schema.ts';
import { setTable, TABLE, tableIn, tableName, viewer, viewerAt } from '../session.ts';
import { EXTRA_FIELDS, STATUS_FIELDS, statusOf, tableStatus } from '../status.ts';
import { dealtTable } from '../table.ts';
import { request } from './request.ts';

/** What a viewer knows, and its choices if it is the one to act: all of it from the redacted state. After the end all is shown. */
export const seen = request({ ...TABLE, ...EXTRA_FIELDS, viewer }, (session, asked) => {
  const table = tableIn(session, asked.table);
  const { game } = table;
  const who = viewerAt(table, asked.viewer, 'viewer');
  const view = game.toAct(table.state) === NO_SEAT ? table.state : game.redact(table.state, who);
  const acts = game.toAct(view) === who;
  return {
    seen: JSON.parse(game.position.write(view)),
    ...statusOf(session, game, view, { legal: acts, prompt: acts && asked.prompt, means: acts && asked.means }),
  };
});

const IMAGINE = {
  ...TABLE,
  ...STATUS_FIELDS,
  viewer,
  seed: string(0, LIMITS.seed),
  count: optional(whole(1, LIMITS.imagine)),
  into: optional(tableName),
};

/** Full positions that a viewer cannot rule out; or a table that is set up from one. */
export const imagine = request(IMAGINE, (session, asked) => {
  const table = tableIn(session, asked.table);
  const { game } = table;
  const view = game.redact(table.state, viewerAt(table, asked.viewer, 'viewer'));
  const random = new FastRandom(asked.seed);
  if (asked.into === undefined) {
    const imagined = (): unknown => JSON.parse(game.position.write(game.imagine(view, random)));
    return { positions: Array.from({ length: asked.count ?? 1 }, imagined), stands: true };
  }
  if (asked.count !== undefined && asked.count !== 1) fail('bad-value', { name: 'count', expected: '1' });
  const world = dealtTable(game, game.imagine(view, random));
  setTable(session, asked.into, world);
  return tableStatus(session, world, asked);
});
