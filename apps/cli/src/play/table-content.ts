import type { GameId } from '@interregnum/games';
import type { MatchClient } from '@interregnum/match';
import { currentInput, type Screen, type ScreenInput, screenOf, type Telling } from '@interregnum/screen';
import { claimScreen } from '@interregnum/screen/claim';
import { foreignKingScreen } from '@interregnum/screen/foreign-king';
import { kingIsDeadScreen } from '@interregnum/screen/king-is-dead';
import { type App, choiceWordsOf, tellingOf } from './app.ts';

/** What is on the screen of a table, by its game: prompts, names and offers are those of the browser. */
const SCREENS: Readonly<Record<GameId, (input: ScreenInput, telling: Telling) => Screen<unknown>>> = {
  'king-is-dead': (input, telling) => screenOf(kingIsDeadScreen, input, telling),
  'foreign-king': (input, telling) => screenOf(foreignKingScreen, input, telling),
  claim: (input, telling) => screenOf(claimScreen, input, telling),
};

/** What is on the screen of a table now. The terminal draws it in letters. */
export function tableContent(app: App, client: MatchClient): Screen<unknown> {
  const { view } = client;
  const { words, text: table, nameOf } = tellingOf(app, view);
  const telling = { language: app.language, words, table, nameOf, choices: choiceWordsOf(app, view) };
  return SCREENS[view.game.meta.id as GameId](currentInput(client), telling);
}
