import {
  type Choices,
  type Heuristics,
  lowest,
  NO_CHOICE,
  newChoices,
  type Random,
  type State,
  withoutLowest,
} from '@interregnum/kernel';
import { solve } from './endgame/index.ts';
import {
  copyPublic,
  countOf,
  drawn,
  hand,
  highCards,
  leader,
  led,
  lowCards,
  phase,
  score,
  shown,
  won,
} from './state/index.ts';
import {
  DOPPELGANGERS,
  FACTION_OF,
  FACTIONS,
  FIRST_PHASE,
  NO_CARD,
  OVER,
  SECOND_PHASE,
  VALUE_OF,
  WORD,
} from './terms.ts';
import { replyWins } from './trick.ts';
import { legal, play } from './turn.ts';
import { votes, votesFor, winners } from './votes.ts';

/**
 * What a card is worth in the hand with which the second phase begins, in the logarithm of the odds to win: fitted to endings that
 * were solved. High doppelgangers are worth most, dwarves are better low.
 */
const WORTH = Float64Array.from([
  ...[-0.74, -0.74, -0.74, -0.74, -0.74, -0.6, -0.54, -0.49, -0.4, -0.29, -0.22, -0.04, 0.12, 0.42],
  ...[-0.47, -0.42, -0.31, -0.19, -0.05, 0.14, 0.44, 0.9],
  ...[-0.38, -0.47, -0.4, -0.35, -0.36, -0.21, -0.15, -0.01, 0.15, 0.52],
  ...[0.29, 0.1, -0.02, -0.15, -0.25, -0.24, -0.38, -0.43, -0.49, -0.54],
  ...[0.09, 0.17, 0.17, 0.27, 0.47, 0.5, 0.77, 1.04, 1.31, 1.73],
]);
/** By faction, what a card is worth in the score pile. */
const SCORED = [0.37, 0.5, 0.29, 0.38, 0.45];
const LEADING = 0.18;

function worthOf(s: State, pile: number): number {
  let worth = 0;
  for (let rest = lowCards(s, pile); rest !== 0; rest = withoutLowest(rest)) worth += WORTH[lowest(rest)];
  for (let rest = highCards(s, pile); rest !== 0; rest = withoutLowest(rest)) worth += WORTH[lowest(rest) + WORD];
  return worth;
}

function scoreOf(s: State, seat: number): number {
  let worth = worthOf(s, hand(seat));
  if (phase(s) === FIRST_PHASE) worth = worthOf(s, won(seat)) + worthOf(s, drawn(seat));
  for (let faction = 0; faction < FACTIONS.length; faction++)
    worth += SCORED[faction] * countOf(s, score(seat), faction);
  return worth;
}

function judge(s: State, shares: Float64Array): void {
  if (phase(s) === OVER) {
    const won = winners(votesFor(votes(s)));
    shares[0] = won.includes(0) ? 1 / won.length : 0;
    shares[1] = 1 - shares[0];
    return;
  }
  const lead = scoreOf(s, 0) - scoreOf(s, 1) + (leader(s) === 0 ? LEADING : -LEADING);
  shares[0] = 1 / (1 + Math.exp(-lead));
  shares[1] = 1 - shares[0];
}

const choices: Choices = newChoices();

/** CL-TRICK-1..4  By lead and reply, whether the reply wins: a table, because playouts ask it all the time. */
const BEATS = Uint8Array.from({ length: NO_CARD * NO_CARD }, (_, pair) =>
  Number(replyWins(Math.floor(pair / NO_CARD), pair % NO_CARD)),
);

/** What a card can do in a trick. */
const POWER = Uint8Array.from(VALUE_OF, (value, card) => value + (FACTION_OF[card] === DOPPELGANGERS ? 3 : 0));

/** What an unknown card is worth about, and how much worse a card is that does the opposite of what is wanted. */
const AVERAGE = -0.1;
const AGAINST_WISH = 100;
/** One choice in so many is made at random. */
const RANDOM_ONE_IN = 6;

/** CL-P1-2, -3  Tries to win what is worth more than an unknown card, at the least cost, and else saves its strong cards. */
function hurriedChoice(s: State, random: Random): number {
  const count = legal(s, choices);
  if (count === 0) return NO_CHOICE;
  if (count === 1 || random.below(RANDOM_ONE_IN) === 0) return choices[random.below(count)];
  const wants = WORTH[shown(s)] > AVERAGE;
  const lead = led(s);
  if (lead === NO_CARD) {
    let best = choices[0];
    for (let i = 1; i < count; i++) if (POWER[choices[i]] > POWER[best] === wants) best = choices[i];
    return best;
  }
  let best = choices[0];
  let rank = 2 * AGAINST_WISH;
  for (let i = 0; i < count; i++) {
    const card = choices[i];
    const its = POWER[card] + ((BEATS[lead * NO_CARD + card] === 1) === wants ? 0 : AGAINST_WISH);
    if (its < rank) {
      rank = its;
      best = card;
    }
  }
  return best;
}

function playOut(s: State, random: Random): void {
  while (phase(s) === FIRST_PHASE) play(s, hurriedChoice(s, random));
}

export const heuristics: Heuristics = {
  judge,
  playOut,
  weigh: (_s, _choices, count, weights) => {
    for (let i = 0; i < count; i++) weights[i] = 1;
  },
  copyPublic,
  isLate: (seen) => phase(seen) === SECOND_PHASE,
  solve,
};
