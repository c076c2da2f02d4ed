import type { State } from '@interregnum/kernel';
import { playersAt, seenAt, type Table } from '@interregnum/table';
import { speaker, tableText } from '@interregnum/texts';
import { boardOf, type Telling } from '../boards/index.ts';
import type { Terminal } from '../language.ts';
import { sideNames } from '../sides.ts';
import type { Viewpoint } from './read.ts';

/** What a viewpoint shows after so many decisions. */
const seenFrom = (table: Table, step: number, view: Viewpoint): State =>
  view === 'all' ? table.states[step] : seenAt(table, view, step);

/** How a match is spoken of from a viewpoint. */
export function tellingFor(table: Table, view: Viewpoint, terminal: Terminal): Telling {
  const { game, record } = table;
  const players = playersAt(table);
  const nameOf = sideNames(game, record.start.options, terminal, (seat) => players[seat].name);
  const words = speaker(game.meta.id, terminal.language, nameOf);
  const viewer = view === 'all' ? 'audience' : view;
  return { words, text: tableText(terminal.language), nameOf, terminal, viewer };
}

/** The board after so many decisions. */
export function boardAt(table: Table, step: number, view: Viewpoint, terminal: Terminal): string[] {
  const position: unknown = JSON.parse(table.game.position.write(seenFrom(table, step, view)));
  return boardOf(table.game.meta.id).draw(position, tellingFor(table, view, terminal));
}

/** What was told of a decision, by its number from 1; nothing of some. */
export function toldAt(table: Table, step: number, view: Viewpoint, terminal: Terminal): string {
  if (step === 0) return '';
  const { game, choices } = table;
  const { words } = tellingFor(table, view, terminal);
  const [before, next] = [step - 1, step].map((at) => seenFrom(table, at, view));
  return game
    .tell(before, choices[step - 1], next)
    .map((line) => words.say('log', line))
    .join(' ');
}
