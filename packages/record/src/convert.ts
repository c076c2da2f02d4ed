import type { Game, Seat } from '@interregnum/kernel';
import { hashOf } from './chain.ts';
import { DEALT_BY_FORMAT_1, type LaterEntry, type Start } from './entry.ts';
import { type Flawed, flawAt } from './flaw.ts';
import type { Decision } from './format-1/entry.ts';
import type { MatchRecord as Record1 } from './format-1/record.ts';
import { type Replayed, replay } from './format-1/replay.ts';
import type { Hex } from './hash.ts';
import { type MatchRecord, startRecord, withBeside, withEntry, withTime } from './record.ts';
import { completesTurn } from './turn.ts';

/** A running match of format 1 in format 2, and the texts of a last turn that was not complete. */
export interface Converted {
  readonly record: MatchRecord;
  readonly draft: readonly string[];
}

/**
 * Converts a running match of format 1: the same deal, the same decisions turn by turn. One that has ended is never
 * rewritten; one whose end was cut off when it was written ends again. Without its seed it cannot be dealt again.
 */
export function convert(old: Record1, game: Game, seed: Hex | undefined): Converted | Flawed {
  if (old.end !== undefined) return flawAt(old.lines.length - 1, 'over');
  return seed === undefined ? flawAt(0, 'commitment') : asFormat2(old, game, seed);
}

/** A match of format 1 as format 2 tells it, to be shown: of one that has ended, the text that is kept stays the old one. */
export function asFormat2(old: Record1, game: Game, seed: Hex): Converted | Flawed {
  const replayed = replay(old, () => game, seed);
  if ('flaw' in replayed) return replayed;
  const { turns, draft } = turnsOf(old.decisions, replayed);
  let record = withTime(withNames(startRecord(startOf(old, game)), old), old.header.time);
  for (const turn of turns) {
    const texts = turn.map(({ decision }) => decision);
    record = withTime(withEntry(record, { type: 'turn', seat: turn[0].seat, texts }), turn[turn.length - 1].time);
  }
  for (const entry of endOf(game, replayed, seed)) record = withEntry(record, entry);
  return { record, draft: draft.map(({ decision }) => decision) };
}

function startOf({ header, lines }: Record1, rules: Game): Start {
  const { game, rulesVersion, options, seats, commitment, salts } = header;
  return {
    type: 'start',
    match: hashOf(lines[0]),
    game,
    rules: rulesVersion,
    options,
    seats: seats.map(({ kind }, seat) => rules.ownKind(options, seat) ?? kind),
    // It was not agreed that a bot plays on.
    whenSeatGoes: 'stop',
    deal: { commitment, salts, format: DEALT_BY_FORMAT_1 },
  };
}

/** Decisions put together turn by turn; what is left over is a draft. */
function turnsOf(decisions: readonly Decision[], { game, states, choices }: Replayed) {
  const turns: Decision[][] = [];
  let from = 0;
  for (const [at, choice] of choices.entries()) {
    const step = { before: states[at], choice, after: states[at + 1] };
    if (!completesTurn(game, states[from], step)) continue;
    turns.push(decisions.slice(from, at + 1));
    from = at + 1;
  }
  return { turns, draft: decisions.slice(from) };
}

const withNames = (record: MatchRecord, { header }: Record1): MatchRecord =>
  header.seats.reduce(
    (named, { name }, seat: Seat) => withBeside(named, { type: 'name', beside: 0, seat, name }),
    record,
  );

function endOf(game: Game, { states }: Replayed, seed: Hex): LaterEntry[] {
  const outcome = game.outcome(states[states.length - 1]);
  if (outcome === undefined) return [];
  return [
    { type: 'end', by: 'rules', outcome, winners: outcome.winners },
    { type: 'reveal', seed },
  ];
}
