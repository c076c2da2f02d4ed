import { FastRandom, type Game, type Options, type State } from '@interregnum/kernel';
import { translator } from '@interregnum/texts';
import { describeFlaw } from '../command-line/positions.ts';
import { fail, refuse } from './errors.ts';
import { LIMITS } from './limits.ts';
import { anything, either, type Field, flag, objectOf, optional, type Parsed, string, whole } from './schema.ts';
import { gameIn, type Session } from './session.ts';

export const gameName = string(0, LIMITS.name);
/** The version of the rules that a game is to be played by. */
export const rulesVersion = optional(whole(1, Number.MAX_SAFE_INTEGER));
const number: Field<number> = { expected: 'number', fits: (json) => typeof json === 'number' };
export const givenOptions = optional(objectOf(either(number, flag)));

/** The keys of a request that may bring a position. */
export const POSITION = {
  game: optional(gameName),
  rules: rulesVersion,
  options: givenOptions,
  position: optional(either(string(0, LIMITS.line), objectOf(anything))),
  seed: optional(string(0, LIMITS.seed)),
};
type WithPosition = Parsed<typeof POSITION>;

/** The given options, completed by the game. */
export function completed({ terminal }: Session, game: Game, asked: Options = {}): Options {
  const read = game.options(asked);
  if ('options' in read) return read.options;
  const { say } = translator(game.meta.id, terminal.language, String);
  return refuse('bad-options', say('refusal', read.refusal), read.refusal);
}

/** A position that was given, as it was written and as it was read. */
export interface PositionGiven {
  readonly game: Game;
  readonly text: string;
  readonly state: State;
}

/** Reads the position that a request must have; with a seed it may be a view, whose hidden cards are dealt by that seed. */
export function readPosition(session: Session, asked: WithPosition): PositionGiven {
  const { position, options, seed } = asked;
  const game = gameIn(asked.game ?? fail('missing-key', { name: 'game' }), asked.rules);
  const text = typeof position === 'string' ? position : JSON.stringify(position);
  const house = completed(session, game, options);
  const read =
    seed === undefined ? game.position.read(text, house) : game.position.readSeen(text, new FastRandom(seed), house);
  if ('flaw' in read) return refuse('bad-position', describeFlaw(game, read.flaw, session.terminal), read.flaw);
  demandAgreement(game, read.state, options);
  return { game, text, state: read.state };
}

/** A position has the options that were asked for. */
function demandAgreement(game: Game, s: State, asked: Options = {}): void {
  const options = game.optionsOf(s);
  for (const option of Object.keys(asked)) {
    if (options[option] !== asked[option]) fail('options-differ', { option, value: String(options[option]) });
  }
}

/** A request without a position has none of the keys that go with one. */
export function demandPositionFor(asked: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  if (names.some((name) => asked[name] !== undefined)) fail('missing-key', { name: 'position' });
}
