import type { State } from '@interregnum/kernel';
import { speaker, tableText } from '@interregnum/texts';
import { boardOf, type Telling } from '../boards/index.ts';
import type { Terminal } from '../language.ts';
import { sideNames } from '../sides.ts';
import type { Shown, Viewpoint } from './read.ts';

/** What a viewpoint shows of a state. */
const seenFrom = ({ game }: Shown, s: State, view: Viewpoint): State => (view === 'all' ? s : game.redact(s, view));

/** How a match is spoken of from a viewpoint. */
export function tellingFor({ game, record }: Shown, view: Viewpoint, terminal: Terminal): Telling {
  const { options, seats } = record.header;
  const nameOf = sideNames(options, terminal, (seat) => seats[seat].name);
  const words = speaker(game.meta.id, terminal.language, nameOf);
  const viewer = view === 'all' ? 'audience' : view;
  return { words, text: tableText(terminal.language), nameOf, terminal, viewer };
}

/** The board after so many decisions. */
export function boardAt(shown: Shown, step: number, view: Viewpoint, terminal: Terminal): string[] {
  const seen = seenFrom(shown, shown.states[step], view);
  const position: unknown = JSON.parse(shown.game.position.write(seen));
  return boardOf(shown.game.meta.id).draw(position, tellingFor(shown, view, terminal));
}

/** What was told of a decision, by its number from 1; nothing of some. */
export function toldAt(shown: Shown, step: number, view: Viewpoint, terminal: Terminal): string {
  if (step === 0) return '';
  const { game, states, choices } = shown;
  const { words } = tellingFor(shown, view, terminal);
  const [before, next] = [states[step - 1], states[step]].map((s) => seenFrom(shown, s, view));
  return game
    .log(before, choices[step - 1], next)
    .map((line) => words.say('log', line))
    .join(' ');
}
