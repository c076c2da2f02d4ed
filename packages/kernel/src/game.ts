import type { LogLine, Pieces } from './log-line.ts';
import type { ClauseId, Message, Prompt, Refusal } from './message.ts';
import type { OptionDeclaration, Options, OptionsRead } from './options.ts';
import type { PositionCodec } from './position.ts';
import type { Random } from './random.ts';
import { type Choice, type Choices, newChoices, type Seat, type State } from './state.ts';

export interface Meta {
  readonly id: string;
  /** Stamped on every match record. A change of rules that alters any stored record gets a new one. */
  readonly rulesVersion: number;
  readonly options: readonly OptionDeclaration[];
  /** No game is longer than this many decisions; undefined where the rules set no bound. */
  readonly maxDecisions: number | undefined;
  /** The notation of giving up one's turn; undefined where there is no such choice. */
  readonly pass: string | undefined;
  /** Whether the first seat always begins; else the deal decides. */
  readonly firstSeatBegins: boolean;
}

/** Who won. A draw is shared by all who drew. A side that no seat plays, and that can win, is numbered behind the seats. */
export interface Outcome {
  /** A word for how it ended; a game that can end for two reasons at once has a word for both together. */
  readonly ending: string;
  readonly winners: readonly Seat[];
  /** Whether several parties won together, because nothing was left to compare. */
  readonly shared: boolean;
  readonly decidedBy: string;
}

/** One criterion of `explain`: its clause, what each seat or side had, and who was still in contention after it. */
export interface Criterion extends Message {
  readonly clause: ClauseId;
  readonly scores: readonly (number | undefined)[];
  readonly left: readonly Seat[];
}

/** How things stand by one of the ways a game may end: what that end would come to now. */
export interface Standing {
  /** The word of the ending, as in `Outcome`; undefined where every ending is counted alike. */
  readonly ending: string | undefined;
  readonly winners: readonly Seat[];
  readonly criteria: readonly Criterion[];
}

/** More reasons than this are no reason any more. */
export const MAX_REASONS = 3;

/** One text form for every decision: in logs, on the wire, in scenarios and records. */
export interface Notation {
  /** The text of a choice that `legal` offers in `s`. */
  write(s: State, choice: Choice): string;
  /** The choice that a text names in `s`, offered or not; undefined if it names none. */
  read(s: State, text: string): Choice | undefined;
  /**
   * The text of every choice of the kind now asked for, offered or not; once it is over, of those that a turn begins
   * with. `read` may know other texts for the same choice.
   */
  texts(s: State): readonly string[];
}

/**
 * A game: plain data and functions that depend on nothing else.
 *
 * States handed to a function are either full (from `setup`, `position.read`, `position.readSeen`, `imagine` and `play` upon these) or seen
 * (from `redact`). Where a parameter is called `seen`, both will do, and the answer is the same for both as long as
 * the viewer is the seat to act: a seat's choices, refusals and prompts rest on nothing it cannot know.
 *
 * `legal`, `pick` and `play` are the hot path: they allocate nothing, and only search and simulation need call them;
 * `after` is the pure form. A choice is offered only if the turn can still be completed as the rules demand.
 */
export interface Game {
  readonly meta: Meta;
  /** Words in a state. */
  readonly size: number;
  /**
   * The first words of a state, which make two positions equal or different. What follows is derived from them and
   * rebuilt when a position is read, but for the count of turns, which then starts again at 0.
   */
  readonly facts: number;

  /** Completes the given options and refuses those that do not combine. */
  options(given: Options): OptionsRead;
  /** A start position: the only use of chance. Throws unless `options` are complete, as `options()` has them. Writes `into` if given. */
  setup(options: Options, random: Random, into?: State): State;
  /** The options a state is played with. */
  optionsOf(s: State): Options;
  seats(s: State): number;
  /** The seats that win and lose together, party by party. A side that no seat plays is none. */
  parties(options: Options): readonly (readonly Seat[])[];
  /** The kind, as records name it, of a seat that the game itself plays (the Saxons of the solo game); else undefined. */
  ownKind(options: Options, seat: Seat): string | undefined;
  /** Whether anything is hidden from any seat. */
  hides(options: Options): boolean;
  /** Whether it is played from memory: what was shown before is not shown again until the end. */
  fromMemory(options: Options): boolean;

  /** The seat to decide, or NO_SEAT once the game is over. */
  toAct(seen: State): Seat;
  /** Fills `into` with the choices of the seat to act, ascending, and returns how many there are; 0 once it is over. */
  legal(seen: State, into: Choices): number;
  /** One of these choices, each equally likely, or NO_CHOICE: what a playout needs, without listing them all. */
  pick(seen: State, random: Random): Choice;
  /** Makes a choice that `legal` offers, in place. Any other number is a bug of the caller. */
  play(s: State, choice: Choice): void;
  /** Turns completed since the state was set up or read. It rises exactly when a turn ends. */
  turn(s: State): number;

