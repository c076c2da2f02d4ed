import { committed, draftTexts, isOver, people, toldAt } from '@interregnum/table';
import { type AppText, crumbs } from '@interregnum/texts/lazy';
import type { Shown } from './use-table.ts';

/** What is asked; or who is waited for, what is being shown, that a turn is complete, how it ended. */
export function questionOf(shown: Shown, table: AppText): string {
  const { model, scene } = shown;
  const { session, playback } = model;
  if (playback.isRunning) return toldNow(shown);
  if (isOver(model.table)) return winnersLine(shown);
  if (session.program !== undefined) {
    const key = model.failure === undefined ? 'play.thinks' : 'play.stuck';
    return table(key, { name: scene.nameOf(session.program) });
  }
  return model.prompt === undefined ? completeLine(shown) : promptLine(shown, table);
}

/** What is asked, and of whom if several people share the screen, or if it is asked for a side that nobody plays. */
function promptLine({ model, scene, words, open }: Shown, table: AppText): string {
  const { prompt, touched, asked: seat } = model;
  if (prompt === undefined || seat === undefined) return '';
  const further = touched.length === 0 ? undefined : model.view.asks(open);
  const asked = further === undefined ? words.say('prompt', prompt) : scene.text(further);
  const who = prompt.onBehalfOf ?? (people(model.table).length > 1 ? seat : undefined);
  return who === undefined ? asked : table('play.on-behalf', { name: scene.nameOf(who), asked });
}

/** A turn that nobody had a choice in is told, not asked for. */
function completeLine({ model, scene, choices }: Shown): string {
  if (model.canUndo || !model.canCommit) return scene.text('table.complete');
  return scene.text('table.forced', { choice: crumbs(draftTexts(model.table), choices) });
}

/** What the decision that is being shown did, in words. */
function toldNow({ model, scene, words }: Shown): string {
  const { table, playback } = model;
  if (playback.shown === 0) return '';
  const { lines } = toldAt(table, scene.viewer, playback.shown - 1);
  return lines.map((line) => words.say('log', line)).join(' ');
}

export function winnersLine({ model, scene }: Shown): string {
  const { game } = model.table;
  const outcome = game.outcome(committed(model.table));
  const winners = outcome?.winners ?? [];
  const names = new Intl.ListFormat(scene.language).format(winners.map(scene.nameOf));
  return scene.text(outcome?.shared ? 'table.shared' : 'table.won', { winners: names, count: winners.length });
}

/** What the card or action does that the choice begins with, as long as nothing else was chosen. */
export function aboutWhat({ model, choices }: Shown): string | undefined {
  const [begun, ...more] = [...model.drafting.chosen, ...model.touched.map(({ text }) => text)];
  return begun === undefined || more.length > 0 || model.asked === undefined ? undefined : choices.about(begun);
}
