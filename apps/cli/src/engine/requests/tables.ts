import { FastRandom } from '@interregnum/kernel';
import { string } from '../forms.ts';
import { completed, demandPositionFor, gameName, givenOptions, POSITION, readGiven, rulesVersion } from '../given.ts';
import { LIMITS } from '../limits.ts';
import { closeTable, gameIn, setTable, TABLE, tableIn, tableName } from '../session.ts';
import { ASKS, tableStanding } from '../standing.ts';
import { copyOf, dealtTable, type Table } from '../table.ts';
import { request } from './request.ts';

/** A new table with the deal of a seed. */
export const open = request(
  { ...TABLE, ...ASKS, game: gameName, rules: rulesVersion, options: givenOptions, seed: string(0, LIMITS.seed) },
  (session, asked) => {
    const game = gameIn(asked.game, asked.rules);
    const options = completed(session, game, asked.options);
    const table = dealtTable(game, game.setup(options, new FastRandom(asked.seed)));
    setTable(session, asked.table, table);
    return { rules: game.meta.rulesVersion, options, ...tableStanding(session, table, asked) };
  },
);

/** The position of a table; or a table that is set up from one, or from a view with the deal of a seed. */
export const position = request({ ...TABLE, ...ASKS, ...POSITION }, (session, asked) => {
  if (asked.position !== undefined) {
    const { game, state } = readGiven(session, asked);
    const table = dealtTable(game, state);
    setTable(session, asked.table, table);
    return { rules: game.meta.rulesVersion, options: game.optionsOf(state), ...tableStanding(session, table, asked) };
  }
  demandPositionFor(asked, ['game', 'rules', 'options', 'seed']);
  const table = tableIn(session, asked.table);
  const { game, state } = table;
  return { position: JSON.parse(game.position.write(state)), stands: true, ...tableStanding(session, table, asked) };
});

/** A second table that stands as the first does and can go back as far. */
export const copy = request({ ...TABLE, ...ASKS, into: tableName }, (session, asked) => {
  const table: Table = copyOf(tableIn(session, asked.table));
  setTable(session, asked.into, table);
  return tableStanding(session, table, asked);
});

export const close = request(TABLE, (session, asked) => {
  closeTable(session, asked.table);
  return {};
});
