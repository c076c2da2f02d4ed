import type { LessonPart } from '@interregnum/lessons';
import { gameNamed } from '../command-line/arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { playInTerminal } from './play.ts';

interface Given {
  readonly second?: boolean;
}

/** `learn [GAME] [--second]`: a lesson of a game; without one, a menu of lessons. */
export async function run(name: string | undefined, { second }: Given, terminal: Terminal): Promise<void> {
  const game = name === undefined ? undefined : await gameNamed(name, {}, terminal);
  const part: LessonPart = second === true ? 'second' : 'first';
  await playInTerminal(terminal, { learn: game === undefined ? 'menu' : { game: game.meta.id, part } });
}
