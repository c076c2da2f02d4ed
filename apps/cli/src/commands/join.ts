import { Connection, RemoteTable, RequestFailed } from '@interregnum/protocol/client';
import { isName } from '@interregnum/record';
import { Program } from '../bots/program.ts';
import { describeProgramFailure, ProgramError } from '../bots/program-failure.ts';
import { readProgramSpec } from '../bots/program-spec.ts';
import { wholeNumber } from '../command-line/arguments.ts';
import { BadInput } from '../command-line/bad-input.ts';
import { type Invitation, readLink } from '../online/link.ts';
import { newKey, nodePorts } from '../online/node-ports.ts';
import { ProgramPlayer } from '../online/program-player.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Given {
  readonly program?: string;
  readonly name?: string;
  readonly seat?: string;
}

/** What the program is called, if nothing is said. */
const USUAL_NAME = 'Program';
const MOST_SEATS = 4;
const EXAMPLE = 'http://localhost:8080/#/join/TABLE/TOKEN';

/** `join LINK --program COMMAND`: a program takes a seat at a table online, and plays the match to its end. */
export async function run(link: string, given: Given, terminal: Terminal): Promise<void> {
  const { text } = terminal;
  const invitation = readLink(link);
  if (invitation === undefined) throw new BadInput(text('join.no-link', { link, example: EXAMPLE }));
  if (given.program === undefined) throw new BadInput(text('join.no-program'));
  const spec = readProgramSpec(`Program=${given.program}`);
  if (spec === undefined) throw new BadInput(text('join.bad-program', { command: given.program }));
  const name = given.name ?? USUAL_NAME;
  if (!isName(name)) throw new BadInput(text('join.bad-name', { name }));
  const seat = given.seat === undefined ? undefined : wholeNumber('--seat', given.seat, 1, terminal, MOST_SEATS) - 1;
  const program = new Program(spec);
  try {
    await play(invitation, program, { name, seat }, terminal);
  } catch (problem) {
    throw problem instanceof ProgramError ? new BadInput(describeProgramFailure(problem.failure, text)) : problem;
  } finally {
    await program.close();
  }
}

interface Wish {
  readonly name: string;
  readonly seat: number | undefined;
}

async function play(invitation: Invitation, program: Program, wish: Wish, terminal: Terminal): Promise<void> {
  const { server, table: id, token } = invitation;
  const key = await newKey(server).catch(() => {
    throw new BadInput(terminal.text('join.no-server', { server }));
  });
  const connection = new Connection(nodePorts(server, key));
  connection.start();
  const names = (seats: readonly { readonly kind: string; readonly name?: string }[]): string[] =>
    seats.map(({ kind, name }) => name ?? kind);
  try {
    const seat = await openSeat(connection, invitation, wish, terminal);
    const table = new RemoteTable(connection, { table: id, token, names });
    await table.sit(seat, wish.name);
    terminal.print(terminal.text('join.seated', { seat: seat + 1, name: wish.name }));
    const { winners } = await Promise.race([new ProgramPlayer(table, program).play(), untilOld(connection, terminal)]);
    // Behind the seats stands the side that no seat plays.
    const people = names(table.info?.seats ?? []);
    const won = winners.map((winner) => people[winner] ?? terminal.text('virtual-player')).join(', ');
    terminal.print(winners.length === 0 ? terminal.text('join.nobody-won') : terminal.text('join.won', { names: won }));
  } catch (problem) {
    throw problem instanceof RequestFailed ? refusal(problem, terminal) : problem;
  } finally {
    connection.close();
  }
}

/** The seat that is wished for, or the first that is open. */
async function openSeat(
  connection: Connection,
  { table, token }: Invitation,
  wish: Wish,
  { text }: Terminal,
): Promise<number> {
  const { info } = await connection.ask('invited', { table, token });
  const seat = wish.seat ?? info.seats.findIndex(({ kind }) => kind === 'nobody');
  if (info.seats[seat]?.kind !== 'nobody') throw new BadInput(text('join.no-seat'));
  return seat;
}

/** A server that speaks otherwise is of no use. */
const untilOld = (connection: Connection, { text }: Terminal): Promise<never> =>
  new Promise((_, reject) => {
    connection.subscribe(() => connection.state === 'old' && reject(new BadInput(text('join.old'))));
  });

function refusal({ error: { code } }: RequestFailed, { text }: Terminal): BadInput {
  if (code === 'no-table') return new BadInput(text('join.no-table'));
  return new BadInput(code === 'seat-taken' ? text('join.no-seat') : text('join.refused', { code }));
}
