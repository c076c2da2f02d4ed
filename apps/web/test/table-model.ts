import type { Game, Options } from '@interregnum/kernel';
import { hexOf, type Player, sha256 } from '@interregnum/record';
import { BotHost, HUMAN, Session, type StartThread } from '@interregnum/sitting';
import { openTable, type Table } from '@interregnum/table';
import type { GameId } from '../src/games/index.ts';
import type { GameView } from '../src/games/view.ts';
import type { DraftBook, Manner } from '../src/table/laid.ts';
import { TableModel } from '../src/table/model.ts';

export const TIME = '2026-01-01T00:00:00.000Z';

const hex = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));

export const ANA: Player = { name: 'Ana', kind: HUMAN };
const BEN: Player = { name: 'Ben', kind: HUMAN };

/** A table of two, dealt: always the same. */
export function dealtTable(game: Game, players: readonly Player[] = [ANA, BEN], given: Options = {}): Table {
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  const [seed, salts] = [hex('seed'), ['a', 'b'].map(hex)];
  return openTable({ game, options: read.options, players, seed, salts, time: TIME });
}

/** In what a table differs from one without drawings and bots that keeps nothing. */
interface Differing {
  readonly view?: Partial<GameView>;
  readonly draft?: readonly string[];
  readonly keepDraft?: DraftBook['keepDraft'];
  readonly start?: StartThread;
  readonly atOnce?: boolean;
}

const noBots: StartThread = () => {
  throw new Error('no bots here');
};

/** A table on the screen, kept in memory, that shows without pauses what others decide. */
export function tableModel(table: Table, differing: Differing = {}): TableModel {
  const { view = {}, draft = [], keepDraft = () => {}, start = noBots, atOnce = false } = differing;
  const manner: Manner = { pace: () => 0, atOnce: () => atOnce };
  return new TableModel({
    gameId: table.game.meta.id as GameId,
    id: 'test',
    session: new Session(table, { append: () => {}, keepDraft }, () => TIME, 'test'),
    view: view as GameView,
    draft,
    host: new BotHost(start),
    manner,
  });
}
