import { after, type Choice, type Game, NOBODY, type Refusal, type Seat, type State } from '@interregnum/kernel';
import {
  enter,
  isComplete as isCompleteTurn,
  type LaterEntry,
  type MatchRecord,
  type Progress,
  type Secret,
  turnsUp,
  withEntry,
  withTime,
} from '@interregnum/record';

/**
 * A table at which a match is played on one machine: the match so far, and the turn that the seat to act is drafting.
 * A draft is free to be taken back until it is committed; only then it enters the record. Tables are never changed:
 * every function returns the next one.
 */
export interface Table {
  readonly game: Game;
  /** A finished match of format 1 is held as format 2 would tell it; its own text stands in `original`. */
  readonly record: MatchRecord;
  readonly progress: Progress;
  /** What opens the start: a secret until the match ends. None where everything lay open from the start. */
  readonly secret: Secret | undefined;
  /** The first state, then the state after each decision that is in force. */
  readonly states: readonly State[];
  readonly choices: readonly Choice[];
  /** Who made each of these decisions. */
  readonly deciders: readonly Seat[];
  readonly draft: Draft;
  /** The text of a finished match of format 1, which is never rewritten. */
  readonly original?: string;
}

/** Choices that are not committed yet, and the state after each. */
interface Draft {
  readonly choices: readonly Choice[];
  readonly states: readonly State[];
}

export const NO_DRAFT: Draft = { choices: [], states: [] };

const last = <T>(list: readonly T[]): T => list[list.length - 1];

/** What has been committed. */
export const committed = ({ states }: Table): State => last(states);

/** Where the draft has led to. */
export const drafted = (table: Table): State => table.draft.states.at(-1) ?? committed(table);

/** Whether the match is over, by the rules or otherwise. */
export const isOver = ({ progress }: Table): boolean => progress.end !== undefined;

/** The seat whose turn it is to draft, or NOBODY once the match is over. */
export const seatToAct = (table: Table): Seat => (isOver(table) ? NOBODY : table.game.toAct(committed(table)));

/** The choices of the draft in notation. */
export const draftTexts = ({ game, states, draft }: Table): string[] =>
  draft.choices.map((choice, at) => game.notation.write(draft.states[at - 1] ?? last(states), choice));

/** The state that the last drafted choice was made in. */
const beforeLast = (table: Table): State => table.draft.states.at(-2) ?? committed(table);

const lastStep = (table: Table) => ({
  before: beforeLast(table),
  choice: last(table.draft.choices),
  after: drafted(table),
});

/** Whether the draft can only be committed or taken back. */
export const isComplete = (table: Table): boolean =>
  table.draft.choices.length > 0 && isCompleteTurn(table.game, committed(table), lastStep(table));

/** What a viewer sees after so many decisions. The last moment of a match that is over and revealed shows everything. */
export function seenAt({ game, progress, states }: Table, viewer: Seat | 'audience', decisions: number): State {
  const isShown = progress.end !== undefined && decisions === states.length - 1 && isRevealed(progress);
  return isShown ? states[decisions] : game.redact(states[decisions], viewer);
}

/** Whether everything may be shown; where nothing was ever hidden there is nothing to reveal. */
const isRevealed = ({ isRevealed: revealed, start, game }: Progress): boolean => revealed || !game.hides(start.options);

/** What somebody sees: others what has been committed, the seat to act its draft, but no card that it turns up. */
export function viewOf(table: Table, viewer: Seat | 'audience'): State {
  const { game, choices } = table;
  if (viewer !== seatToAct(table)) return seenAt(table, viewer, choices.length);
  return game.redact(hidesLast(table) ? beforeLast(table) : drafted(table), viewer);
}

/** Whether what the last choice of the draft leads to is shown to nobody before it is committed. */
export function hidesLast(table: Table): boolean {
  const { game } = table;
  const seat = seatToAct(table);
  if (!isComplete(table)) return false;
  return turnsUp(game, lastStep(table), seat) || game.outcome(game.redact(drafted(table), seat)) !== undefined;
}

/**
 * Why a choice cannot be drafted next; undefined if it can. Of a complete draft nothing is told: what is asked then may
 * already betray a card.
 */
export function refusalOf(table: Table, text: string): Refusal | undefined {
  if (isComplete(table)) throw new Error(`the draft is complete: ${text}`);
  return table.game.refusal(table.game.redact(drafted(table), seatToAct(table)), text);
}

/** Adds a choice to a draft that is not complete, unless it is refused. */
export function choose(table: Table, text: string): Table | { readonly refusal: Refusal } {
  const { game, draft } = table;
  const refusal = refusalOf(table, text);
  if (refusal !== undefined) return { refusal };
  const s = drafted(table);
  const choice = game.notation.read(s, text) as Choice;
  return {
    ...table,
    draft: { choices: [...draft.choices, choice], states: [...draft.states, after(game, s, choice)] },
  };
}

/** Takes the last choice of the draft back. */
export const takeBack = (table: Table): Table => ({
  ...table,
  draft: { choices: table.draft.choices.slice(0, -1), states: table.draft.states.slice(0, -1) },
});

/** The table after entries that can follow. Any other one is a bug of the caller. The draft is dropped. */
export function withEntries(table: Table, entries: readonly LaterEntry[], time: string): Table {
  let { record, progress } = table;
  for (const entry of entries) {
    const next = enter(progress, entry);
    if ('flaw' in next) throw new Error(`the record refuses ${entry.type}: ${next.flaw.flaw}`);
    progress = next;
    record = withTime(withEntry(record, entry), time);
  }
  return { ...table, record, progress, draft: NO_DRAFT };
}

/** Enters the draft into the record; at the end of the match also outcome and secret. */
export function commit(table: Table, time: string): Table {
  const { game, draft } = table;
  const seat = seatToAct(table);
  const outcome = game.outcome(drafted(table));
  const next = withEntries(
    table,
    [
      { type: 'turn', seat, texts: draftTexts(table) },
      ...(outcome === undefined ? [] : ended(table, { type: 'end', by: 'rules', outcome, winners: outcome.winners })),
    ],
    time,
  );
  return {
    ...next,
    states: [...table.states, ...draft.states],
    choices: [...table.choices, ...draft.choices],
    deciders: [...table.deciders, ...draft.choices.map(() => seat)],
  };
}

/** An end, and what it lets everybody know. */
export const ended = ({ secret }: Table, end: LaterEntry & { readonly type: 'end' }): LaterEntry[] =>
  secret === undefined ? [end] : [end, { type: 'reveal', ...secret }];

/** Lets a program decide for the seat to act, from what that seat sees, until its draft is complete. */
export function decideFor(table: Table, decide: (seen: State) => Choice): Table {
  let next = table;
  while (!isComplete(next)) {
    const s = drafted(next);
    const choice = decide(table.game.redact(s, seatToAct(table)));
    const chosen = choose(next, table.game.notation.write(s, choice));
    if ('refusal' in chosen) throw new Error(`a program chose against ${chosen.refusal.clause}`);
    next = chosen;
  }
  return next;
}
