import { type Advice, NO_CHOICE, type Random, type State } from '@interregnum/kernel';
import { solve } from './endgame/index.ts';
import { copyPublic, phase } from './state/index.ts';
import { OVER, SECOND_PHASE } from './terms.ts';
import { pick, play } from './turn.ts';
import { votes, votesFor, winners } from './votes.ts';

function judge(s: State, shares: Float64Array): void {
  shares.fill(0);
  if (phase(s) !== OVER) {
    shares.fill(0.5);
    return;
  }
  const won = winners(votesFor(votes(s)));
  for (const seat of won) shares[seat] = 1 / won.length;
}

function playOut(s: State, random: Random): void {
  for (let choice = pick(s, random); choice !== NO_CHOICE; choice = pick(s, random)) play(s, choice);
}

export const advice: Advice = {
  judge,
  playOut,
  weigh: (_s, _choices, count, weights) => {
    for (let i = 0; i < count; i++) weights[i] = 1;
  },
  hides: () => true,
  copyPublic,
  solve: (s, budget) => (phase(s) === SECOND_PHASE ? solve(s, budget) : undefined),
};
