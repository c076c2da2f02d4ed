import {
  afterOffered,
  type Choice,
  FastRandom,
  type Game,
  legalChoices,
  newChoices,
  type Refusal,
  type Seat,
  type State,
} from '@interregnum/kernel';
import { completesTurn, legalChoice, turnsUp } from '@interregnum/record';

/** A point that a draft has come to: a world that the seat cannot tell from the real one, and what the seat sees of it. */
interface DraftPoint {
  readonly world: State;
  readonly seen: State;
}

/** A decision that is drafted. */
interface DraftedDecision extends DraftPoint {
  readonly text: string;
  readonly choice: Choice;
}

/**
 * The turn that a seat is drafting, free to be taken back until it is committed. It rests on what the seat sees alone: what
 * is legal, and where the turn is complete, is the same in every world that the seat cannot tell apart. Drafts are never
 * changed.
 */
export interface Draft {
  readonly game: Game;
  readonly seat: Seat;
  /** Where the turn begins. */
  readonly from: DraftPoint;
  /** What was chosen, and what followed without a choice. */
  readonly decisions: readonly DraftedDecision[];
  /** How many decisions had been drafted when each choice was made. */
  readonly chosenAt: readonly number[];
  /** Whether it can only be committed or taken back. */
  readonly isComplete: boolean;
  /** Whether what the last decision leads to is not shown before it is committed. */
  readonly hidesLast: boolean;
}

/** An empty draft of the seat to act, who has seen so much. */
export function newDraft(game: Game, seen: State): Draft {
  const from = { world: game.imagine(seen, new FastRandom('draft')), seen };
  return { game, seat: game.toAct(seen), from, decisions: [], chosenAt: [], isComplete: false, hidesLast: false };
}

const lastPoint = ({ from, decisions }: Draft): DraftPoint => decisions.at(-1) ?? from;

/** What the seat sees where the next choice is to be made. */
export const seenIn = (draft: Draft): State => lastPoint(draft).seen;

/** What the seat may be shown of its draft: nothing that its last decision turns up. */
export const shownIn = (draft: Draft): State =>
  draft.hidesLast ? (draft.decisions.at(-2) ?? draft.from).seen : seenIn(draft);

/** All decisions of the draft, in notation. */
export const textsOf = ({ decisions }: Draft): string[] => decisions.map(({ text }) => text);

/** What was chosen, in notation; what followed without a choice is not among it. */
export const chosenIn = ({ decisions, chosenAt }: Draft): string[] => chosenAt.map((at) => decisions[at].text);

/** What the seat saw where the first choice of the turn was made, or will be. */
export const openingOf = ({ from, decisions, chosenAt }: Draft): State =>
  (decisions[(chosenAt[0] ?? decisions.length) - 1] ?? from).seen;

/** Why a choice cannot be drafted next; undefined if it can. A complete draft takes no choice. */
export const refusalIn = (draft: Draft, text: string): Refusal | undefined => draft.game.refusal(seenIn(draft), text);

/** The choices that are offered next, in notation; none once the draft is complete. */
export function offersIn(draft: Draft): string[] {
  const { game } = draft;
  if (draft.isComplete) return [];
  const seen = seenIn(draft);
  return legalChoices(game, seen, newChoices()).map((choice) => game.notation.write(seen, choice));
}

/** Adds one decision to a draft that is not complete, unless it is refused. */
function withDecision(draft: Draft, text: string): Draft | { readonly refusal: Refusal } {
  const { game, seat, from } = draft;
  if (draft.isComplete) throw new Error(`the draft is complete: ${text}`);
  const { world: before, seen } = lastPoint(draft);
  const choice = legalChoice(game, seen, text);
  if (typeof choice !== 'number') return choice;
  const world = afterOffered(game, before, choice);
  const step = { before, choice, after: world };
  const complete = completesTurn(game, from.world, step);
  const next = { text: game.notation.write(seen, choice), choice, world, seen: game.redact(world, seat) };
  return {
    ...draft,
    decisions: [...draft.decisions, next],
    isComplete: complete,
    hidesLast: complete && (turnsUp(game, step, seat) || game.outcome(next.seen) !== undefined),
  };
}

/** Drafts a choice, and what follows from it without a choice; or tells why it is refused. */
export function withChoice(draft: Draft, text: string): Draft | { readonly refusal: Refusal } {
  const next = withDecision(draft, text);
  if ('refusal' in next) return next;
  return withForced({ ...next, chosenAt: [...draft.chosenAt, draft.decisions.length] });
}

/** Drafts one decision of a program, who is asked about those without a choice too. */
export function decideIn(draft: Draft, text: string): Draft {
  const next = withDecision(draft, text);
  if (!('refusal' in next)) return next;
  const offers = offersIn(draft).join(', ');
  throw new Error(
    `the program at seat ${draft.seat} chose ${JSON.stringify(text)} against ${next.refusal.clause}; it may choose ${offers}`,
  );
}

/** The draft with every decision that has no alternative. */
export function withForced(draft: Draft): Draft {
  let next = draft;
  while (!next.isComplete) {
    const offers = offersIn(next);
    if (offers.length !== 1) return next;
    next = decideIn(next, offers[0]);
  }
  return next;
}

/** Takes the last choice back, with what followed from it; there must be one. */
export function undo(draft: Draft): Draft {
  const to = draft.chosenAt.at(-1) ?? 0;
  return {
    ...draft,
    decisions: draft.decisions.slice(0, to),
    chosenAt: draft.chosenAt.slice(0, -1),
    isComplete: false,
    hidesLast: false,
  };
}

/** The draft before anything was chosen. */
export const withoutChoices = (draft: Draft): Draft =>
  draft.chosenAt.length === 0 ? draft : undo({ ...draft, chosenAt: draft.chosenAt.slice(0, 1) });

/** Drafts choices as far as they are possible one after another. */
export function follow(draft: Draft, texts: readonly string[]): Draft {
  let next = draft;
  for (const text of texts) {
    if (next.isComplete) return next;
    const chosen = withChoice(next, text);
    if ('refusal' in chosen) return next;
    next = chosen;
  }
  return next;
}

/** Drafts a whole turn, which is told with what follows without a choice, as far as it is possible. */
export function redraft(draft: Draft, turn: readonly string[]): Draft {
  let next = withoutChoices(draft);
  while (!next.isComplete && next.decisions.length < turn.length) {
    const chosen = withChoice(next, turn[next.decisions.length]);
    if ('refusal' in chosen) return next;
    next = chosen;
  }
  return next;
}
