import { type Draft, type MatchView, seenIn, textsOf } from '@interregnum/match';
import { type ChoiceItem, crumbs } from '@interregnum/texts';
import { cut, wrapped } from '../terminal/layout.ts';
import { type App, choiceWordsOf, contextOf, textOf } from './app.ts';
import type { InputState } from './input-state.ts';
import { listHeight, listLines } from './list.ts';
import { newsLines } from './pager-contents.ts';
import type { ShownMatch } from './played-match.ts';
import { faint, type Size } from './terminal-screen.ts';

/** Where there is more room than this, news stand above the choices. */
const ROOM_FOR_BOTH = 14;

/** Whether a panel of so many lines shows news and choices together. */
export const hasRoomForBoth = (rows: number): boolean => rows >= ROOM_FOR_BOTH;

/** What stands between the question and the line where one types: news, choices, an answer, or the whole turn. */
export function panelLines(
  app: App,
  live: ShownMatch,
  inputState: InputState,
  items: readonly ChoiceItem[],
  size: Size,
): string[] {
  const { columns, rows } = size;
  const { view, viewer } = live.client;
  const news = (room: number): string[] => newsPanel(app, view, room);
  const failed = inputState.stuck === undefined ? '' : textOf(app)('play.failed', { why: inputState.stuck });
  const message = inputState.message || failed;
  const answer = message === '' ? [] : wrapped(message, { indent: 1, hang: 3, width: columns });
  if (live.awaited !== undefined) return viewer === undefined ? answer : [...news(rows - answer.length), ...answer];
  if (answer.length === 0 && inputState.panel === 'news' && !hasRoomForBoth(rows)) return news(rows);
  const own = rows - answer.length;
  const lower = [...choicesPanel(app, live, inputState, items, { columns, rows: own }), ...answer];
  const room = rows - lower.length - 1;
  return hasRoomForBoth(rows) ? [...news(room), '', ...lower] : lower;
}

function newsPanel(app: App, view: MatchView, rows: number): string[] {
  const text = textOf(app);
  const news = newsLines(app, view, rows - 1);
  return [faint(` ${text('play.since')}`), ...(news.length === 0 ? [` ${text('play.nothing-yet')}`] : news)];
}

function choicesPanel(
  app: App,
  live: ShownMatch,
  inputState: InputState,
  items: readonly ChoiceItem[],
  size: Size,
): string[] {
  const { columns, rows } = size;
  const { view, draft } = live.client;
  if (draft === undefined) return [];
  if (draft.isComplete) {
    const made = crumbs(textsOf(draft), choiceWordsOf(app, view));
    return ['', ...wrapped(made, { indent: 3, hang: 3, width: columns })].slice(0, rows);
  }
  const words = items.map((item) => item.words);
  const about = aboutLines(app, view, items[inputState.cursor], columns);
  const height = Math.min(listHeight(words, columns - 1), Math.max(1, rows - Math.min(about.length, 2)));
  const list = listLines(words, inputState.cursor, columns - 1, height).map((line) => ` ${line}`);
  const told = [...about, ...(inputState.path === '' ? blockedLines(app, view, draft, items, columns) : [])];
  return [...list, ...shortened(told, rows - list.length)];
}

/** As many lines as there is room for; an ellipsis at the end of the last if there are more. */
const shortened = (lines: readonly string[], room: number): string[] =>
  lines.slice(0, room).map((line, at) => faint(at === room - 1 && lines.length > room ? `${line} …` : line));

/** What the card, action or faction under the cursor does. */
function aboutLines(app: App, view: MatchView, item: ChoiceItem | undefined, columns: number): string[] {
  const about = item === undefined ? undefined : choiceWordsOf(app, view).about(item.text);
  return about === undefined ? [] : wrapped(about, { indent: 3, hang: 3, width: columns - 2 });
}

/** Why actions that lie open for everybody are not in the list; those that the game does not have are not missed. */
function blockedLines(
  app: App,
  view: MatchView,
  draft: Draft,
  items: readonly ChoiceItem[],
  columns: number,
): string[] {
  const { game } = view;
  const words = choiceWordsOf(app, view);
  const { say } = contextOf(app, view).words;
  const seen = seenIn(draft);
  const offered = new Set(items.map(({ text }) => words.actionOf(text)));
  if (offered.size === 1 && offered.has(undefined)) return [];
  const examples = new Map(game.notation.texts(seen).map((text) => [words.actionOf(text), text]));
  return [...examples].flatMap(([action, text]) => {
    const refusal = action === undefined || offered.has(action) ? undefined : game.refusal(seen, text);
    if (refusal === undefined || refusal.key === 'no-such-action') return [];
    const [name, why] = [words.parts(text)[0].words, say('refusal', refusal)];
    return [cut(`   ✗ ${why.includes(name) ? why : `${name}: ${why}`}`, columns - 2)];
  });
}
