import { logAt, type MatchView } from '@interregnum/match';
import { speaker, tableText } from '@interregnum/texts';
import { drawingOf, type Telling } from '../boards/index.ts';
import type { Terminal } from '../language.ts';
import { sideNames } from '../sides.ts';

/** How a match is spoken of to whom a view is for. */
export function tellingFor({ game, start, names, viewer }: MatchView, terminal: Terminal): Telling {
  const nameOf = sideNames(game, start.options, terminal, (seat) => names[seat]);
  const words = speaker(game.meta.id, terminal.language, nameOf);
  const whose = viewer === 'all' ? 'audience' : viewer;
  return { words, text: tableText(terminal.language), nameOf, terminal, viewer: whose };
}

/** The board after so many decisions. */
export const boardAt = (view: MatchView, step: number, terminal: Terminal): string[] =>
  drawingOf(view.game.meta.id).draw(view.states[step], tellingFor(view, terminal));

/** What was told of a decision, by its number from 1; nothing of some. */
export function textAt(view: MatchView, step: number, terminal: Terminal): string {
  if (step === 0) return '';
  const { words } = tellingFor(view, terminal);
  return logAt(view, step - 1)
    .lines.map((line) => words.say('log', line))
    .join(' ');
}
