import type { Command } from 'commander';
import { gameNamed, gameNames } from '../arguments.ts';
import { EXIT } from '../failure.ts';
import type { Terminal } from '../language.ts';
import { describeFlaw, positionTexts } from '../positions.ts';

/** `check GAME`: for every position one line of JSON that says whether it is valid. */
export function addCheck(program: Command, terminal: Terminal): void {
  program
    .command('check')
    .argument('<game>', terminal.text('help.game', { games: gameNames() }))
    .description(terminal.text('help.check'))
    .option('--position <file>', terminal.text('help.position-file'), '-')
    .action(async (name: string, given: { position: string }) => {
      const game = gameNamed(name, terminal);
      for (const text of await positionTexts(game, given.position, terminal)) {
        const read = game.position.read(text);
        if ('state' in read) terminal.print('{"valid":true}');
        else {
          const { invariant } = read.flaw;
          terminal.print(JSON.stringify({ valid: false, invariant, message: describeFlaw(game, read.flaw, terminal) }));
          process.exitCode = EXIT.badInput;
        }
      }
    });
}
