import type { GameId } from '@interregnum/games';
import type { MatchClient } from '@interregnum/match';
import { currentInput, type Screen, type ScreenInput, screenOf, type Wording } from '@interregnum/screen';
import { claimScreen } from '@interregnum/screen/claim';
import { foreignKingScreen } from '@interregnum/screen/foreign-king';
import { kingIsDeadScreen } from '@interregnum/screen/king-is-dead';
import { type App, choiceWordsOf, contextOf } from './app.ts';

/** What is on the screen of a table, by its game: prompts, names and offers are those of the browser. */
const SCREENS: Readonly<Record<GameId, (input: ScreenInput, wording: Wording) => Screen<unknown>>> = {
  'king-is-dead': (input, wording) => screenOf(kingIsDeadScreen, input, wording),
  'foreign-king': (input, wording) => screenOf(foreignKingScreen, input, wording),
  claim: (input, wording) => screenOf(claimScreen, input, wording),
};

/** What is on the screen of a table now. The terminal draws it in letters. */
export function tableContent(app: App, client: MatchClient): Screen<unknown> {
  const { view } = client;
  const { words, text: table, nameOf } = contextOf(app, view);
  const wording = { language: app.language, words, table, nameOf, choices: choiceWordsOf(app, view) };
  return SCREENS[view.game.meta.id as GameId](currentInput(client), wording);
}
