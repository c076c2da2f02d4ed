import { BOT_NAMES, kindOfBot, readBotSpec } from '@interregnum/bots';
import { type Game, NO_SEAT, type Options, playerSeats, type State } from '@interregnum/kernel';
import { DEFAULT_OPPONENT } from '@interregnum/match';
import { HUMAN, type Player, type WhenSeatGoes } from '@interregnum/record';
import { tableText } from '@interregnum/texts';
import type { ProgramSpec } from '../bots/program-spec.ts';
import { contradiction, type GivenRules, optionsFor } from '../command-line/arguments.ts';
import { BadInput } from '../command-line/bad-input.ts';
import { readStates } from '../command-line/positions.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { defaultNames, kindOfProgram } from './player-kinds.ts';
import { type MatchSetup, playersProblem } from './players.ts';

/** What the command line says of a new match. */
export interface MatchArguments extends GivenRules {
  readonly seats?: string;
  readonly names?: string;
  readonly position?: string;
  readonly whenSeatGoes?: string;
}

type Programs = ReadonlyMap<string, ProgramSpec>;

const listed = (given: string | undefined): string[] | undefined => given?.split(',').map((each) => each.trim());

/** Who may take a seat. */
const playersIn = (programs: Programs): string => [HUMAN, ...BOT_NAMES, ...programs.keys()].join(', ');

/** The names of programs by their kinds; records tell no capitals from small letters. */
function programNames(programs: Programs, { text }: Terminal): Map<string, string> {
  const names = new Map<string, string>();
  for (const name of programs.keys()) {
    const kind = kindOfProgram(name);
    if (names.has(kind)) throw new BadInput(text('program.taken', { name }));
    names.set(kind, name);
  }
  return names;
}

/** Who was named for a seat, as records name them. */
function kindNamed(name: string, programs: Programs, { text }: Terminal): string {
  const bot = readBotSpec(name);
  if (name === HUMAN) return name;
  if (bot !== undefined) return kindOfBot(bot);
  if (programs.has(name)) return kindOfProgram(name);
  throw new BadInput(text('error.player', { name, players: playersIn(programs) }));
}

/** Who sits where: a list, or just how many seats there are. */
function seatsGiven(given: string | undefined): { readonly count?: number; readonly kinds?: readonly string[] } {
  const kinds = listed(given);
  if (kinds === undefined) return {};
  return /^\d$/.test(kinds.join()) ? { count: Number(kinds[0]) } : { count: kinds.length, kinds };
}

/** The match that is asked for, or what is wrong with it. */
export async function matchFromArguments(
  game: Game,
  given: MatchArguments,
  programs: Programs,
  terminal: Terminal,
): Promise<MatchSetup> {
  const position = given.position === undefined ? undefined : await positionIn(game, given.position, given, terminal);
  const { count } = seatsGiven(given.seats);
  const options =
    position === undefined
      ? optionsFor(game, { ...given }, count, terminal)
      : optionsOfPosition(game, position, given, count, terminal);
  const players = playersGiven(game, options, given, programs, terminal);
  return {
    game,
    options,
    players,
    ...(position === undefined ? {} : { position }),
    ...(given.whenSeatGoes === undefined
      ? {}
      : { whenSeatGoes: whoFollows(game, options, given.whenSeatGoes, terminal) }),
  };
}

function playersGiven(
  game: Game,
  options: Options,
  given: MatchArguments,
  programs: Programs,
  terminal: Terminal,
): Player[] {
  const { kinds } = seatsGiven(given.seats);
  const names = listed(given.names) ?? [];
  if (names.length > Number(options.seats))
    throw new BadInput(terminal.text('error.names', { names: names.length, seats: Number(options.seats) }));
  const seated = Array.from({ length: Number(options.seats) }, (_, seat): string => {
    const own = game.ownKind(options, seat);
    if (own !== undefined) return own;
    const named = kinds?.[seat];
    // One person against bots, unless it is said who sits where.
    if (named === undefined) return seat === 0 ? HUMAN : DEFAULT_OPPONENT;
    return kindNamed(named, programs, terminal);
  });
  const usual = defaultNames(seated, terminal.language, programNames(programs, terminal));
  const players = seated.map((kind, seat): Player => {
    return { name: game.ownKind(options, seat) !== undefined ? usual[seat] : (names[seat] ?? usual[seat]), kind };
  });
  if (seated.every((kind) => kind !== HUMAN))
    throw new BadInput(terminal.text('error.only-programs', { game: game.meta.id }));
  const problem = playersProblem(players, tableText(terminal.language));
  if (problem !== undefined) throw new BadInput(problem);
  return players;
}

/** The one position of a file, in which a seat is still to decide. Keys are typed on standard input. */
async function positionIn(game: Game, file: string, given: MatchArguments, terminal: Terminal): Promise<State> {
  const house = optionsFor(game, { ...given }, undefined, terminal);
  const states = file === '-' ? [] : await readStates(game, file, terminal, house);
  if (states.length !== 1) throw new BadInput(terminal.text('error.one-position', { file }));
  if (game.toAct(states[0]) === NO_SEAT) throw new BadInput(terminal.text('error.position-over', { file }));
  return states[0];
}

/** A position says itself what is played; what else was said must agree with it. */
function optionsOfPosition(
  game: Game,
  position: State,
  given: MatchArguments,
  count: number | undefined,
  { text }: Terminal,
): Options {
  const options = game.optionsOf(position);
  const flag = contradiction({ ...given }, options);
  if (flag !== undefined) throw new BadInput(text('error.position-option', { option: flag }));
  const seats = Number(options.seats);
  if (count !== undefined && count !== seats && count !== playerSeats(game, options).length)
    throw new BadInput(text('error.position-seats', { seats, count }));
  return options;
}

const STOP = 'stop';

/** What follows if one of several parties resigns: nothing more, or a bot plays on. */
function whoFollows(game: Game, options: Options, given: string, { text }: Terminal): WhenSeatGoes {
  if (game.parties(options).length <= 2) throw new BadInput(text('error.two-parties'));
  if (given === STOP) return STOP;
  const bot = readBotSpec(given);
  if (bot !== undefined) return { bot: kindOfBot(bot) };
  const words = [STOP, ...BOT_NAMES].join(', ');
  throw new BadInput(text('error.word', { option: '--when-seat-goes', value: given, words }));
}
