import { gameNamed } from '../command-line/arguments.ts';
import { EXIT } from '../command-line/bad-input.ts';
import { describeFlaw, positionTexts } from '../command-line/positions.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Given {
  readonly position: string;
}

/** `check GAME`: for every position one line of JSON that says whether it is valid. */
export async function run(name: string, given: Given, terminal: Terminal): Promise<void> {
  const game = await gameNamed(name, {}, terminal);
  for (const text of await positionTexts(game, given.position, terminal)) {
    const read = game.position.read(text);
    if ('state' in read) terminal.print('{"valid":true}');
    else {
      const { invariant } = read.flaw;
      terminal.print(JSON.stringify({ valid: false, invariant, message: describeFlaw(game, read.flaw, terminal) }));
      process.exitCode = EXIT.badInput;
    }
  }
}
