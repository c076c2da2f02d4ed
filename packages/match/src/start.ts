import type { Seat, Sha256, State } from '@interregnum/kernel';
import {
  besideLine,
  commitmentTo,
  HUMAN,
  isName,
  isTime,
  LONGEST_NAME,
  linesText,
  nextLine,
  type Secret,
  type Start,
  saltOf,
  sealOf,
} from '@interregnum/record';
import { type Match, matchAt } from './match.ts';
import { type NewMatch, requireNewMatch } from './new-match.ts';

/** Starts a match, dealt or from a position; and the first line of its record. Throws at what no record may hold. */
export function startMatch(
  given: NewMatch,
  sha?: Sha256,
): { readonly match: Match; readonly lines: readonly string[] } {
  requireNewMatch(given);
  const { start, secret } = given.position === undefined ? dealt(given, sha) : laidOut(given, given.position, sha);
  const { line, head } = nextLine(undefined, start, sha);
  return { match: matchAt(start, secret, given.game, head, sha), lines: [line] };
}

/** The text of a record at its start: its first line, and beside it names and the time. Throws at a name that is none. */
export function startText(lines: readonly string[], names: readonly string[], time: string): string {
  const bad = names.find((name) => !isName(name));
  if (bad !== undefined)
    throw new Error(`${JSON.stringify(bad)} is no name: 1 to ${LONGEST_NAME} characters that can be seen`);
  return linesText([
    ...lines,
    ...names.map((name, seat) => besideLine({ type: 'name', beside: 0, seat, name })),
    ...(isTime(time) ? [besideLine({ type: 'time', beside: 0, time })] : []),
  ]);
}

interface Started {
  readonly start: Start;
  readonly secret: Secret | undefined;
}

function settled({ game, options, kinds, id, whenSeatGoes = 'stop' }: NewMatch): Omit<Start, 'deal' | 'position'> {
  return {
    type: 'start',
    match: id,
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    options,
    seats: kinds,
    // Where two parties play nothing is left to be settled.
    whenSeatGoes: game.parties(options).length > 2 ? whenSeatGoes : 'stop',
  };
}

function dealt(given: NewMatch, sha?: Sha256): Started {
  const { seed, kinds } = given;
  const commitment = commitmentTo(seed, sha);
  const salts = kinds.map((kind, seat: Seat) => (kind === HUMAN ? given.salts[seat] : saltOf(commitment, seat, sha)));
  return { start: { ...settled(given), deal: { commitment, salts } }, secret: { seed } };
}

/** Where anything is hidden the position is sealed until the end. */
function laidOut(given: NewMatch, s: State, sha?: Sha256): Started {
  const { game, options, seed } = given;
  const written = game.position.write(s);
  const position = JSON.parse(written);
  if (!game.hides(options)) return { start: { ...settled(given), position }, secret: undefined };
  const sealed = { commitment: sealOf(seed, written, sha) };
  return { start: { ...settled(given), position: sealed }, secret: { seed, position } };
}