  /**
   * What a seat knows, as a state in which unknown cells say so; for 'audience', what everybody knows. So it is also once
   * the game is over: when all is shown is the match's affair. Writes `into` if given, whatever was there. A seen state may
   * be redacted again for the same viewer.
   */
  redact(s: State, who: Seat | 'audience', into?: State): State;
  /** Whether a choice has shown its viewer something that was hidden from it before, such as a card turned up. */
  turnsUp(seenBefore: State, choice: Choice, seenAfter: State): boolean;
  /**
   * Whether a decision ends a standing pass: its seat passes 'until something changes', and this is a change. Only of a game
   * that has a pass which one may choose for as long as one likes.
   */
  endsStandingPass?(seenBefore: State, choice: Choice, seenAfter: State): boolean;
  /** A full state drawn uniformly from those that the viewer cannot tell from the real one, copies told apart. */
  imagine(seen: State, random: Random): State;

  /** Why a text is no legal choice of the seat to act; undefined if it is one. Who else may speak is the caller's affair. */
  refusal(seen: State, attempt: string): Refusal | undefined;
  /** What the seat to act is asked; only while there is one. */
  prompt(seen: State): Prompt;
  /**
   * What a choice did, in the order in which it happened, to a viewer who has seen both states; told by the step that did
   * it. `seenAfter` is read only for what was turned up. The moves of all lines turn `pieces(seenBefore)` into
   * `pieces(seenAfter)`, and they are what was done, not what came of it: two for one is two moves, and what goes and comes
   * back does both. A known piece that leaves a place where it was hidden is one HIDDEN less there; one that enters a place
   * where the viewer cannot tell it any more is one HIDDEN more.
   */
  tell(seenBefore: State, choice: Choice, seenAfter: State): readonly LogLine[];
  /** Everything that a position holds, by place. */
  pieces(seen: State): Pieces;
  /**
   * Reasons for a turn, the weightiest first: what it has changed that matters to `seat`, who has seen both states.
   * Facts, never estimates, and MAX_REASONS of them at most; none where nothing on the table has changed.
   */
  reasons(seenBefore: State, seenAfter: State, seat: Seat): readonly Message[];

  outcome(s: State): Outcome | undefined;
  /** How the winner was found, criterion by criterion; empty until the game is over. */
  explain(s: State): readonly Criterion[];
  /**
   * What `outcome` and `explain` would tell if the game ended now, for each ending that can still come; as far as the viewer
   * knows, and with a criterion that says what it cannot know. Only where every part of it can be told at any time.
   */
  tally?(seen: State): readonly Standing[];

  readonly notation: Notation;
  readonly position: PositionCodec;
  /** Every text key the game may use, so that catalogues can be checked in both directions. */
  readonly words: readonly string[];
}

/** The seats that players take: all but those that the game plays itself. */
export const playerSeats = (game: Game, options: Options): Seat[] =>
  Array.from({ length: Number(options.seats) }, (_, seat) => seat).filter(
    (seat) => game.ownKind(options, seat) === undefined,
  );

/** The state after a choice that `legal` offers; `s` is left as it was. Any other choice throws. */
export function after(game: Game, s: State, choice: Choice): State {
  const count = game.legal(s, offered);
  if (!offered.subarray(0, count).includes(choice)) throw new Error(notOffered(game, s, choice));
  return afterOffered(game, s, choice);
}

/** The same for a choice that is known to be offered: it is not looked up again. */
export function afterOffered(game: Game, s: State, choice: Choice): State {
  const next = s.slice();
  game.play(next, choice);
  return next;
}

/** Where `after` looks choices up. */
const offered = newChoices();
/** So many choices are named to somebody who has made none of them. */
const NAMED = 10;

function notOffered(game: Game, s: State, choice: Choice): string {
  const choices = legalChoices(game, s, offered);
  if (choices.length === 0) return `choice ${choice} is not offered: the game is over`;
  const named = choices.slice(0, NAMED).map((each) => `${each} (${game.notation.write(s, each)})`);
  const more = choices.length > NAMED ? ` and ${choices.length - NAMED} more` : '';
  return `choice ${choice} is not offered to seat ${game.toAct(s)}, but ${named.join(', ')}${more}`;
}

/** The choices of the seat to act, as a fresh list. */
export function legalChoices(game: Game, s: State, buffer: Choices): Choice[] {
  return Array.from(buffer.subarray(0, game.legal(s, buffer)));
}
