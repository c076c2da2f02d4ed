import { legalChoices, NOBODY, newChoices, type State } from '@interregnum/kernel';
import { drafted, draftTexts, isComplete, seatToAct, viewOf } from '@interregnum/table';
import { boardOf } from '../boards/index.ts';
import { cut, widthOf, wrapped } from '../layout.ts';
import { type App, choiceWordsOf, tellingOf, textOf } from './app.ts';
import { crumbs, type Item, itemsUnder } from './choices.ts';
import { listHeight, listLines } from './list.ts';
import { newsLines } from './readings.ts';
import { bar, faint, type Size, SMALLEST, strong, tooSmall } from './screen.ts';
import type { Session } from './session.ts';

/** What the person at the screen is about to do; the rest of the screen follows from the table. */
export interface Posture {
  readonly cursor: number;
  /** The part of a choice that has been made already. */
  readonly path: string;
  readonly typed: string;
  /** An answer to the last key, if it needs one. */
  readonly message: string;
  /** News come before choices where there is no room for both. */
  readonly panel: 'news' | 'choices';
}

/** The choices that are open now, in notation; none once the draft is complete. */
export function openTexts({ table }: Session): string[] {
  if (isComplete(table) || seatToAct(table) === NOBODY) return [];
  const s = drafted(table);
  return legalChoices(table.game, s, newChoices()).map((choice) => table.game.notation.write(s, choice));
}

export function itemsOf(app: App, session: Session, path: string): Item[] {
  return itemsUnder(path, openTexts(session), choiceWordsOf(app, session.table), textOf(app)('play.stop-here'));
}

/** The whole screen of a table. */
export function drawTable(app: App, session: Session, posture: Posture, size: Size): string[] {
  const { table, viewer = 0 } = session;
  const text = textOf(app);
  if (size.columns < SMALLEST.columns || size.rows < SMALLEST.rows) return tooSmall(text, size);
  const telling = tellingOf(app, table, viewer);
  const seen: State = viewOf(table, viewer);
  const board = boardOf(table.game.meta.id).draw(JSON.parse(table.game.position.write(seen)), telling);
  const title = bar(telling.words.word('title'), text('play.seat', { name: telling.nameOf(viewer) }), size.columns);
  const bottom = [inputLine(app, posture, size), faint(cut(` ${text('play.keys.table')}`, size.columns))];
  const asked = questionLine(app, session, posture, size.columns);
  const room = size.rows - board.length - bottom.length - 2;
  const panel = panelLines(app, session, posture, { ...size, rows: room });
  const blanks = Array(Math.max(0, room - panel.length)).fill('');
  return [title, ...board, asked, ...panel, ...blanks, ...bottom].slice(0, size.rows);
}

/** What was chosen in this turn, as much of its end as there is room for, and what is asked now. */
function questionLine(app: App, { table, viewer = 0 }: Session, { path }: Posture, columns: number): string {
  const asked = isComplete(table)
    ? textOf(app)('play.complete')
    : tellingOf(app, table, viewer).words.say('prompt', table.game.prompt(table.game.redact(drafted(table), viewer)));
  const made = crumbs([...draftTexts(table), ...(path === '' ? [] : [path])], choiceWordsOf(app, table));
  const room = columns - widthOf(asked) - 5;
  if (made === '' || isComplete(table) || room < FEWEST_CRUMBS) return ` ${strong(cut(asked, columns - 2))}`;
  const shown = widthOf(made) <= room ? made : `…${made.slice(widthOf(made) - room + 1)}`;
  return ` ${shown} › ${strong(asked)}`;
}

/** Less of what was chosen is not worth the room. */
const FEWEST_CRUMBS = 12;

function inputLine(app: App, { typed, message }: Posture, { columns }: Size): string {
  if (typed === '' && message !== '') return cut(` ${message}`, columns);
  const hint = typed === '' ? faint(textOf(app)('play.type')) : typed;
  return cut(` > ${hint}`, columns);
}

const ABOUT_LINES = 3;
/** Where there is more room than this, news stand above the choices. */
const ROOM_FOR_BOTH = 14;

function panelLines(app: App, session: Session, posture: Posture, { columns, rows }: Size): string[] {
  const { table, viewer = 0 } = session;
  const news = newsLines(app, table, viewer);
  const text = textOf(app);
  if (posture.panel === 'news' && rows < ROOM_FOR_BOTH) {
    const shown = news.slice(-Math.max(1, rows - 1));
    return [faint(` ${text('play.since')}`), ...shown];
  }
  if (isComplete(table)) {
    const made = crumbs(draftTexts(table), choiceWordsOf(app, table));
    return ['', ...wrapped(made, { indent: 3, hang: 3, width: columns })];
  }
  const items = itemsOf(app, session, posture.path);
  const words = items.map((item) => item.words);
  const about = aboutLines(app, session, items[posture.cursor], columns);
  const wanted = Math.min(listHeight(words, columns - 1), rows);
  const list = listLines(
    words,
    posture.cursor,
    columns - 1,
    Math.max(1, Math.min(wanted, rows - Math.min(about.length, 2))),
  );
  const lower = [...list.map((line) => ` ${line}`), ...about.slice(0, rows - list.length)];
  if (rows < ROOM_FOR_BOTH || news.length === 0) return lower;
  const room = rows - lower.length - 2;
  return [faint(` ${text('play.since')}`), ...news.slice(-room), '', ...lower];
}

/** What the card, action or faction under the cursor does. */
function aboutLines(app: App, { table }: Session, item: Item | undefined, columns: number): string[] {
  const about = item === undefined ? undefined : choiceWordsOf(app, table).about(item.text);
  if (about === undefined) return [];
  const lines = wrapped(about, { indent: 3, hang: 3, width: columns });
  const shown = lines.slice(0, ABOUT_LINES);
  if (lines.length > ABOUT_LINES) shown[ABOUT_LINES - 1] = `${cut(shown[ABOUT_LINES - 1], columns - 2)} …`;
  return shown.map(faint);
}
