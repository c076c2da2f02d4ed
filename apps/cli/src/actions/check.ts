import { gameNamed } from '../arguments.ts';
import { EXIT } from '../failure.ts';
import type { Terminal } from '../language.ts';
import { describeFlaw, positionTexts } from '../positions.ts';

export interface Given {
  readonly position: string;
}

/** Says of every position whether it is valid. */
export async function checkPositions(name: string, given: Given, terminal: Terminal): Promise<void> {
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
