import { isName } from '@interregnum/record';
import { userFolder } from '@interregnum/server/user-folder';
import { Program } from '../bots/program.ts';
import { describeProgramFailure, ProgramError } from '../bots/program-failure.ts';
import { readProgramSpec } from '../bots/program-spec.ts';
import { wholeNumber } from '../command-line/arguments.ts';
import { BadInput } from '../command-line/bad-input.ts';
import { forgetIdentities } from '../online/kept-identity.ts';
import { type Invitation, readLink } from '../online/link.ts';
import { ProgramPlayer } from '../online/program-player.ts';
import type { PersonWish } from '../online/room-screen.ts';
import { refusal, tableOf, takeSeat, untilOld, visit, type Wish } from '../online/visit.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Given {
  readonly program?: string;
  readonly name?: string;
  readonly seat?: string;
  readonly forget?: boolean;
}

/** What the program is called, if nothing is said. */
const USUAL_NAME = 'Program';
const MOST_SEATS = 4;
const EXAMPLE = 'http://localhost:8080/#/join/TABLE/TOKEN';

/** `join LINK`: a person plays at a table online, in the terminal; with `--program COMMAND` a program does. */
export async function run(link: string, given: Given, terminal: Terminal): Promise<void> {
  const { text } = terminal;
  const invitation = readLink(link);
  if (invitation === undefined) throw new BadInput(text('join.no-link', { link, example: EXAMPLE }));
  const { name } = given;
  if (name !== undefined && !isName(name)) throw new BadInput(text('join.bad-name', { name }));
  const seat = given.seat === undefined ? undefined : wholeNumber('--seat', given.seat, 1, terminal, MOST_SEATS) - 1;
  if (given.program === undefined) return playHere(invitation, { name, seat }, given, terminal);
  const spec = readProgramSpec(`Program=${given.program}`);
  if (spec === undefined) throw new BadInput(text('join.bad-program', { command: given.program }));
  forgetIf(given, invitation);
  const program = new Program(spec);
  try {
    await letPlay(program, invitation, { name: name ?? USUAL_NAME, seat }, terminal);
  } catch (problem) {
    throw problem instanceof ProgramError ? new BadInput(describeProgramFailure(problem.failure, text)) : problem;
  } finally {
    await program.close();
  }
}

async function playHere(invitation: Invitation, wish: PersonWish, given: Given, terminal: Terminal): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new BadInput(terminal.text('join.no-program'));
  forgetIf(given, invitation);
  // The screens are loaded only now, because it takes a moment.
  const { joinInTerminal } = await import('../online/join-in-terminal.ts');
  const farewell = await joinInTerminal(invitation, wish, terminal);
  if (farewell !== '') terminal.print(farewell);
}

function forgetIf({ forget = false }: Given, { server }: Invitation): void {
  if (forget) forgetIdentities(userFolder(process.env), server);
}

async function letPlay(program: Program, invitation: Invitation, wish: Wish, terminal: Terminal): Promise<void> {
  const visited = await visit(invitation, userFolder(process.env), terminal);
  const { connection, identity } = visited;
  const table = tableOf(visited, terminal);
  try {
    terminal.print(await takeSeat(visited, table, wish, terminal));
    const { winners } = await Promise.race([new ProgramPlayer(table, program).play(), untilOld(connection, terminal)]);
    identity.left(table.id);
    // Behind the seats stands the side that no seat plays.
    const names = table.match?.view('audience').names ?? [];
    const won = winners.map((winner) => names[winner] ?? terminal.text('virtual-player')).join(', ');
    terminal.print(winners.length === 0 ? terminal.text('join.nobody-won') : terminal.text('join.won', { names: won }));
  } catch (problem) {
    throw refusal(problem, terminal);
  } finally {
    connection.close();
    identity.close();
  }
}
