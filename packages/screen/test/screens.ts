import type { Seat, State } from '@interregnum/kernel';
import { type BotPlayers, LocalMatch, type Match, MatchClient, type MatchPort } from '@interregnum/match';
import '@interregnum/texts';
import type { Language } from '@interregnum/texts/lazy';
import { claimScreen } from '../src/games/claim.ts';
import { foreignKingScreen } from '../src/games/foreign-king.ts';
import { kingIsDeadScreen } from '../src/games/king-is-dead.ts';
import {
  currentInput,
  type Explanation,
  type GameScreen,
  type Intent,
  type Mark,
  type Moment,
  type PieceChange,
  type PlayedGame,
  type Screen,
  type ScreenInput,
  screenOf,
  type Touched,
  type TouchedGame,
  touchMark,
  type Wording,
  wordingOf,
} from '../src/index.ts';
import { NAMES } from './matches.ts';

const NO_BOTS: BotPlayers = {
  decide: () => {
    throw new Error('no bots here');
  },
  forget: () => {},
};

/** A match that is kept nowhere. */
export function localMatch(match: Match, bots = NO_BOTS): LocalMatch {
  const local = new LocalMatch({ match, names: NAMES, store: { append: () => {} }, bots, now: () => '' });
  local.begin();
  return local;
}

/** The match as it is reached from a screen where only some seats are played. */
export const portFor = (match: LocalMatch, seats: readonly Seat[]): MatchPort => ({
  seats,
  view: (viewer) => match.view(viewer),
  subscribe: (listener) => match.subscribe(listener),
  commitTurn: (seat, token, texts) => match.commitTurn(seat, token, texts),
  act: (action) => match.act(action),
  takeback: undefined,
  botFailure: undefined,
  hurryBot: () => {},
  close: () => {},
});

/** The moment after so many decisions. */
export const momentAt = (shown: number, moment: Partial<Moment> = {}): Moment => ({
  shown,
  previous: undefined,
  isPlayedBack: false,
  since: undefined,
  ...moment,
});

/** What the screen of a client is made from, in the present but for what differs. */
export const inputOf = (client: MatchClient, differing: Partial<ScreenInput> = {}): ScreenInput => ({
  ...currentInput(client),
  ...differing,
});

const WORDINGS = new Map<string, Wording>();

/** How a match is told in a language: the same object every time. */
export function wording(game: string, language: Language = 'en'): Wording {
  const known = WORDINGS.get(`${game} ${language}`);
  const told = known ?? wordingOf(game, NAMES, language);
  WORDINGS.set(`${game} ${language}`, told);
  return told;
}

/** A game on a screen, whatever its board is. */
export interface AnyGameScreen extends TouchedGame, PlayedGame {
  readonly screenOf: (input: ScreenInput, wording: Wording) => Screen<unknown>;
  readonly boardOf: (seen: State) => unknown;
  readonly boardWith: (board: unknown, changes: readonly PieceChange[]) => unknown;
}

const shown = <Board>(game: GameScreen<Board>): AnyGameScreen => ({
  screenOf: (input, told) => screenOf(game, input, told),
  boardOf: game.boardOf,
  isDrawn: game.isDrawn,
  beatsOf: game.beatsOf,
  isEnd: game.isEnd,
  boardWith: (board, changes) => game.boardWith(board as Board, changes),
});

export const GAME_SCREENS: Readonly<Record<string, AnyGameScreen>> = {
  'king-is-dead': shown(kingIsDeadScreen),
  'foreign-king': shown(foreignKingScreen),
  claim: shown(claimScreen),
};

/** The screen of an input. */
export function screenFor(input: ScreenInput, language: Language = 'en'): Screen<unknown> {
  const { id } = input.view.game.meta;
  return GAME_SCREENS[id].screenOf(input, wording(id, language));
}

/** What touching a mark means there. */
export const intentOf = (input: ScreenInput, mark: Mark): Intent =>
  touchMark(GAME_SCREENS[input.view.game.meta.id], input, mark);

/** A table without drawings: what was touched there, and what was answered. */
export class BareTable {
  readonly client: MatchClient;
  touched: Touched = [];
  explanation: Explanation | undefined;

  constructor(port: MatchPort) {
    this.client = new MatchClient({ port });
  }

  get input(): ScreenInput {
    return inputOf(this.client, { touched: this.touched });
  }

  get screen(): Screen<unknown> {
    return screenFor(this.input);
  }

  /** Touches one mark after another. */
  touch(...marks: Mark[]): void {
    for (const mark of marks) this.intend(intentOf(this.input, mark));
  }

  intend(intent: Intent): void {
    this.explanation = 'explain' in intent ? intent.explain : undefined;
    if ('touched' in intent) this.touched = intent.touched;
    if ('choose' in intent) this.choose(intent.choose);
    if ('draft' in intent) {
      this.client.takeDraft(intent.draft);
      this.touched = [];
    }
  }

  /** Drafts choices, one after another. */
  choose(...texts: string[]): void {
    this.touched = [];
    for (const text of texts) {
      const refusal = this.client.draftChoice(text);
      if (refusal !== undefined) throw new Error(`${text} is refused by ${refusal.clause}`);
    }
  }

  /** Drafts choices and commits them. What is stored at once is shown at once. */
  turn(...texts: string[]): void {
    this.choose(...texts);
    this.commit();
  }

  commit(): void {
    if (!this.client.canCommit) throw new Error('the turn is not complete');
    this.touched = [];
    void this.client.commitDraft();
    if (this.client.mustTakeOver) this.client.takeOver();
  }
}

/** A table where all people sit before one screen, and the first has sat down. */
export function tableOf(match: Match): BareTable {
  const table = new BareTable(localMatch(match));
  if (table.client.mustTakeOver) table.client.takeOver();
  return table;
}
