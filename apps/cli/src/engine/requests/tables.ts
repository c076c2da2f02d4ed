import { FastRandom, type Game, type Options, type State } from '@interregnum/kernel';
import { speaker } from '@interregnum/texts';
import { describeFlaw } from '../../positions.ts';
import { fail, refuse } from '../errors.ts';
import { anything, either, type Field, flag, type Given, objectOf, optional, string } from '../forms.ts';
import { LIMITS } from '../limits.ts';
import { closeTable, gameIn, type Session, setTable, TABLE, tableIn, tableName } from '../session.ts';
import { ASKS, tableStanding } from '../standing.ts';
import { copyOf, newTable, type Table } from '../table.ts';
import { request } from './request.ts';

const gameName = string(0, LIMITS.name);
const number: Field<number> = { expected: 'number', fits: (json) => typeof json === 'number' };
const given = optional(objectOf(either(number, flag)));

/** The given options, completed by the game. */
function completed({ terminal }: Session, game: Game, asked: Options = {}): Options {
  const read = game.options(asked);
  if ('options' in read) return read.options;
  const { say } = speaker(game.meta.id, terminal.language, String);
  return refuse('bad-options', say('refusal', read.refusal), read.refusal);
}

/** A new table with the deal of a seed. */
export const open = request(
  { ...TABLE, ...ASKS, game: gameName, options: given, seed: string(0, LIMITS.seed) },
  (session, asked) => {
    const game = gameIn(asked.game);
    const options = completed(session, game, asked.options);
    const table = newTable(game, game.setup(options, new FastRandom(asked.seed)));
    setTable(session, asked.table, table);
    return { options, ...tableStanding(session, table, asked) };
  },
);

const POSITION = {
  ...TABLE,
  ...ASKS,
  game: optional(gameName),
  options: given,
  position: optional(either(string(0, LIMITS.line), objectOf(anything))),
  seed: optional(string(0, LIMITS.seed)),
};

/** The position of a table; or a table that is set up from one, or from a view with the deal of a seed. */
export const position = request(POSITION, (session, asked) => {
  const { position: written, game: name } = asked;
  if (written !== undefined) return setUp(session, gameIn(name ?? fail('missing-key', { name: 'game' })), asked);
  for (const stranger of ['game', 'options', 'seed'] as const)
    if (asked[stranger] !== undefined) fail('missing-key', { name: 'position' });
  const table = tableIn(session, asked.table);
  const { game, state } = table;
  const stands = game.position.stands(state);
  return { position: JSON.parse(game.position.write(state)), stands, ...tableStanding(session, table, asked) };
});

function setUp(session: Session, game: Game, asked: Given<typeof POSITION>): object {
  const text = typeof asked.position === 'string' ? asked.position : JSON.stringify(asked.position);
  const house = completed(session, game, asked.options);
  const read =
    asked.seed === undefined
      ? game.position.read(text, house)
      : game.position.readSeen(text, new FastRandom(asked.seed), house);
  if ('flaw' in read) return refuse('bad-position', describeFlaw(game, read.flaw, session.terminal), read.flaw);
  const options = agreed(game, read.state, asked.options);
  const table = newTable(game, read.state);
  setTable(session, asked.table, table);
  return { options, ...tableStanding(session, table, asked) };
}

/** The options of a state, which must be those that were asked for. */
function agreed(game: Game, s: State, asked: Options = {}): Options {
  const options = game.optionsOf(s);
  for (const option of Object.keys(asked)) {
    if (options[option] !== asked[option]) fail('options-differ', { option, value: String(options[option]) });
  }
  return options;
}

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
