import type { LogLine, Message, Seat, State } from '@interregnum/kernel';
import { type Draft, isFromMemory, type MatchView, viewAt } from '@interregnum/match';
import { HUMAN } from '@interregnum/record';
import type { Translator } from '@interregnum/texts/lazy';
import { looksBack, type ScreenInput } from './screen-input.ts';
import type { Wording } from './wording.ts';

/** One decision in the log, and how many had been made with it: the moment that it led to. */
interface LoggedDecision extends Told {
  readonly after: number;
}

/** A turn in the log: who began it, and those of its decisions that tell something. */
export interface LoggedTurn {
  readonly turn: number;
  readonly seat: Seat;
  readonly decisions: readonly LoggedDecision[];
}

/**
 * What the log tells, turn by turn, the first turn first: of a match that is looked back at all of it, else up to the moment
 * that is shown; where people play from memory, no more than the news.
 */
export function logTurns(input: ScreenInput): LoggedTurn[] {
  const { view } = input;
  const known = looksBack(input) ? view : viewAt(view, input.moment.shown);
  const told = isFromMemory(view) ? newsIn(known) : logSince(known, 0);
  const first = known.choices.length - told.length;
  const decisions = told.map((each, at) => ({ ...each, after: first + at + 1 }));
  const turns = [...Map.groupBy(decisions, ({ turn }) => turn).values()];
  return turns
    .map((made) => ({
      turn: made[0].turn,
      seat: made[0].seat,
      decisions: made.filter(({ lines }) => lines.length > 0),
    }))
    .filter((turn) => turn.decisions.length > 0);
}

/** What a viewer is told of one decision, or of one turn. */
export interface Told {
  /** Turns completed before it. */
  readonly turn: number;
  readonly seat: Seat;
  readonly lines: readonly LogLine[];
}

/** What was told of the decision that led to a state: seen states stay as they are, and so does this. */
const TOLD = new WeakMap<State, Told>();

/**
 * What is told of one decision: the same object every time. Its lines are keys and values, told by the step of the game that
 * did it (`tell`); `sentenceOf` has words for them.
 */
export function logAt(view: MatchView, decision: number): Told {
  const { game, states, choices, deciders } = view;
  const [before, after] = [states[decision], states[decision + 1]];
  const known = TOLD.get(after);
  if (known !== undefined) return known;
  const lines = game.tell(before, choices[decision], seenThen(view, decision + 1));
  const told = { turn: game.turn(before), seat: deciders[decision], lines };
  TOLD.set(after, told);
  return told;
}

/** What the viewer saw then: the last state of a match that is revealed shows more, and is not told so. */
function seenThen({ game, states, viewer, isRevealed, choices }: MatchView, decisions: number): State {
  const state = states[decisions];
  return isRevealed && viewer !== 'all' && decisions === choices.length ? game.redact(state, viewer) : state;
}

/** The log of a viewer, from a decision on. */
export const logSince = (view: MatchView, from: number): Told[] =>
  view.choices.slice(from).map((_, at) => logAt(view, from + at));

/** Decisions that follow one another put together by turn, each told of the seat that made the first of them. */
export function byTurn(decisions: readonly Told[]): Told[] {
  const turns = [...Map.groupBy(decisions, ({ turn }) => turn).values()];
  return turns.map((made) => ({ ...made[0], lines: made.flatMap(({ lines }) => lines) }));
}

/** What the draft does, as far as its seat may know before it is committed. */
export function draftLog({ game, seat, from, decisions, hidesLast }: Draft): Told[] {
  const turn = game.turn(from.seen);
  const known = hidesLast ? decisions.slice(0, -1) : decisions;
  return known.map(({ choice, seen }, at) => ({
    turn,
    seat,
    lines: game.tell((decisions[at - 1] ?? from).seen, choice, seen),
  }));
}

/** What is news to a viewer: what came of their own last decision, without what they chose, and all that happened since. */
export function newsIn(view: MatchView): Told[] {
  const [first, ...since] = logSince(view, newsFrom(view));
  if (first === undefined) return [];
  return [first.seat === view.viewer ? withoutChoice(first) : first, ...since];
}

/** What came of a decision. What was chosen is told first, with who chose it; some choices, such as an end, are not told. */
function withoutChoice(told: Told): Told {
  const { seat, lines } = told;
  const named = lines[0]?.values.seat;
  const isTold = typeof named === 'object' && 'seat' in named && named.seat === seat;
  return isTold ? { ...told, lines: lines.slice(1) } : told;
}

/**
 * From which decision on a viewer is told what happened: from their own last one, and from the first to those who only
 * watch. Where people play from memory, the beginning is not told again before the end.
 */
export function newsFrom(view: MatchView): number {
  const { viewer, deciders, kinds, choices } = view;
  if (typeof viewer === 'number') return Math.max(0, deciders.lastIndexOf(viewer));
  return isFromMemory(view) && kinds.includes(HUMAN) ? choices.length : 0;
}

/** What was told, in words: a paragraph for each decision or turn that there was something to tell of. */
export const paragraphs = (words: Translator, told: readonly Told[]): string[] =>
  told.map((each) => paragraph(words, each)).filter((said) => said !== '');

/** One decision or turn in words: the sentence of each line (`sentenceOf`). */
export const paragraph = (words: Translator, { lines }: Told): string =>
  lines.map((line) => sentenceOf(words, line)).join(' ');

/** The sentence of each line, by translator: no line is put into words twice. */
const SENTENCES = new WeakMap<Translator, WeakMap<Message, string>>();

/** A line in words. Apps show it as it is, the browser in `ToldTurn` of its log. */
function sentenceOf(words: Translator, line: Message): string {
  const known = SENTENCES.get(words) ?? new WeakMap<Message, string>();
  const said = known.get(line) ?? words.say('log', line);
  SENTENCES.set(words, known.set(line, said));
  return said;
}

/** What the turn that is being drafted does, in words. */
export const draftWords = ({ draft }: ScreenInput, { words }: Wording): string[] =>
  draft === undefined ? [] : paragraphs(words, draftLog(draft));

/** What led to the moment of a match that is looked back at, in words. */
export function replayWords({ view, moment }: ScreenInput, { words }: Wording): string {
  const then = viewAt(view, moment.shown);
  return paragraphs(words, logSince(then, moment.since ?? 0)).join(' ');
}

/** What a decision did, in words; nothing before the first one. */
export const decisionWords = ({ view }: ScreenInput, decision: number, { words }: Wording): string =>
  decision < 0 ? '' : paragraphs(words, [logAt(view, decision)]).join(' ');
