import type { Game, Options, State } from '@interregnum/kernel';
import {
  type Hex,
  HUMAN,
  isHex,
  isKind,
  isMatchId,
  isWhenSeatGoes,
  sameOptions,
  type WhenSeatGoes,
} from '@interregnum/record';

/** What a new match is made of. */
export interface NewMatch {
  readonly game: Game;
  /** Complete, as `options()` of the game returns them. */
  readonly options: Options;
  /** The kind of each seat, as records name it: `human`, `nobody`, or a program such as `regent`. */
  readonly kinds: readonly string[];
  /** The id of the match: 1 to 64 letters, digits, `-` and `_`. */
  readonly id: string;
  /** The secret that the deal is drawn from, with all salts: 32 bytes of chance. */
  readonly seed: Hex;
  /** One for each seat: what its person adds to the deal. Those of programs follow from the seed, whatever is given. */
  readonly salts: readonly Hex[];
  readonly whenSeatGoes?: WhenSeatGoes;
  /** A state to begin from instead of a deal; it must not be over. */
  readonly position?: State;
}

const BYTES = '32 bytes as 64 lower-case hexadecimal digits';

/** Throws unless a record may hold a match of this: what is wrong, and what is wanted. */
export function requireNewMatch(given: NewMatch): void {
  const { id, seed, kinds, salts, whenSeatGoes = 'stop' } = given;
  need(isMatchId(id), 'id', id, '1 to 64 letters, digits, - and _');
  need(isHex(seed), 'seed', seed, BYTES);
  requireComplete(given);
  requireKinds(given);
  need(isWhenSeatGoes(whenSeatGoes), 'whenSeatGoes', whenSeatGoes, '"stop" or {"bot":KIND}');
  if (given.position !== undefined) return;
  for (const [seat, kind] of kinds.entries())
    need(kind !== HUMAN || isHex(salts[seat]), `salts[${seat}]`, salts[seat], BYTES);
}

function requireComplete({ game, options }: NewMatch): void {
  const read = game.options(options);
  if ('refusal' in read) {
    const { clause, key, values } = read.refusal;
    throw new Error(`options are refused by ${clause}: ${key} ${JSON.stringify(values)}`);
  }
  const isComplete = sameOptions(read.options, options);
  need(isComplete, 'options', options, `complete, as options() of the game has them: ${JSON.stringify(read.options)}`);
}

function requireKinds({ game, options, kinds }: NewMatch): void {
  need(kinds.length === options.seats, 'kinds', kinds, `one for each of ${options.seats} seats`);
  for (const [seat, kind] of kinds.entries()) {
    const own = game.ownKind(options, seat);
    const name = `kinds[${seat}]`;
    need(isKind(kind), name, kind, '1 to 40 small letters, digits and -, the first of them a letter');
    need(own === undefined || kind === own, name, kind, `${own}: the game plays this seat itself`);
  }
}

function need(fits: boolean, name: string, given: unknown, wanted: string): void {
  if (!fits) throw new Error(`${name} is ${JSON.stringify(given)}, but must be ${wanted}`);
}
