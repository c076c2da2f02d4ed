import type { GameId } from '@interregnum/games';
import type { MatchClient, MatchView } from '@interregnum/match';
import {
  currentInput,
  type GameScreen,
  remarkOn,
  type Screen,
  type ScreenInput,
  screenOf,
  type Wording,
} from '@interregnum/screen';
import { claimScreen } from '@interregnum/screen/claim';
import { foreignKingScreen } from '@interregnum/screen/foreign-king';
import { kingIsDeadScreen } from '@interregnum/screen/king-is-dead';
import { type App, choiceWordsOf, contextOf } from './app.ts';

interface GameContent {
  readonly screenOf: (input: ScreenInput, wording: Wording) => Screen<unknown>;
  readonly remarkOn: (view: MatchView, decision: number, wording: Wording) => string;
}

const contentOf = <Board>(game: GameScreen<Board>): GameContent => ({
  screenOf: (input, wording) => screenOf(game, input, wording),
  remarkOn: (view, decision, wording) => remarkOn(game, view, decision, wording),
});

/** What is told at a table, by its game: prompts, names, offers and remarks are those of the browser. */
const CONTENTS: Readonly<Record<GameId, GameContent>> = {
  'king-is-dead': contentOf(kingIsDeadScreen),
  'foreign-king': contentOf(foreignKingScreen),
  claim: contentOf(claimScreen),
};

const contentIn = ({ game }: MatchView): GameContent => CONTENTS[game.meta.id as GameId];

function wordingAt(app: App, view: MatchView): Wording {
  const { words, text: table, nameOf } = contextOf(app, view);
  return { language: app.language, words, table, nameOf, choices: choiceWordsOf(app, view) };
}

/** What is on the screen of a table now. The terminal draws it in letters. */
export const tableContent = (app: App, client: MatchClient): Screen<unknown> =>
  contentIn(client.view).screenOf(currentInput(client), wordingAt(app, client.view));

/** What is worth a word of each of the decisions from one on. */
export function remarksSince(app: App, view: MatchView, from: number): string[] {
  const wording = wordingAt(app, view);
  return view.choices.slice(from).map((_, at) => contentIn(view).remarkOn(view, from + at, wording));
}
