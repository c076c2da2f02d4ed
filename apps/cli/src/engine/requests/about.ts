import { GAMES } from '@interregnum/library';
import { speaker } from '@interregnum/texts';
import { string } from '../forms.ts';
import { LIMITS, PROTOCOL } from '../limits.ts';
import { gameIn } from '../session.ts';
import { request } from './request.ts';

/** What the engine is, speaks and allows. */
export const hello = request({}, ({ terminal, version }) => ({
  program: 'interregnum',
  version,
  protocol: PROTOCOL,
  language: terminal.language,
  games: [...GAMES.keys()],
  limits: LIMITS,
}));

/** The options that a game declares. */
export const options = request({ game: string(0, LIMITS.name) }, ({ terminal }, given) => {
  const { meta } = gameIn(given.game);
  const { word } = speaker(meta.id, terminal.language, String);
  return {
    game: meta.id,
    title: word('title'),
    rulesVersion: meta.rulesVersion,
    options: meta.options.map((option) => ({ ...option, text: word(`option.${option.name}`) })),
  };
});

/** The engine ends once the line is answered. */
export const quit = request({}, (session) => {
  session.ended = true;
  return {};
});
