import type { Game } from '@interregnum/kernel';
import { type AnyLesson, LessonPlay } from '@interregnum/lessons';
import { MatchBots } from '@interregnum/match';
import { botThread } from '../bots/thread.ts';
import type { GameTable } from '../games/drawing.ts';
import type { GameId } from '../games/index.ts';
import { currentSettings } from '../shell/settings.ts';
import { Observable } from '../table/model/observable.ts';
import { paceNow } from '../table/model/pace.ts';
import { TableModel } from '../table/model/table-model.ts';

/** What a lesson at a table is made of. */
export interface LessonTableParts {
  readonly gameId: GameId;
  readonly lesson: AnyLesson;
  readonly game: Game;
  readonly drawn: GameTable;
  readonly names: readonly string[];
  readonly nameOf: (kind: string) => string;
  /** The step to begin with. */
  readonly at: number;
}

/** A lesson on the screen: its table, another one for every position. The lesson goes on when what others did was shown. */
export class LessonTable extends Observable {
  readonly gameId: GameId;
  readonly play: LessonPlay;
  model: TableModel;
  private readonly drawn: GameTable;

  constructor({ gameId, lesson, game, drawn, names, nameOf, at }: LessonTableParts) {
    super();
    this.gameId = gameId;
    this.drawn = drawn;
    this.play = new LessonPlay({ lesson, game, names, nameOf, at });
    this.model = this.newModel();
    this.play.subscribe(() => this.playChanged());
  }

  private newModel(): TableModel {
    const { gameId, play, drawn } = this;
    const model = new TableModel({
      id: 'lesson',
      gameId,
      gameTable: drawn,
      client: play.client,
      bots: new MatchBots(botThread, 'lesson'),
      preferences: { pace: paceNow, atOnce: () => currentSettings().turns === 'at-once' },
      recordText: () => '',
      stateAt: () => undefined,
    });
    model.subscribe(() => {
      if (!model.timeline.isPlayedBack) play.arrive();
    });
    return model;
  }

  private playChanged(): void {
    if (this.model.client !== this.play.client) {
      this.model.leave();
      this.model = this.newModel();
    }
    this.changed();
  }

  /** The lesson is left. */
  leave(): void {
    this.model.leave();
    this.play.close();
    this.forgetListeners();
  }
}
