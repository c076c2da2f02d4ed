import {
  after,
  type Choice,
  type Game,
  NOBODY,
  type Options,
  type Refusal,
  type Seat,
  type State,
  showsMore,
} from '@interregnum/kernel';
import {
  commitmentTo,
  dealFrom,
  type Flawed,
  type Hex,
  type Library,
  type MatchRecord,
  type Player,
  readWholeLines,
  replay,
  startRecord,
  withDecision,
  withEnd,
} from '@interregnum/record';

/**
 * A table at which a match is played on one machine: the match so far, and the turn that the seat to act is drafting.
 * A draft is free to be taken back until it is committed; only then it enters the record. Tables are never changed:
 * every function returns the next one.
 */
export interface Table {
  readonly game: Game;
  readonly record: MatchRecord;
  /** What the deal came from: a secret until the record ends. */
  readonly seed: Hex;
  /** The deal, then the state after each decision of the record. */
  readonly states: readonly State[];
  readonly choices: readonly Choice[];
  readonly draft: Draft;
}

/** Choices that are not committed yet, and the state after each. */
interface Draft {
  readonly choices: readonly Choice[];
  readonly states: readonly State[];
}

const NO_DRAFT: Draft = { choices: [], states: [] };

export interface Opening {
  readonly game: Game;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly seed: Hex;
  readonly salts: readonly Hex[];
  readonly time: string;
}

/** A new table, dealt. */
export function openTable({ game, options, players, seed, salts, time }: Opening): Table {
  const { id, rulesVersion } = game.meta;
  const commitment = commitmentTo(seed);
  const record = startRecord({ game: id, rulesVersion, options, seats: players, commitment, salts, time });
  return { game, record, seed, states: [dealFrom(game, options, seed, salts)], choices: [], draft: NO_DRAFT };
}

/** The table of a saved record, whose last line may have been cut off. */
export function resumeTable(text: string, library: Library, secret?: Hex): Table | Flawed {
  const read = readWholeLines(text);
  if ('flaw' in read) return read;
  const replayed = replay(read.record, library, secret);
  if ('flaw' in replayed) return replayed;
  const seed = read.record.end?.seed ?? secret ?? '';
  return withoutLoss({ ...replayed, record: read.record, seed, draft: NO_DRAFT });
}

/** A match whose last line was its end, and was cut off, ends again. */
function withoutLoss(table: Table): Table {
  const { game, record, seed } = table;
  const outcome = record.end === undefined ? game.outcome(committed(table)) : undefined;
  if (outcome === undefined) return table;
  const { time } = record.decisions.at(-1) ?? record.header;
  return { ...table, record: withEnd(record, { seed, outcome, time }) };
}

const last = <T>(list: readonly T[]): T => list[list.length - 1];

/** What has been committed. */
export const committed = ({ states }: Table): State => last(states);

/** Where the draft has led to. */
export const drafted = (table: Table): State => table.draft.states.at(-1) ?? committed(table);

/** The seat whose turn it is to draft, or NOBODY once the match is over. */
export const seatToAct = (table: Table): Seat => table.game.toAct(committed(table));

export const isOver = (table: Table): boolean => seatToAct(table) === NOBODY;

/** The choices of the draft in notation. */
export const draftTexts = ({ game, states, draft }: Table): string[] =>
  draft.choices.map((choice, at) => game.notation.write(draft.states[at - 1] ?? last(states), choice));

/** The state that the last drafted choice was made in. */
const beforeLast = (table: Table): State => table.draft.states.at(-2) ?? committed(table);

/**
 * Whether the draft can only be committed or taken back: its turn is over, another seat is asked, or its last choice
 * turns up a card, which nobody may see and then choose otherwise.
 */
export function isComplete(table: Table): boolean {
  const { game, draft } = table;
  if (draft.choices.length === 0) return false;
  const [from, to, seat] = [committed(table), drafted(table), seatToAct(table)];
  if (game.toAct(to) !== seat || game.turn(to) !== game.turn(from)) return true;
  return turnsUp(table, seat);
}

/** What somebody sees: others what has been committed, the seat to act its draft, but no card that it turns up. */
export function viewOf(table: Table, viewer: Seat | 'audience'): State {
  const { game } = table;
  if (viewer !== seatToAct(table)) return game.redact(committed(table), viewer);
  return game.redact(hidesLast(table) ? beforeLast(table) : drafted(table), viewer);
}

/** Whether what the last choice of the draft leads to is shown to nobody before it is committed. */
export function hidesLast(table: Table): boolean {
  const { game } = table;
  const seat = seatToAct(table);
  if (!isComplete(table)) return false;
  return turnsUp(table, seat) || game.outcome(game.redact(drafted(table), seat)) !== undefined;
}

/** Whether the last drafted choice shows its seat a card that was hidden before. */
function turnsUp(table: Table, seat: Seat): boolean {
  const written = (s: State): string => table.game.position.write(table.game.redact(s, seat));
  return showsMore(written(beforeLast(table)), written(drafted(table)));
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

/** Enters the draft into the record; at the end of the match also seed and outcome. */
export function commit(table: Table, time: string): Table {
  const { game, draft, seed } = table;
  const seat = seatToAct(table);
  let record = table.record;
  for (const decision of draftTexts(table)) record = withDecision(record, { seat, decision, time });
  const outcome = game.outcome(drafted(table));
  if (outcome !== undefined) record = withEnd(record, { seed, outcome, time });
  const [states, choices] = [
    [...table.states, ...draft.states],
    [...table.choices, ...draft.choices],
  ];
  return { game, record, seed, states, choices, draft: NO_DRAFT };
}

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
