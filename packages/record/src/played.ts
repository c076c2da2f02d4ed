import type { Choice, Seat } from '@interregnum/kernel';

/** A turn that is in force: not taken back. */
export interface PlayedTurn {
  /** The number of its entry. */
  readonly entry: number;
  readonly seat: Seat;
  /** Empty as long as the start is secret. */
  readonly choices: readonly Choice[];
}

/**
 * The turns in force, as plain lists of numbers: a server holds thousands of matches. The lists are shared with later
 * matches and only ever grow; `turns` and `decisions` say how much of them counts here.
 */
export interface Played {
  readonly turns: number;
  readonly decisions: number;
  readonly lists: Lists;
}

interface Lists {
  /** Every decision. */
  readonly choices: Choice[];
  /** By turn: how many decisions had been made after it, its entry, and whose it was. */
  readonly ends: number[];
  readonly entries: number[];
  readonly seats: Seat[];
}

export const nothingPlayed = (): Played => ({
  turns: 0,
  decisions: 0,
  lists: { choices: [], ends: [], entries: [], seats: [] },
});

/** One turn more. Where another turn was added to the same lists already, they are copied first. */
export function withTurn(played: Played, { entry, seat, choices }: PlayedTurn): Played {
  const { turns, lists } = played.lists.ends.length === played.turns ? played : upToTurn(played, played.turns);
  for (const choice of choices) lists.choices.push(choice);
  const decisions = lists.choices.length;
  lists.ends.push(decisions);
  lists.entries.push(entry);
  lists.seats.push(seat);
  return { turns: turns + 1, decisions, lists };
}

/** The first turns alone, in lists of their own. */
export function upToTurn({ lists }: Played, turns: number): Played {
  const decisions = turns === 0 ? 0 : lists.ends[turns - 1];
  return {
    turns,
    decisions,
    lists: {
      choices: lists.choices.slice(0, decisions),
      ends: lists.ends.slice(0, turns),
      entries: lists.entries.slice(0, turns),
      seats: lists.seats.slice(0, turns),
    },
  };
}

/** How many turns are in force up to an entry, which is the start or the entry of one of them; else undefined. */
export function turnsUpTo({ turns, lists }: Played, entry: number): number | undefined {
  if (entry === 0) return 0;
  const at = lists.entries.indexOf(entry);
  return at < 0 || at >= turns ? undefined : at + 1;
}

/** Every decision in force. */
export const choicesIn = ({ lists, decisions }: Played): Choice[] => lists.choices.slice(0, decisions);

/** Turn by turn. */
export const turnsIn = ({ turns, lists }: Played): PlayedTurn[] =>
  Array.from({ length: turns }, (_, at) => ({
    entry: lists.entries[at],
    seat: lists.seats[at],
    choices: lists.choices.slice(at === 0 ? 0 : lists.ends[at - 1], lists.ends[at]),
  }));
