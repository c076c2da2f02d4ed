import { FastRandom } from '@interregnum/kernel';
import { LIMITS } from '../limits.ts';
import {
  completed,
  demandPositionFor,
  gameName,
  givenOptions,
  POSITION,
  readPosition,
  rulesVersion,
} from '../read-position.ts';
import { string } from '../schema.ts';
import { closeTable, gameIn, setTable, TABLE, tableIn, tableName } from '../session.ts';
import { STATUS_FIELDS, tableStatus } from '../status.ts';
import { copyOf, dealtTable, type Table } from '../table.ts';
import { request } from './request.ts';

/** A new table with the deal of a seed. */
export const open = request(
  {
    ...TABLE,
    ...STATUS_FIELDS,
    game: gameName,
    rules: rulesVersion,
    options: givenOptions,
    seed: string(0, LIMITS.seed),
  },
  (session, asked) => {
    const game = gameIn(asked.game, asked.rules);
    const options = completed(session, game, asked.options);
    const table = dealtTable(game, game.setup(options, new FastRandom(asked.seed)));
    setTable(session, asked.table, table);
    return { rules: game.meta.rulesVersion, options, ...tableStatus(session, table, asked) };
  },
);

/** The position of a table; or a table that is set up from one, or from a view with the deal of a seed. */
export const position = request({ ...TABLE, ...STATUS_FIELDS, ...POSITION }, (session, asked) => {
  if (asked.position !== undefined) {
    const { game, state } = readPosition(session, asked);
    const table = dealtTable(game, state);
    setTable(session, asked.table, table);
    return { rules: game.meta.rulesVersion, options: game.optionsOf(state), ...tableStatus(session, table, asked) };
  }
  demandPositionFor(asked, ['game', 'rules', 'options', 'seed']);
  const table = tableIn(session, asked.table);
  const { game, state } = table;
  return { position: JSON.parse(game.position.write(state)), stands: true, ...tableStatus(session, table, asked) };
});

/** A second table that stands as the first does and can go back as far. */
export const copy = request({ ...TABLE, ...STATUS_FIELDS, into: tableName }, (session, asked) => {
  const table: Table = copyOf(tableIn(session, asked.table));
  setTable(session, asked.into, table);
  return tableStatus(session, table, asked);
});

export const close = request(TABLE, (session, asked) => {
  closeTable(session, asked.table);
  return {};
});
