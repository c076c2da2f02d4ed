import { type Choice, type Game, type Heuristics, NO_SEAT, type Seat, type State, UNKNOWN } from '@interregnum/kernel';
import { smallGame } from './small-game.ts';

/** What each seat gets. */
type Shares = readonly number[];

/** Where a game can go: to a seat that chooses, or to its end, which may depend on a secret. */
export type Fate = Fork | Shares | ((secret: number) => Shares);

export interface Fork {
  readonly seat: Seat;
  readonly choices: readonly Fate[];
  /** How it looks without thinking further; if that is not said, undecided. */
  readonly looks?: Shares;
  /** How promising its choices look; if that is not said, all the same. */
  readonly weights?: readonly number[];
  /** Whether another seat is asked within a turn. */
  readonly interrupts?: boolean;
}

const isFork = (fate: Fate): fate is Fork => typeof fate === 'object' && 'choices' in fate;

/** Where things stand: the fate, the secret, turns. */
const [FATE, SECRET, TURNS] = [0, 1, 2];

export interface TreeGame {
  readonly game: Game;
  readonly heuristics: Heuristics;
  /** The first fork, with a secret. */
  readonly start: (secret?: number) => State;
  /** A state after some choices, with the first secret. */
  readonly after: (...choices: Choice[]) => State;
}

/** A game told fork by fork. A turn lasts as long as one seat chooses, unless another one interrupts it. The secret, one of so many, no seat knows. */
export function treeGame(first: Fork, seats = 2, secrets = 1): TreeGame {
  const fates: Fate[] = [first];
  for (const fate of fates) if (isFork(fate)) fates.push(...fate.choices);
  const forkAt = (s: State): Fork => fates[s[FATE]] as Fork;
  const toAct = (s: State): Seat => (isFork(fates[s[FATE]]) ? forkAt(s).seat : NO_SEAT);
  const game = smallGame({
    size: 3,
    facts: 2,
    setup: (_, random) => Int32Array.of(0, random.below(secrets), 0),
    seats: () => seats,
    toAct,
    legal: (s, into) => {
      if (toAct(s) === NO_SEAT) return 0;
      into.set([...forkAt(s).choices.keys()]);
      return forkAt(s).choices.length;
    },
    play: (s, choice) => {
      const seat = toAct(s);
      s[FATE] = fates.indexOf(forkAt(s).choices[choice]);
      if (toAct(s) !== seat && !forkAt(s).interrupts) s[TURNS]++;
    },
    turn: (s) => s[TURNS],
    hides: () => secrets > 1,
    redact: (s) => Int32Array.of(s[FATE], secrets > 1 ? UNKNOWN : 0, s[TURNS]),
    imagine: (seen, random) =>
      Int32Array.of(seen[FATE], seen[SECRET] === UNKNOWN ? random.below(secrets) : seen[SECRET], seen[TURNS]),
  });
  const start = (secret = 0): State => Int32Array.of(0, secret, 0);
  const after = (...choices: Choice[]): State => {
    const s = start();
    for (const choice of choices) game.play(s, choice);
    return s;
  };
  return { game, heuristics: adviceOn(fates, seats, secrets), start, after };
}

function adviceOn(fates: readonly Fate[], seats: number, secrets: number): Heuristics {
  const undecided: Shares = Array(seats).fill(1 / seats);
  return {
    judge: (s, shares) => {
      const fate = fates[s[FATE]];
      if (isFork(fate)) shares.set(fate.looks ?? undecided);
      else shares.set(typeof fate === 'function' ? fate(s[SECRET]) : fate);
    },
    playOut: () => {},
    weigh: (s, _, count, weights) => weights.set((fates[s[FATE]] as Fork).weights ?? Array(count).fill(1)),
    copyPublic: (from, into) => {
      into[FATE] = from[FATE];
    },
    isLate: () => secrets === 1,
  };
}
