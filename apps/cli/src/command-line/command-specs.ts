import { STRONGEST } from '@interregnum/bots';
import { GAME_IDS } from '@interregnum/games';
import type { Terminal } from '../terminal/terminal.ts';
import type { Invocation } from './arguments.ts';

/** Something that can be given: how it is written, what its help says, and what holds if it is not given. */
export type OptionSpec = readonly [written: string, help: string, usual?: string];

/** A command: what can be given, and the file that carries it out, which is loaded only then. */
interface CommandSpec {
  readonly argument?: OptionSpec;
  readonly options?: readonly OptionSpec[];
  /** Whether the options of games can be given. */
  readonly variants?: true;
  /** What its help tells below the options. */
  readonly below?: string;
  readonly load: () => Promise<{
    run(argument: never, given: never, terminal: Terminal, invocation: Invocation): Promise<void>;
  }>;
}

const GAME: OptionSpec = ['<game>', 'help.game'];
const SOME_GAME: OptionSpec = ['[game]', 'help.game'];
const FILE: OptionSpec = ['<file>', 'help.record-file'];
const SEATS: OptionSpec = ['--seats <n>', 'help.seat-count'];
const SEED: OptionSpec = ['--seed <text>', 'help.seed'];
const THREADS: OptionSpec = ['--threads <n>', 'help.threads'];
const JSON_LINES: OptionSpec = ['--json', 'help.json'];
const AS: OptionSpec = ['--as <viewpoint>', 'help.as'];
const DATA: OptionSpec = ['--data <folder>', 'help.data'];
const BACKUP: OptionSpec = ['<file>', 'help.backup-file'];
export const PROGRAM: OptionSpec = ['--program <name=command>', 'help.play-program'];

/** All commands, in the order of the help. */
export const COMMANDS: Readonly<Record<string, CommandSpec>> = {
  play: {
    argument: SOME_GAME,
    options: [
      ['--seats <players>', 'help.play-seats'],
      ['--names <names>', 'help.names'],
      ['--seed <text>', 'help.play-seed'],
      ['--position <file>', 'help.play-position'],
      ['--when-seat-goes <player>', 'help.when-seat-goes'],
      ['--file <file>', 'help.play-file'],
      ['--load <file>', 'help.load'],
      PROGRAM,
    ],
    variants: true,
    load: () => import('../commands/play.ts'),
  },
  learn: {
    argument: SOME_GAME,
    options: [['--second', 'help.learn-second']],
    load: () => import('../commands/learn.ts'),
  },
  web: {
    options: [
      ['--port <n>', 'help.port'],
      ['--host <address>', 'help.host'],
      ['--open', 'help.open'],
    ],
    load: () => import('../commands/web.ts'),
  },
  serve: {
    options: [['--port <n>', 'help.port'], ['--host <address>', 'help.serve-host'], DATA],
    load: () => import('../commands/serve.ts'),
  },
  join: {
    argument: ['<link>', 'help.join-link'],
    options: [
      ['--program <command>', 'help.join-program'],
      ['--name <name>', 'help.join-name'],
      ['--seat <n>', 'help.join-seat'],
      ['--forget', 'help.join-forget'],
    ],
    load: () => import('../commands/join.ts'),
  },
  backup: { argument: BACKUP, options: [DATA], load: () => import('../commands/backup.ts') },
  restore: { argument: BACKUP, options: [DATA], load: () => import('../commands/restore.ts') },
  replay: {
    argument: FILE,
    options: [AS, ['--at <n>', 'help.at']],
    load: () => import('../commands/replay.ts'),
  },
  verify: {
    argument: ['<files...>', 'help.record-files'],
    options: [JSON_LINES],
    load: () => import('../commands/verify.ts'),
  },
  export: {
    argument: FILE,
    options: [AS, ['--output <file>', 'help.output']],
    load: () => import('../commands/export.ts'),
  },
  position: {
    argument: GAME,
    options: [SEATS, SEED],
    variants: true,
    load: () => import('../commands/position.ts'),
  },
  check: {
    argument: GAME,
    options: [['--position <file>', 'help.position-file', '-']],
    load: () => import('../commands/check.ts'),
  },
  perft: {
    argument: GAME,
    options: [
      ['--position <file>', 'help.position-file'],
      ['--by <unit>', 'help.by', 'turn'],
      ['--depth <n>', 'help.depth', '1'],
      ['--list', 'help.list'],
      ['--sequences', 'help.sequences'],
    ],
    variants: true,
    load: () => import('../commands/perft.ts'),
  },
  analyze: {
    argument: GAME,
    options: [
      ['--position <file>', 'help.analyze-position'],
      ['--ms <n>', 'help.analyze-ms'],
      ['--iterations <n>', 'help.analyze-iterations'],
      ['--level <name>', 'help.analyze-level', STRONGEST],
      SEATS,
      SEED,
      JSON_LINES,
    ],
    variants: true,
    load: () => import('../commands/analyze.ts'),
  },
  simulate: {
    argument: GAME,
    options: [['--games <n>', 'help.games', '10000'], ['--seats <players>', 'help.seats'], SEED, THREADS, JSON_LINES],
    variants: true,
    load: () => import('../commands/simulate.ts'),
  },
  tournament: {
    argument: GAME,
    options: [
      ['--players <names>', 'help.tournament-players'],
      SEATS,
      ['--deals <n>', 'help.deals'],
      ['--minutes <n>', 'help.minutes'],
      SEED,
      ['--secret <text>', 'help.secret'],
      THREADS,
      ['--file <file>', 'help.tournament-file'],
      PROGRAM,
      JSON_LINES,
    ],
    variants: true,
    below: 'tournament.explained',
    load: () => import('../commands/tournament.ts'),
  },
  bench: {
    argument: SOME_GAME,
    options: [
      ['--mode <name>', 'help.mode'],
      ['--rounds <n>', 'help.rounds', '7'],
      ['--search', 'help.bench-search'],
      JSON_LINES,
    ],
    load: () => import('../commands/bench.ts'),
  },
  engine: { load: () => import('../commands/engine.ts') },
  demo: {
    argument: ['[game]', 'help.game', GAME_IDS[0]],
    options: [SEATS, ['--seed <text>', 'help.demo-seed'], ['--pause <ms>', 'help.pause']],
    variants: true,
    load: () => import('../commands/demo.ts'),
  },
};
