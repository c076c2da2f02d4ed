import type { MatchView } from '@interregnum/match';
import { logAt } from '@interregnum/screen';
import { tableText, translator } from '@interregnum/texts';
import { type DrawingContext, drawingOf } from '../boards/index.ts';
import { sideNames } from '../terminal/side-names.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** The words and names of a match for the viewer of a view. */
export function contextFor({ game, start, names, viewer }: MatchView, terminal: Terminal): DrawingContext {
  const nameOf = sideNames(game, start.options, terminal, (seat) => names[seat]);
  const words = translator(game.meta.id, terminal.language, nameOf);
  const whose = viewer === 'all' ? 'audience' : viewer;
  return { words, text: tableText(terminal.language), nameOf, terminal, viewer: whose };
}

/** The board after so many decisions. */
export const boardAt = (view: MatchView, step: number, terminal: Terminal): string[] =>
  drawingOf(view.game.meta.id).draw(view.states[step], contextFor(view, terminal));

/** What was told of a decision, by its number from 1; nothing of some. */
export function textAt(view: MatchView, step: number, terminal: Terminal): string {
  if (step === 0) return '';
  const { words } = contextFor(view, terminal);
  return logAt(view, step - 1)
    .lines.map((line) => words.say('log', line))
    .join(' ');
}
