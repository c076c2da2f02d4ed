import { FastRandom } from '@interregnum/kernel';
import { string } from '../forms.ts';
import { completed, demandPositionFor, gameName, givenOptions, POSITION, readGiven } from '../given.ts';
import { LIMITS } from '../limits.ts';
import { closeTable, gameIn, setTable, TABLE, tableIn, tableName } from '../session.ts';
import { ASKS, tableStanding } from '../standing.ts';
import { copyOf, newTable, type Table } from '../table.ts';
import { request } from './request.ts';

/** A new table with the deal of a seed. */
export const open = request(
  { ...TABLE, ...ASKS, game: gameName, options: givenOptions, seed: string(0, LIMITS.seed) },
  (session, asked) => {
    const game = gameIn(asked.game);
    const options = completed(session, game, asked.options);
    const table = newTable(game, game.setup(options, new FastRandom(asked.seed)));
    setTable(session, asked.table, table);
    return { options, ...tableStanding(session, table, asked) };
  },
);

/** The position of a table; or a table that is set up from one, or from a view with the deal of a seed. */
export const position = request({ ...TABLE, ...ASKS, ...POSITION }, (session, asked) => {
  if (asked.position !== undefined) {
    const { game, state } = readGiven(session, asked);
    const table = newTable(game, state);
    setTable(session, asked.table, table);
    return { options: game.optionsOf(state), ...tableStanding(session, table, asked) };
  }
  demandPositionFor(asked, ['game', 'options', 'seed']);
  const table = tableIn(session, asked.table);
  const { game, state } = table;
  const stands = game.position.stands(state);
  return { position: JSON.parse(game.position.write(state)), stands, ...tableStanding(session, table, asked) };
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
