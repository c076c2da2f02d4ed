import { BotThread, type StartWorker } from '@interregnum/bots';
import { LocalMatch, MatchBots, MatchClient, type MatchStore, offersIn } from '@interregnum/match';
import { statesOf } from '@interregnum/record';
import { askedDraft, type PlayedGame, type TouchedGame } from '@interregnum/screen';
import { claimScreen } from '@interregnum/screen/claim';
import { foreignKingScreen } from '@interregnum/screen/foreign-king';
import { kingIsDeadScreen } from '@interregnum/screen/king-is-dead';
import type { GameTable } from '../src/games/drawing.ts';
import type { GameId } from '../src/games/index.ts';
import { TableModel } from '../src/table/model/table-model.ts';
import { type TestMatch, TIME } from './matches.ts';

/** In what a table differs from one without bots that keeps nothing. */
interface Differing {
  readonly draft?: readonly string[];
  readonly begun?: readonly string[];
  readonly keepDraft?: (texts: readonly string[]) => void;
  readonly append?: MatchStore['append'];
  readonly start?: StartWorker;
  readonly atOnce?: boolean;
  readonly pace?: number;
}

const noBots: StartWorker = () => {
  throw new Error('no bots here');
};

const NoGlyph = () => null;

/** A game that can be touched and is not drawn. */
const notDrawn = ({ isDrawn, beatsOf, isEnd }: TouchedGame & PlayedGame): GameTable => ({
  remarkOn: () => '',
  ending: () => null,
  onScreen: () => {
    throw new Error('nothing is drawn here');
  },
  isDrawn,
  beatsOf,
  isEnd,
  Glyph: NoGlyph,
  legend: [],
});

const GAME_TABLES: Readonly<Record<GameId, GameTable>> = {
  'king-is-dead': notDrawn(kingIsDeadScreen),
  'foreign-king': notDrawn(foreignKingScreen),
  claim: notDrawn(claimScreen),
};

/** A table on the screen, kept in memory, that shows without pauses what others decide. */
export function tableModel({ match, names, text }: TestMatch, differing: Differing = {}): TableModel {
  const { draft = [], begun = [], keepDraft = () => {}, append = () => {} } = differing;
  const { start = noBots, atOnce = false, pace = 0 } = differing;
  const bots = new MatchBots(new BotThread(start), 'test');
  const port = new LocalMatch({ match, names, store: { append }, bots, now: () => TIME });
  const client = new MatchClient({ port, begun, draft, keepDraft });
  port.begin();
  const gameId = match.game.meta.id as GameId;
  return new TableModel({
    gameId,
    id: 'test',
    gameTable: GAME_TABLES[gameId],
    client,
    bots,
    preferences: { pace: () => pace, atOnce: () => atOnce },
    recordText: () => text,
    stateAt: (decisions) => statesOf(port.truth.progress)[decisions],
  });
}

/** The choices that are offered now, in notation. */
export function offeredAt(model: TableModel): string[] {
  const draft = askedDraft(model.screenInput);
  return draft === undefined ? [] : offersIn(draft);
}

/** The person to act sits down and takes a turn, with the first choices there are. */
export function takeTurn(model: TableModel): void {
  if (model.isHandedOver) model.takeOver();
  while (!model.canCommit) {
    const [first] = offeredAt(model);
    if (first === undefined) throw new Error('nobody is asked');
    model.choose(first);
  }
  model.commit();
}
