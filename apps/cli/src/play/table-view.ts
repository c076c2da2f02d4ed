import { type MatchClient, offersIn, present, seenIn, shownIn, textsOf } from '@interregnum/match';
import type { ScreenQuestion } from '@interregnum/screen';
import { appText, askedOf, type ChoiceItem, choiceItems, closestChoice, crumbs } from '@interregnum/texts';
import { drawingOf } from '../boards/index.ts';
import { cut, widthOf } from '../terminal/layout.ts';
import { type App, choiceWordsOf, contextOf, personIn, textOf } from './app.ts';
import type { InputState } from './input-state.ts';
import { listHeight } from './list.ts';
import { newsLines } from './pager-contents.ts';
import type { ShownMatch } from './played-match.ts';
import { tableContent } from './table-content.ts';
import { hasRoomForBoth, panelLines } from './table-panel.ts';
import { bar, faint, isSmall, type Size, strong, tooSmall } from './terminal-screen.ts';

/** The choices that a person has now, in notation; none once the draft is complete. */
export const openTexts = ({ asked }: MatchClient): string[] => (asked === undefined ? [] : offersIn(asked));

/** What was typed as notation writes it, also behind the part of a choice that has been chosen. */
export function textMeant(client: MatchClient, path: string, typed: string): string {
  const { asked, view } = client;
  const texts = asked === undefined ? [] : [...offersIn(asked), ...view.game.notation.texts(seenIn(asked))];
  const behind = closestChoice(`${path} ${typed}`, texts);
  return texts.includes(behind) ? behind : closestChoice(typed, texts);
}

/** Lines beside the panel: title, board, question, input and keys. */
const AROUND_PANEL = 1 + 14 + 3;

/** What can be chosen behind a path, as the screen has room for. */
export function itemsOf(app: App, client: MatchClient, path: string, { columns, rows }: Size): ChoiceItem[] {
  const fits = (words: readonly string[]): boolean => listHeight(words, columns - 1) <= rows - AROUND_PANEL;
  const stop = textOf(app)('play.stop-here');
  return choiceItems(path, tableContent(app, client).offers, { words: choiceWordsOf(app, client.view), stop, fits });
}

/** What is shown first: news, if there are any and there is no room for choices as well. */
export function firstPanel(app: App, { view, viewer }: MatchClient, { rows }: Size): InputState['panel'] {
  const news = viewer === undefined ? [] : newsLines(app, view);
  return news.length > 0 && !hasRoomForBoth(rows - AROUND_PANEL) ? 'news' : 'choices';
}

/** What a lesson adds to a table: what it says, above the question, and other keys where there is nothing to choose. */
interface LessonLines {
  readonly voice: readonly string[];
  readonly keys: string | undefined;
}

const NO_LESSON: LessonLines = { voice: [], keys: undefined };

/** The whole screen of a table; before anybody has sat down at it, what everybody may see. */
export function drawTable(
  app: App,
  live: ShownMatch,
  inputState: InputState,
  size: Size,
  { voice, keys }: LessonLines = NO_LESSON,
): string[] {
  const { client } = live;
  const { view, draft, viewer = 'audience' } = client;
  if (isSmall(size)) return tooSmall(textOf(app), size);
  const context = contextOf(app, view);
  const seen = draft === undefined ? present(view) : shownIn(draft);
  const board = drawingOf(view.game.meta.id).draw(seen, context);
  const items = itemsOf(app, client, inputState.path, size);
  const whose = viewer === 'audience' ? textOf(app)('replay.audience') : context.nameOf(viewer);
  const title = bar(context.words.word('title'), whose, size.columns);
  const status = live.online?.status ?? '';
  const isAsked = keys === undefined;
  const asked = isAsked ? questionLine(app, live, inputState, size.columns) : '';
  const said = status === '' ? [] : [faint(cut(` ${status}`, size.columns))];
  const room = size.rows - board.length - voice.length - 4 - said.length;
  const panel = isAsked ? panelLines(app, live, inputState, items, { ...size, rows: room }) : [];
  const blanks = Array(Math.max(0, room - panel.length)).fill('');
  const input = isAsked ? inputLine(app, inputState, items[inputState.cursor], size) : '';
  const bottom = [input, keys ?? keysLine(app, live, inputState, size)];
  return [title, ...board, ...voice, asked, ...panel, ...blanks, ...said, ...bottom].slice(0, size.rows);
}

/** Less of what was chosen is not worth the room. */
const FEWEST_CRUMBS = 12;

/** What was chosen in this turn, as much of its end as there is room for, and what is asked now. */
function questionLine(app: App, { client, awaited }: ShownMatch, { path, stuck }: InputState, columns: number): string {
  const { view, draft } = client;
  if (awaited !== undefined) {
    const name = personIn(view)(awaited);
    return ` ${strong(cut(textOf(app)(stuck === undefined ? 'play.thinks' : 'play.stuck', { name }), columns - 2))}`;
  }
  if (draft === undefined) return '';
  const asked = path === '' || draft.isComplete ? questionWords(app, client) : '';
  const made = crumbs([...textsOf(draft), ...(path === '' ? [] : [path])], choiceWordsOf(app, view));
  const room = columns - widthOf(asked) - 5;
  if (made === '' || draft.isComplete || room < FEWEST_CRUMBS) return ` ${strong(cut(asked, columns - 2))}`;
  const shown = widthOf(made) <= room ? made : `…${made.slice(widthOf(made) - room + 1)}`;
  return ` ${shown} › ${strong(asked)}`;
}

/** What is asked, and for whom if it is for a side that no seat plays; or that the turn is complete. */
function questionWords(app: App, client: MatchClient): string {
  const question: ScreenQuestion = tableContent(app, client).question;
  if (question.kind !== 'asked') return textOf(app)('play.complete');
  const { words, onBehalfOf } = question;
  return onBehalfOf === undefined
    ? words
    : askedOf(contextOf(app, client.view).nameOf(onBehalfOf), words, app.language);
}

/** What is being typed, or how the choice under the cursor would be typed. */
function inputLine(app: App, { typed }: InputState, item: ChoiceItem | undefined, { columns }: Size): string {
  const text = textOf(app);
  const hint = item === undefined ? text('play.type-word') : text('play.type', { example: item.text });
  return cut(` > ${typed === '' ? faint(hint) : `${typed}▏`}`, columns);
}

function keysLine(app: App, { awaited, online }: ShownMatch, { panel, stuck }: InputState, { columns }: Size): string {
  if (awaited !== undefined && online !== undefined) return faint(` ${appText(app.language)('join.keys-waits')}`);
  const own = panel === 'news' ? 'play.keys.news' : 'play.keys.table';
  const others = stuck === undefined ? 'play.keys.thinks' : 'play.keys.stuck';
  return faint(cut(` ${textOf(app)(awaited === undefined ? own : others)}`, columns));
}
