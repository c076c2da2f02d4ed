import { gameNamed } from '../command-line/arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { playInTerminal } from './play.ts';

/** `learn [GAME]`: the first lesson of a game; without one, a menu of lessons. */
export async function run(name: string | undefined, _given: object, terminal: Terminal): Promise<void> {
  const game = name === undefined ? undefined : await gameNamed(name, {}, terminal);
  await playInTerminal(terminal, { learn: game?.meta.id ?? 'menu' });
}
