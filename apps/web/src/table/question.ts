import { playerSeats } from '@interregnum/kernel';
import { byTurn, committed, draftTexts, isOver, people, seatToAct, toldAt, toldDraft } from '@interregnum/table';
import { type AppText, askedOf, crumbs } from '@interregnum/texts/lazy';
import type { TableModel } from './model.ts';
import { paragraphs } from './said.ts';
import { newsAt } from './standing.ts';
import type { Shown } from './use-table.ts';

/** What is asked; or who is waited for, what is being shown, that a turn is complete. */
export function questionOf(shown: Shown, table: AppText): string {
  const { model, scene } = shown;
  const { session, playback } = model;
  if (playback.isRunning) return toldNow(shown);
  if (session.program !== undefined) {
    const key = model.failure === undefined ? 'play.thinks' : 'play.stuck';
    return table(key, { name: scene.nameOf(session.program) });
  }
  return model.prompt === undefined ? completeLine(shown) : promptLine(shown);
}

/** What is asked, and of whom if several people share the screen, or if it is asked for a side that nobody plays. */
function promptLine({ model, scene, words, open }: Shown): string {
  const { prompt, touched, asked: seat } = model;
  if (prompt === undefined || seat === undefined) return '';
  const further = touched.length === 0 ? undefined : model.view.asks(open);
  const asked = further === undefined ? words.say('prompt', prompt) : scene.text(further);
  const who = prompt.onBehalfOf ?? (people(model.table).length > 1 ? seat : undefined);
  return who === undefined ? asked : askedOf(scene.nameOf(who), asked, scene.language);
}

/** That a turn is complete, and whose if it is not clear. One that nobody had a choice in is told, not asked for. */
function completeLine({ model, scene, words, choices }: Shown): string {
  const { table } = model;
  const side = sideDecidedFor(model) ?? (people(table).length > 1 ? seatToAct(table) : undefined);
  const [name, suffix] = side === undefined ? ['', ''] : [scene.nameOf(side), '-for'];
  if (!isForced(model)) return scene.text(`table.complete${suffix}`, { name });
  const told = paragraphs(words, toldDraft(table)).join(' ') || `${crumbs(draftTexts(table), choices)}.`;
  return scene.text(`table.forced${suffix}`, { name, told });
}

const isForced = ({ canUndo, canCommit }: TableModel): boolean => canCommit && !canUndo;

/** The side nobody plays that the turn is decided for; undefined if it is the turn of whoever decides. */
function sideDecidedFor({ table, session }: TableModel): number | undefined {
  const { game } = table;
  if (isOver(table) || session.program !== undefined) return undefined;
  return game.prompt(game.redact(committed(table), seatToAct(table))).onBehalfOf;
}

/** What the decision that is being shown did, in words. */
const toldNow = (shown: Shown): string => toldOf(shown, shown.model.playback.shown - 1);

/** What a decision did, in words; nothing before the first one. */
function toldOf({ model, scene, words }: Shown, decision: number): string {
  if (decision < 0) return '';
  const { lines } = toldAt(model.table, scene.viewer, decision);
  return lines.map((line) => words.say('log', line)).join(' ');
}

/** What has been chosen in this turn; nothing if the question tells it, or while others' turns are still shown. */
export function madeSoFar({ model, choices }: Shown): string {
  if (isForced(model) || model.playback.isRunning) return '';
  const begun = model.touched.map(({ text }) => text).join(' ');
  return crumbs([...draftTexts(model.table), begun].filter(Boolean), choices);
}

/**
 * What the card or action does that the choice begins with, as long as nothing else was chosen; why a turn is decided for
 * a side that nobody plays, and when it will be.
 */
export function aboutWhat(shown: Shown): string | undefined {
  const { model, scene, choices } = shown;
  const { table, drafting, touched, gameId } = model;
  if (model.playback.isRunning) return undefined;
  if (sideDecidedFor(model) !== undefined)
    return `${toldOf(shown, table.choices.length - 1)} ${scene.text(`${gameId}.on-behalf`)}`;
  if (model.asked === undefined) return undefined;
  const [begun, ...more] = [...drafting.chosen, ...touched.map(({ text }) => text)];
  if (begun !== undefined) return more.length > 0 ? undefined : choices.about(begun);
  const { options, seats } = table.record.start;
  return playerSeats(table.game, options).length < seats.length ? scene.text(`${gameId}.alone`) : undefined;
}

/** Before anything is chosen: what has happened since the viewer's last turn. */
export function newsNow({ model, scene, words }: Shown): string {
  const begun = model.drafting.chosen.length + model.touched.length > 0;
  return model.asked === undefined || begun ? '' : paragraphs(words, byTurn(newsAt(model, scene.viewer))).join(' ');
}
