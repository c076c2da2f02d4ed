import type { Game, State } from '@interregnum/kernel';
import { historyFor, isOver, type Match, stateText, type Update, updatesFor, type Viewer } from '@interregnum/match';
import type { MatchUpdate, PlainUpdate, WholeMatch } from '@interregnum/protocol';
import { HUMAN, type LaterEntry, turnsIn } from '@interregnum/record';

/** In which form states are told: as words, to who lays them out alike; else as positions. */
export type Form = 'words' | 'positions';

/** What a viewer may know of a match, from as early on as it may look. */
export function wholeMatch(match: Match, viewer: Viewer, form: Form): WholeMatch {
  const { progress, head } = match;
  const from = shownFrom(match, viewer);
  const { first, updates } = historyFor(match, viewer, from);
  const ended: MatchUpdate[] = [];
  if (progress.end !== undefined) ended.push({ type: 'end', end: progress.end });
  if (progress.isRevealed) ended.push(revealed(match, form));
  return {
    viewer,
    start: progress.start,
    kinds: progress.kinds,
    token: head.token,
    first: firstIn(match.game, first, form),
    updates: [...(form === 'words' ? updates : inPositions(match, viewer, updates, from)), ...ended],
  };
}

/** What a viewer sees of a match now, without what led there. */
export const presentMatch = (match: Match, viewer: Viewer, form: Form): WholeMatch => {
  const { game, state, progress, head } = match;
  const seen = game.redact(state, viewer);
  const ended: MatchUpdate[] = progress.end === undefined ? [] : [{ type: 'end', end: progress.end }];
  return {
    viewer,
    start: progress.start,
    kinds: progress.kinds,
    token: head.token,
    first: firstIn(game, seen, form),
    updates: ended,
  };
};

const firstIn = (game: Game, seen: State, form: Form): WholeMatch['first'] =>
  form === 'words' ? { words: stateText(seen) } : { position: positionOf(game, seen) };

/**
 * From which turn on a viewer may look. Where people play from memory, no viewer is shown the beginning again before the end: a
 * seat is shown what happened from its own last turn on, and the audience sees the present.
 */
function shownFrom({ game, progress }: Match, viewer: Viewer): number {
  const { start, end, kinds, played } = progress;
  if (end !== undefined || !game.fromMemory(start.options) || !kinds.includes(HUMAN)) return 0;
  const own = turnsIn(played).findLastIndex(({ seat }) => seat === viewer);
  return own >= 0 ? own : viewer === 'audience' ? played.turns : 0;
}

/** What a viewer is sent of entries that have just led from one match to another. */
export const updatesIn = (
  before: Match,
  after: Match,
  entries: readonly LaterEntry[],
  viewer: Viewer,
  form: Form,
): readonly MatchUpdate[] => {
  const updates = updatesFor(before, after, entries, viewer);
  return form === 'words' ? updates : updates.map((update) => plain(update, after, viewer));
};

/** What a viewer is sent of the last entries of a match, of which it has not heard. None of them takes anything back. */
export function updatesSince(match: Match, entries: readonly LaterEntry[], viewer: Viewer, form: Form): MatchUpdate[] {
  const from = match.progress.played.turns - entries.filter(({ type }) => type === 'turn').length;
  const { updates } = historyFor(match, viewer, from);
  const turns = [...(form === 'words' ? updates : inPositions(match, viewer, updates, from))];
  return entries.flatMap((entry): readonly MatchUpdate[] => {
    if (entry.type === 'turn') return turns.splice(0, 1);
    if (entry.type === 'reveal') return [revealed(match, form)];
    const [update] = updatesFor(match, match, [entry], viewer);
    return form === 'words' ? [update] : [plain(update, match, viewer)];
  });
}

const positionOf = (game: Game, s: State): unknown => JSON.parse(game.position.write(s));

const revealed = ({ game, state }: Match, form: Form): MatchUpdate =>
  form === 'words'
    ? { type: 'reveal', state: stateText(state) }
    : { type: 'reveal', position: positionOf(game, state) };

/** Turns from a number on, each with the position after it. */
function inPositions(match: Match, viewer: Viewer, updates: readonly Update[], from: number): PlainUpdate[] {
  const { game, progress, first } = match;
  const state = first.slice();
  return turnsIn(progress.played).flatMap(({ choices }, turn) => {
    for (const choice of choices) game.play(state, choice);
    return turn < from ? [] : [plainAt(updates[turn - from], game, game.redact(state, viewer))];
  });
}

const plain = (update: Update, { game, state }: Match, viewer: Viewer): PlainUpdate =>
  plainAt(update, game, update.type === 'reveal' ? state : game.redact(state, viewer));

/** An update with the position that a viewer sees after it, instead of words. */
function plainAt(update: Update, game: Game, seen: State): PlainUpdate {
  switch (update.type) {
    case 'turn': {
      const { type, seat, decisions, token } = update;
      return {
        type,
        seat,
        decisions: decisions.map(({ text }) => ({ text })),
        position: positionOf(game, seen),
        token,
      };
    }
    case 'back':
      return { type: 'back', turns: update.turns, position: positionOf(game, seen), token: update.token };
    case 'reveal':
      return { type: 'reveal', position: positionOf(game, seen) };
    default:
      return update;
  }
}

/** Whether anything of a match is still hidden from a viewer by its rules or by memory. */
export const mayBeCopied = (match: Match): boolean =>
  isOver(match) || !match.game.fromMemory(match.progress.start.options);
