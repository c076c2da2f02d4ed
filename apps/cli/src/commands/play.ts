import type { Game } from '@interregnum/kernel';
import type { Player } from '@interregnum/record';
import { tableText } from '@interregnum/texts';
import type { Command } from 'commander';
import { addVariants, gameNamed, gameNames, optionsFor } from '../arguments.ts';
import { BadInput } from '../failure.ts';
import type { Terminal } from '../language.ts';
import { KINDS, type Match, playersTrouble, SAXONS } from '../play/players.ts';
import type { Beginning } from '../play/start.ts';

interface Given {
  readonly seats?: string;
  readonly names?: string;
  readonly seed?: string;
  readonly file?: string;
  readonly load?: string;
  readonly solo?: true;
}

const listed = (given: string | undefined): string[] | undefined => given?.split(',').map((each) => each.trim());

/** One person against programs, unless it is said who sits where. */
const kindAt = (kinds: readonly string[] | undefined, seat: number): string =>
  kinds?.[seat] ?? (seat === 0 ? 'human' : 'random');

/** Who sits where: a list, or just how many seats there are. */
function seatsGiven(given: string | undefined): { readonly count?: number; readonly kinds?: readonly string[] } {
  const kinds = listed(given);
  if (kinds === undefined) return {};
  return /^\d$/.test(kinds.join()) ? { count: Number(kinds[0]) } : { count: kinds.length, kinds };
}

/** `play [GAME]`: a table in the terminal; without a game, the menu. */
export function addPlay(program: Command, terminal: Terminal): void {
  const { text } = terminal;
  const command = program
    .command('play')
    .argument('[game]', text('help.game', { games: gameNames() }))
    .description(text('help.play'))
    .option('--seats <players>', text('help.play-seats', { players: KINDS.join(', ') }))
    .option('--names <names>', text('help.names'))
    .option('--seed <text>', text('help.play-seed'))
    .option('--file <file>', text('help.play-file'))
    .option('--load <file>', text('help.load'));
  addVariants(command, terminal).action(async (name: string | undefined, given: Given) => {
    const said = Object.keys(given).filter((key) => key !== 'lang' && command.getOptionValueSource(key) === 'cli');
    if (given.load !== undefined && (name !== undefined || said.length > 1))
      throw new BadInput(text('error.load-alone'));
    if (name === undefined && given.load === undefined && said.length > 0)
      throw new BadInput(text('error.play-what', { games: gameNames() }));
    const match = name === undefined ? undefined : matchGiven(gameNamed(name, terminal), given, terminal);
    await playInTerminal(terminal, { ...given, match });
  });
}

function matchGiven(game: Game, given: Given, terminal: Terminal): Match {
  const { count, kinds } = seatsGiven(given.seats);
  const options = optionsFor(game, { ...given }, given.solo && count === 1 ? undefined : count, terminal);
  const names = listed(given.names) ?? [];
  if (names.length > Number(options.seats))
    throw new BadInput(terminal.text('error.names', { names: names.length, seats: Number(options.seats) }));
  const players = Array.from({ length: Number(options.seats) }, (_, seat): Player => {
    const play = tableText(terminal.language);
    if (options.solo && seat === 1) return { name: play('play.saxons'), kind: SAXONS };
    return { name: names[seat] ?? play('play.player', { number: seat + 1 }), kind: kindAt(kinds, seat) };
  });
  checkPlayers(players, terminal);
  return { game, options, players };
}

function checkPlayers(players: readonly Player[], { text, language }: Terminal): void {
  const stranger = players.find(({ kind }) => kind !== SAXONS && !(KINDS as readonly string[]).includes(kind));
  if (stranger !== undefined)
    throw new BadInput(text('error.player', { name: stranger.kind, players: KINDS.join(', ') }));
  const trouble = playersTrouble(players, tableText(language));
  if (trouble !== undefined) throw new BadInput(trouble);
}

/** Opens the screen; it is loaded only then, because it takes a moment. */
export async function playInTerminal(terminal: Terminal, beginning: Beginning): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new BadInput(terminal.text('error.no-terminal'));
  // React brings its slow side along unless it is told that nobody develops here.
  process.env.NODE_ENV ??= 'production';
  const { start } = await import('../play/start.ts');
  const farewell = await start(terminal.language, beginning);
  if (farewell !== '') terminal.print(farewell);
}
