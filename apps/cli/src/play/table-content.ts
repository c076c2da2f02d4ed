import type { GameId } from '@interregnum/games';
import type { MatchClient } from '@interregnum/match';
import { presentSight, type Screen, type Sight, screenOf, type Telling } from '@interregnum/screen';
import { claimScreen } from '@interregnum/screen/claim';
import { foreignKingScreen } from '@interregnum/screen/foreign-king';
import { kingIsDeadScreen } from '@interregnum/screen/king-is-dead';
import { type App, choiceWordsOf, tellingOf } from './app.ts';

/** What is on the screen of a table, by its game: prompts, names and offers are those of the browser. */
const SCREENS: Readonly<Record<GameId, (sight: Sight, telling: Telling) => Screen<unknown>>> = {
  'king-is-dead': (sight, telling) => screenOf(kingIsDeadScreen, sight, telling),
  'foreign-king': (sight, telling) => screenOf(foreignKingScreen, sight, telling),
  claim: (sight, telling) => screenOf(claimScreen, sight, telling),
};

/** What is on the screen of a table now. The terminal draws it in letters. */
export function tableContent(app: App, client: MatchClient): Screen<unknown> {
  const { view } = client;
  const { words, text: table, nameOf } = tellingOf(app, view);
  const telling = { language: app.language, words, table, nameOf, choices: choiceWordsOf(app, view) };
  return SCREENS[view.game.meta.id as GameId](presentSight(client), telling);
}
