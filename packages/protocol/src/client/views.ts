import type { Game } from '@interregnum/kernel';
import { type MatchView, readStateText, type Update, type Viewer, viewAfter } from '@interregnum/match';
import type { MatchUpdate, News, WholeMatch } from '../told-tables.ts';

/** What each viewer at this client knows. */
export type Views = ReadonlyMap<Viewer, MatchView>;

/** Whether an update has words that views are made of; those for clients without a layout have positions. */
const hasWords = (update: MatchUpdate): update is Update =>
  !('position' in update) && (update.type !== 'turn' || update.decisions.every((decision) => 'words' in decision));

/** The view after updates that follow one another; undefined if one of them does not fit. */
function viewAfterAll(view: MatchView, updates: readonly MatchUpdate[]): MatchView | undefined {
  let next: MatchView | undefined = view;
  for (const update of updates) next = next && hasWords(update) ? viewAfter(next, update) : undefined;
  return next;
}

/** What a viewer knows by all that it was sent; undefined if that does not fit together, or holds no words. */
function viewOf(
  { viewer, start, kinds, token, first, updates }: WholeMatch,
  game: Game,
  names: readonly string[],
): MatchView | undefined {
  const state = 'words' in first ? readStateText(first.words, game.size) : undefined;
  if (state === undefined) return undefined;
  const atFirst = {
    game,
    start,
    viewer,
    states: [state],
    choices: [],
    deciders: [],
    turnEnds: [],
    kinds,
    names,
    token,
  };
  return viewAfterAll({ ...atFirst, end: undefined, isRevealed: false }, updates);
}

/** The views of a whole match, of which there is at least one; undefined if one of them does not fit. */
export function viewsOf(matches: readonly WholeMatch[], game: Game, names: readonly string[]): Views | undefined {
  const views = new Map<Viewer, MatchView>();
  for (const match of matches) {
    const view = viewOf(match, game, names);
    if (view === undefined) return undefined;
    views.set(match.viewer, view);
  }
  return views.size === 0 ? undefined : views;
}

/** The views after what is new for each of them; undefined if it does not fit, or if one of them was told nothing. */
export function viewsAfter(views: Views, updates: NonNullable<News['updates']>): Views | undefined {
  const sent = new Map(updates);
  const next = new Map<Viewer, MatchView>();
  for (const [viewer, view] of views) {
    const own = sent.get(viewer);
    const after = own && viewAfterAll(view, own);
    if (after === undefined) return undefined;
    next.set(viewer, after);
  }
  return next;
}
