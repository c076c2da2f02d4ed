import { playerSeats, type Seat } from '@interregnum/kernel';
import { actingSeat, chosenIn, type Draft, hasEnded, present, seenIn, textsOf } from '@interregnum/match';
import { crumbs } from '@interregnum/texts/lazy';
import { decisionWords, draftLog, paragraphs } from './log.ts';
import { isHalf, markOf } from './offers.ts';
import { askedDraft, promptOf, type ScreenInput } from './screen-input.ts';
import type { Wording } from './wording.ts';

/** What stands where questions are asked. Apps put all but the first two into their own words. */
export type ScreenQuestion =
  /** What is asked, in words; for which side, if no seat plays it; and whom to name where several people share a screen. */
  | {
      readonly kind: 'asked';
      readonly words: string;
      readonly onBehalfOf: Seat | undefined;
      readonly who: Seat | undefined;
    }
  /** What the decision that is being shown did, in words. */
  | { readonly kind: 'shown'; readonly words: string }
  /** Who is waited for: a bot that thinks or has failed, a person elsewhere, or that a seat is empty. */
  | { readonly kind: 'thinks' | 'stuck' | 'elsewhere' | 'vacant'; readonly seat: Seat }
  /**
   * That nothing is left to choose, and for whom if that is not clear: the turn is complete, or goes on once others have decided;
   * `forced` tells one that left no choice.
   */
  | {
      readonly kind: 'complete';
      readonly side: Seat | undefined;
      readonly goesOn: boolean;
      readonly forced: string | undefined;
    }
  /** That a turn is being stored. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'over' };

const WAITING = { bot: 'thinks', elsewhere: 'elsewhere', vacant: 'vacant' } as const;

export function questionOf(input: ScreenInput, further: string | undefined, wording: Wording): ScreenQuestion {
  const { moment, waitsFor, view } = input;
  if (moment.isPlayedBack) return { kind: 'shown', words: decisionWords(input, moment.shown - 1, wording) };
  if (waitsFor === undefined) return { kind: 'over' };
  if (input.isPending) return { kind: 'pending' };
  if (waitsFor !== 'here') {
    const kind = waitsFor === 'bot' && input.isStuck ? 'stuck' : WAITING[waitsFor];
    return { kind, seat: actingSeat(view) };
  }
  return askedDraft(input) === undefined ? completeOf(input, wording) : askedQuestion(input, further, wording);
}

function askedQuestion(input: ScreenInput, further: string | undefined, { words }: Wording): ScreenQuestion {
  const prompt = promptOf(input);
  if (prompt === undefined) return { kind: 'over' };
  const { onBehalfOf } = prompt;
  const who = onBehalfOf ?? (input.here.length > 1 ? input.draft?.seat : undefined);
  return { kind: 'asked', words: further ?? words.say('prompt', prompt), onBehalfOf, who };
}

function completeOf(input: ScreenInput, { words, choices }: Wording): ScreenQuestion {
  const { draft, here, view } = input;
  const side = sideDecidedFor(input) ?? (here.length > 1 ? actingSeat(view) : undefined);
  const goesOn = draft !== undefined && isForOthers(draft);
  if (draft === undefined || !isForced(input)) return { kind: 'complete', side, goesOn, forced: undefined };
  const told = paragraphs(words, draftLog(draft)).join(' ') || `${crumbs(textsOf(draft), choices)}.`;
  return { kind: 'complete', side, goesOn, forced: told };
}

/** Whether others decide before the turn in which this is drafted ends. */
function isForOthers(draft: Draft): boolean {
  const { game, from, seat, hidesLast } = draft;
  const next = seenIn(draft);
  return !hidesLast && game.turn(next) === game.turn(from.seen) && game.toAct(next) !== seat;
}

/** Whether the turn is complete and left no choice. */
const isForced = ({ draft }: ScreenInput): boolean => draft?.isComplete === true && draft.chosenAt.length === 0;

/** The side that the turn is decided for, if no seat plays it; undefined for the turn of the deciding seat. */
function sideDecidedFor({ view, waitsFor }: ScreenInput): Seat | undefined {
  if (hasEnded(view) || waitsFor !== 'here' || view.viewer !== actingSeat(view)) return undefined;
  return view.game.prompt(present(view)).onBehalfOf;
}

/** What has been chosen in this turn, in words; nothing if the question tells it, or while others' turns are still shown. */
export function chosenWords(input: ScreenInput, { choices }: Wording): string {
  const { draft, touched, moment } = input;
  if (draft === undefined || isForced(input) || moment.isPlayedBack) return '';
  const begun = touched.map(({ text }) => (isHalf(text) ? markOf(text) : text)).join(' ');
  return crumbs([...textsOf(draft), begun].filter(Boolean), choices);
}

/**
 * What the card or action does that the choice begins with, as long as nothing else was chosen; why a turn is decided for
 * a side that no seat plays, and when it will be.
 */
export function aboutWords(input: ScreenInput, wording: Wording): string {
  const { view, touched, moment } = input;
  const { table, choices } = wording;
  const gameId = view.game.meta.id;
  if (moment.isPlayedBack) return '';
  if (sideDecidedFor(input) !== undefined)
    return `${decisionWords(input, view.choices.length - 1, wording)} ${table(`on-behalf.${gameId}`)}`;
  const draft = askedDraft(input);
  if (draft === undefined) return '';
  const [begun, ...more] = [...chosenIn(draft), ...touched.map(({ text: part }) => part)];
  if (begun !== undefined)
    return more.length > 0 ? '' : `${doneAtOnce(draft, wording)} ${choices.about(begun) ?? ''}`.trim();
  const { options, seats } = view.start;
  return playerSeats(view.game, options).length < seats.length ? table(`alone.${gameId}`) : '';
}

/** What the first choice of a turn has done by itself, beyond that it was made: a card without any effect says so in time. */
function doneAtOnce(draft: Draft, { words }: Wording): string {
  const [at] = draft.chosenAt;
  const made = at === undefined ? undefined : draftLog(draft)[at];
  return made === undefined ? '' : paragraphs(words, [{ ...made, lines: made.lines.slice(1) }]).join(' ');
}
