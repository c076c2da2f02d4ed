import { legalChoices, NOBODY, newChoices, type State } from '@interregnum/kernel';
import { drafted, draftTexts, isComplete, seatToAct, viewOf } from '@interregnum/table';
import { askedOf, crumbs, type Item, itemsUnder, meant } from '@interregnum/texts';
import { boardOf } from '../boards/index.ts';
import { cut, widthOf } from '../layout.ts';
import { type App, choiceWordsOf, personAt, tellingOf, textOf } from './app.ts';
import { listHeight } from './list.ts';
import type { Posture } from './posture.ts';
import { newsLines } from './readings.ts';
import { bar, faint, isSmall, type Size, strong, tooSmall } from './screen.ts';
import type { Session } from './session.ts';
import { hasRoomForBoth, panelLines } from './table-panel.ts';

/** The choices that a person has now, in notation; none once the draft is complete. */
export function openTexts({ table, program }: Session): string[] {
  if (isComplete(table) || program !== undefined || seatToAct(table) === NOBODY) return [];
  const s = drafted(table);
  return legalChoices(table.game, s, newChoices()).map((choice) => table.game.notation.write(s, choice));
}

/** What was typed as notation writes it, also behind the part of a choice that has been chosen. */
export function textMeant(session: Session, path: string, typed: string): string {
  const { game } = session.table;
  const texts = [...openTexts(session), ...game.notation.texts(drafted(session.table))];
  const behind = meant(`${path} ${typed}`, texts);
  return texts.includes(behind) ? behind : meant(typed, texts);
}

/** Lines beside the panel: title, board, question, input and keys. */
const AROUND_PANEL = 1 + 14 + 3;

/** What can be chosen behind a path, as the screen has room for. */
export function itemsOf(app: App, session: Session, path: string, { columns, rows }: Size): Item[] {
  const fits = (words: readonly string[]): boolean => listHeight(words, columns - 1) <= rows - AROUND_PANEL;
  const stop = textOf(app)('play.stop-here');
  return itemsUnder(path, openTexts(session), { words: choiceWordsOf(app, session.table), stop, fits });
}

/** What is shown first: news, if there are any and there is no room for choices as well. */
export function firstPanel(app: App, { table, viewer }: Session, { rows }: Size): Posture['panel'] {
  const news = viewer === undefined ? [] : newsLines(app, table, viewer);
  return news.length > 0 && !hasRoomForBoth(rows - AROUND_PANEL) ? 'news' : 'choices';
}

/** The whole screen of a table; before anybody has sat down at it, what everybody may see. */
export function drawTable(app: App, session: Session, posture: Posture, size: Size): string[] {
  const { table, viewer = 'audience' } = session;
  if (isSmall(size)) return tooSmall(textOf(app), size);
  const telling = tellingOf(app, table, viewer);
  const seen: State = viewOf(table, viewer);
  const board = boardOf(table.game.meta.id).draw(JSON.parse(table.game.position.write(seen)), telling);
  const items = itemsOf(app, session, posture.path, size);
  const whose = viewer === 'audience' ? textOf(app)('replay.audience') : telling.nameOf(viewer);
  const title = bar(telling.words.word('title'), whose, size.columns);
  const asked = questionLine(app, session, posture, size.columns);
  const room = size.rows - board.length - 4;
  const panel = panelLines(app, session, posture, items, { ...size, rows: room });
  const blanks = Array(Math.max(0, room - panel.length)).fill('');
  const bottom = [inputLine(app, posture, items[posture.cursor], size), keysLine(app, session, posture, size)];
  return [title, ...board, asked, ...panel, ...blanks, ...bottom].slice(0, size.rows);
}

/** Less of what was chosen is not worth the room. */
const FEWEST_CRUMBS = 12;

/** What was chosen in this turn, as much of its end as there is room for, and what is asked now. */
function questionLine(app: App, session: Session, { path, stuck }: Posture, columns: number): string {
  const { table, program } = session;
  if (program !== undefined) {
    const name = personAt(table)(program);
    return ` ${strong(cut(textOf(app)(stuck === undefined ? 'play.thinks' : 'play.stuck', { name }), columns - 2))}`;
  }
  const asked = isComplete(table) ? textOf(app)('play.complete') : path === '' ? promptOf(app, session) : '';
  const made = crumbs([...draftTexts(table), ...(path === '' ? [] : [path])], choiceWordsOf(app, table));
  const room = columns - widthOf(asked) - 5;
  if (made === '' || isComplete(table) || room < FEWEST_CRUMBS) return ` ${strong(cut(asked, columns - 2))}`;
  const shown = widthOf(made) <= room ? made : `…${made.slice(widthOf(made) - room + 1)}`;
  return ` ${shown} › ${strong(asked)}`;
}

/** What is asked, and for whom if it is for a side that nobody plays. */
function promptOf(app: App, { table }: Session): string {
  const telling = tellingOf(app, table, 'audience');
  const prompt = table.game.prompt(table.game.redact(drafted(table), seatToAct(table)));
  const asked = telling.words.say('prompt', prompt);
  if (prompt.onBehalfOf === undefined) return asked;
  return askedOf(telling.nameOf(prompt.onBehalfOf), asked, app.language);
}

/** What is being typed, or how the choice under the cursor would be typed. */
function inputLine(app: App, { typed }: Posture, item: Item | undefined, { columns }: Size): string {
  const text = textOf(app);
  const hint = item === undefined ? text('play.type-word') : text('play.type', { example: item.text });
  return cut(` > ${typed === '' ? faint(hint) : `${typed}▏`}`, columns);
}

function keysLine(app: App, { program }: Session, { panel, stuck }: Posture, { columns }: Size): string {
  const own = panel === 'news' ? 'play.keys.news' : 'play.keys.table';
  const others = stuck === undefined ? 'play.keys.thinks' : 'play.keys.stuck';
  return faint(cut(` ${textOf(app)(program === undefined ? own : others)}`, columns));
}
