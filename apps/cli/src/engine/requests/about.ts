import { GAME_IDS, type GameId, versionsOf } from '@interregnum/games';
import { translator } from '@interregnum/texts';
import { LIMITS, PROTOCOL } from '../limits.ts';
import { gameName, rulesVersion } from '../read-position.ts';
import { gameIn } from '../session.ts';
import { request } from './request.ts';

/** What the engine is, speaks and allows. */
export const hello = request({}, ({ terminal, version }) => ({
  program: 'interregnum',
  version,
  protocol: PROTOCOL,
  language: terminal.language,
  games: GAME_IDS,
  limits: LIMITS,
}));

/** The options that a game declares. */
export const options = request({ game: gameName, rules: rulesVersion }, ({ terminal }, given) => {
  const { meta } = gameIn(given.game, given.rules);
  const { word } = translator(meta.id, terminal.language, String);
  return {
    game: meta.id,
    title: word('title'),
    rulesVersion: meta.rulesVersion,
    rulesVersions: versionsOf(meta.id as GameId),
    options: meta.options.map((option) => ({ ...option, text: word(`option.${option.name}`) })),
  };
});

/** The engine ends once the line is answered. */
export const quit = request({}, (session) => {
  session.ended = true;
  return {};
});
