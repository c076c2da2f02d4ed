import { LEVELS, STRONGEST } from '@interregnum/bots';
import type { Command } from 'commander';
import type { Given } from '../actions/analyze.ts';
import { addVariants, DEFAULT_MS, DEFAULT_SEED, gameNames } from '../arguments.ts';
import type { Terminal } from '../language.ts';

/** `analyze GAME`: what the seat to act should choose, from what it knows. */
export function addAnalyze(program: Command, terminal: Terminal): void {
  const { text } = terminal;
  const command = program
    .command('analyze')
    .argument('<game>', text('help.game', { games: gameNames() }))
    .description(text('help.analyze'))
    .option('--position <file>', text('help.analyze-position'))
    .option('--ms <n>', text('help.analyze-ms', { ms: DEFAULT_MS }))
    .option('--iterations <n>', text('help.analyze-iterations'))
    .option('--level <name>', text('help.analyze-level', { levels: LEVELS.join(', ') }), STRONGEST)
    .option('--seats <n>', text('help.seat-count'))
    .option('--seed <text>', text('help.seed', { seed: DEFAULT_SEED }))
    .option('--json', text('help.json'));
  addVariants(command, terminal).action(async (name: string, given: Given) => {
    const { analyzeGame } = await import('../actions/analyze.ts');
    await analyzeGame(name, given, terminal);
  });
}
