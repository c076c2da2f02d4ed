import { FastRandom, type Game, type Options } from '@interregnum/kernel';
import { hexOf, type Player, sha256 } from '@interregnum/record';
import { BotHost, HUMAN, Session, type StartThread } from '@interregnum/sitting';
import { commit, decideFor, isOver, openTable, seatToAct, type Table } from '@interregnum/table';
import type { GameId } from '../src/games/index.ts';
import type { GameView } from '../src/games/view.ts';
import type { DraftBook, Manner } from '../src/table/laid.ts';
import { TableModel } from '../src/table/model.ts';
import { offeredAt } from '../src/table/standing.ts';

export const TIME = '2026-01-01T00:00:00.000Z';

const hex = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));

export const ANA: Player = { name: 'Ana', kind: HUMAN };
const BEN: Player = { name: 'Ben', kind: HUMAN };

/** A table, dealt: always the same, and the first seat begins. Where three or more play, a bot takes the seat of who resigns. */
export function dealtTable(game: Game, players: readonly Player[] = [ANA, BEN], given: Options = {}): Table {
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  const salts = players.map((_, seat) => hex('abcd'[seat]));
  const opening = { game, options: read.options, players, match: 'test', salts, time: TIME };
  const dealt = (seed: string): Table => openTable({ ...opening, seed: hex(seed), whenSeatGoes: { bot: 'page' } });
  let table = dealt('seed');
  for (let deal = 1; seatToAct(table) !== 0; deal++) table = dealt(`seed ${deal}`);
  return table;
}

/** So many turns later, or at the end, played at random: always the same. */
export function after(table: Table, turns: number): Table {
  const random = new FastRandom('after');
  let next = table;
  for (let turn = 0; turn < turns && !isOver(next); turn++)
    next = commit(
      decideFor(next, (seen) => next.game.pick(seen, random)),
      TIME,
    );
  return next;
}

/** In what a table differs from one without drawings and bots that keeps nothing. */
interface Differing {
  readonly view?: Partial<GameView>;
  readonly draft?: readonly string[];
  readonly keepDraft?: DraftBook['keepDraft'];
  readonly append?: DraftBook['append'];
  readonly start?: StartThread;
  readonly atOnce?: boolean;
}

const noBots: StartThread = () => {
  throw new Error('no bots here');
};

/** A table on the screen, kept in memory, that shows without pauses what others decide. */
export function tableModel(table: Table, differing: Differing = {}): TableModel {
  const { view = {}, draft = [], keepDraft = () => {}, append = () => {} } = differing;
  const { start = noBots, atOnce = false } = differing;
  const manner: Manner = { pace: () => 0, atOnce: () => atOnce };
  return new TableModel({
    gameId: table.game.meta.id as GameId,
    id: 'test',
    session: new Session(table, { append, keepDraft }, () => TIME, 'test'),
    view: view as GameView,
    draft,
    host: new BotHost(start),
    manner,
  });
}

/** The person to act sits down and takes a turn, with the first choices there are. */
export function takeTurn(model: TableModel): void {
  if (model.viewer === undefined) model.takeOver();
  while (!model.canCommit) {
    const [first] = offeredAt(model);
    if (first === undefined) throw new Error('nobody is asked');
    model.choose(first);
  }
  model.commit();
}
