import type { Game, Piece } from '@interregnum/kernel';
import { viewFor } from '@interregnum/match';
import { logAt } from '@interregnum/screen';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dealtMatch, playedOn } from '../../test/matches.ts';
import { GAME_IDS, type GameId, newestGame, tableOfGame } from './index.ts';

/** The places that each game's drawings mark with `data-anchor`. */
const ANCHORED: Readonly<Record<GameId, RegExp>> = {
  'king-is-dead': /^(region|court):|^supply$/,
  'foreign-king': /^(province|supply|congress):|^(stock|portrait)$/,
  claim: /^(hand|won|drawn|score):|^(trick|shown|deck|discard)$/,
};

/** Everything that moves between such places in a match, as the first seat is told it. */
function movedIn(game: Game, places: RegExp): Set<Piece> {
  const { match, names } = playedOn(dealtMatch(game), 60);
  const view = viewFor(match, 0, names);
  const moved = new Set<Piece>();
  for (const at of view.choices.keys())
    for (const { piece, from, to } of logAt(view, at).lines.flatMap(({ moves }) => moves))
      if (places.test(from) && places.test(to)) moved.add(piece);
  return moved;
}

test.each(GAME_IDS)('every piece that travels over a board of %s has a picture', async (id) => {
  const [game, { Glyph }] = [await newestGame(id), await tableOfGame(id)];
  const moved = movedIn(game, ANCHORED[id]);
  expect(moved.size).toBeGreaterThan(2);
  for (const mark of moved) expect(renderToStaticMarkup(createElement(Glyph, { mark })), mark).not.toBe('');
});
