import type { Choice, Game, Sha256, State } from '@interregnum/kernel';
import { flawOfEmpty, flawOfEnd, flawOfSeat, isDecided } from './ending.ts';
import type { Back, End, LaterEntry, Reveal, SeatChange, Secret, Start, Turn } from './entry.ts';
import type { FindGame } from './find-game.ts';
import { type Flawed, flawAt } from './flaw.ts';
import { sha256 } from './hash.ts';
import { nothingPlayed, turnsUpTo, upToTurn, withTurn } from './played-turns.ts';
import { type Progress, stateAfter } from './progress.ts';
import { firstState, flawOfSecret, gameOf } from './start.ts';
import { completesTurn, hasTurnEnded, readChoice, scratchOf, wrongDecision } from './turn.ts';

/** What a record is checked with: rules, the secret of a match that is not revealed yet, and a SHA-256. */
export interface CheckOptions {
  readonly findGame: FindGame;
  readonly secret?: Secret | undefined;
  readonly sha256?: Sha256;
}

/** A match at its start. `revealedBy` is the entry that brought the secret, if one did. */
export function begin(
  start: Start,
  { findGame, secret, sha256: sha = sha256 }: CheckOptions,
  revealedBy = 0,
): Progress | Flawed {
  const found = gameOf(start, findGame, sha);
  if ('flaw' in found) return found;
  const { game } = found;
  const began = firstState(game, start, secret, sha, revealedBy);
  if ('flaw' in began) return began;
  const { first } = began;
  return {
    game,
    start,
    first,
    state: first,
    played: nothingPlayed(),
    kinds: start.seats,
    entries: 1,
    end: undefined,
    isRevealed: false,
  };
}

/**
 * The match after one more entry, or why it cannot be the next: the one gate for what enters a record. As long as the
 * start is secret, turns and outcomes are taken as they are.
 */
export function enter(progress: Progress, entry: LaterEntry, sha: Sha256 = sha256): Progress | Flawed {
  const next = entry.type === 'reveal' ? reveal(progress, entry, sha) : proceed(progress, entry);
  return 'flaw' in next ? next : { ...next, entries: progress.entries + 1 };
}

function proceed(progress: Progress, entry: Exclude<LaterEntry, Reveal>): Progress | Flawed {
  const number = progress.entries;
  if (progress.end !== undefined) return flawAt(number, 'over');
  if (entry.type === 'end') return flawOfEnd(progress, entry, number) ?? ended(progress, entry);
  // What the rules have ended can only be said to have ended.
  if (isDecided(progress)) return flawAt(number, 'over');
  if (entry.type === 'turn') return enterTurn(progress, entry);
  return entry.type === 'seat' ? changeSeat(progress, entry) : takeBack(progress, entry);
}

/** Nothing will be played any more, so no room is kept for it. */
const ended = (progress: Progress, end: End): Progress => ({
  ...progress,
  end,
  played: upToTurn(progress.played, progress.played.turns),
});

function enterTurn(progress: Progress, { seat, texts }: Turn): Progress | Flawed {
  const { game, start, state, played, entries: entry } = progress;
  const flaw = flawOfSeat(progress, seat, entry) ?? flawOfEmpty(progress, seat, entry);
  if (flaw !== undefined) return flaw;
  if (state === undefined) return { ...progress, played: withTurn(played, { entry, seat, choices: [] }) };
  const turn = game.toAct(state);
  if (turn !== seat) return flawAt(entry, 'seat', { seat, turn });
  const made = playTurn(game, state, texts, entry, game.hides(start.options));
  if ('flaw' in made) return made;
  return { ...progress, state: made.state, played: withTurn(played, { entry, seat, choices: made.choices }) };
}

function changeSeat(progress: Progress, { seat, kind }: SeatChange): Progress | Flawed {
  const { game, start, kinds, entries: entry } = progress;
  const flaw = flawOfSeat(progress, seat, entry);
  if (flaw !== undefined) return flaw;
  if (game.ownKind(start.options, seat) !== undefined) return flawAt(entry, 'own-kind', { seat });
  return kinds[seat] === kind ? flawAt(entry, 'same-kind', { seat }) : { ...progress, kinds: kinds.with(seat, kind) };
}

/** Takes back at least one turn. */
function takeBack(progress: Progress, { to }: Back): Progress | Flawed {
  const kept = turnsUpTo(progress.played, to);
  if (kept === undefined || kept === progress.played.turns) return flawAt(progress.entries, 'back', { to });
  const inForce = { ...progress, played: upToTurn(progress.played, kept) };
  return { ...inForce, state: stateAfter(inForce) };
}

/** Opens what the start was a commitment to: nothing more, nothing less. */
function reveal(progress: Progress, secret: Reveal, sha: Sha256): Progress | Flawed {
  const { start, end, entries, isRevealed } = progress;
  if (end === undefined) return flawAt(entries, 'reveal-early');
  if (isRevealed) return flawAt(entries, 'over');
  const flaw = flawOfSecret(start, secret, sha);
  return flaw === undefined ? { ...progress, isRevealed: true } : flawAt(entries, flaw);
}

/** Plays the decisions of one commit, which must be a complete turn and no more. Only its last state is made. */
export function playTurn(
  game: Game,
  from: State,
  texts: readonly string[],
  entry: number,
  hides = true,
): { readonly choices: readonly Choice[]; readonly state: State } | Flawed {
  const choices: Choice[] = [];
  const state = from.slice();
  const before = scratchOf(game)[2];
  let complete = false;
  for (const text of texts) {
    if (complete) return flawAt(entry, 'turn-too-long');
    const choice = readChoice(game, state, text);
    if (typeof choice !== 'number') return wrongDecision(entry, text, choice.refusal);
    if (hides) before.set(state);
    game.play(state, choice);
    choices.push(choice);
    complete = hides ? completesTurn(game, from, { before, choice, after: state }) : hasTurnEnded(game, from, state);
  }
  return complete ? { choices, state } : flawAt(entry, 'turn-incomplete');
}
