import { type Advice, type Random, type State, size } from '@interregnum/kernel';
import {
  cardsInHand,
  controlledBy,
  copyPublic,
  ending,
  followersWord,
  inCourt,
  isAdvanced,
  isSolo,
  latestWin,
  playedOut,
  playsMemory,
  regionAt,
  seatCount,
  struggles,
  turnsDone,
  unstableRegions,
  winners,
} from './state/index.ts';
import { setsOf } from './teams.ts';
import { NOT_ENDED } from './terms.ts';
import { pick, play } from './turn.ts';

/** How sure the faction in the lead is of a region, by its lead over the next one. */
const SURE = [0, 0.62, 0.8, 0.9, 0.95, 0.97];
const expected = new Float64Array(4);
const strength = new Float64Array(4);
const seatWeight = new Float64Array(4);

function judgeEnd(s: State, shares: Float64Array): void {
  const won = winners(s);
  const seats = seatCount(s);
  const count = size(won);
  const share = seats === 4 ? (count === 4 ? 0.5 : 1) : 1 / count;
  for (let seat = 0; seat < 4; seat++) shares[seat] = (won >>> seat) & 1 ? share : 0;
}

let unrest = 0;
function foresee(s: State): void {
  for (let f = 0; f < 4; f++) expected[f] = size(controlledBy(s, f)) + 0.02 * latestWin(s, f);
  unrest = size(unstableRegions(s));
  let trust = 1;
  for (let space = struggles(s); space < 8; space++) {
    const word = followersWord(s, regionAt(s, space));
    let top = 0;
    let second = 0;
    let leader = -1;
    for (let f = 0; f < 4; f++) {
      const n = (word >>> (f * 8)) & 0xff;
      if (n > top) {
        second = top;
        top = n;
        leader = f;
      } else if (n > second) second = n;
    }
    const lead = top - second;
    if (lead === 0) {
      unrest += 0.45 * trust;
      for (let f = 0; f < 3; f++) {
        const n = (word >>> (f * 8)) & 0xff;
        expected[f] += n === top && top > 0 ? 0.25 : 0.08;
      }
    } else {
      const sure = SURE[lead < 5 ? lead : 5] * trust + (1 - trust) * 0.3;
      unrest += lead === 1 ? 0.15 : 0.06;
      for (let f = 0; f < 4; f++) expected[f] += f === leader ? sure : (1 - sure) * 0.3;
    }
    trust *= 0.93;
  }
}

function judge(s: State, shares: Float64Array): void {
  if (ending(s) !== NOT_ENDED) {
    judgeEnd(s, shares);
    return;
  }
  foresee(s);
  const seats = seatCount(s);
  const left = 8 - struggles(s);
  const gamma = 1 + 6 / (left + 1);
  let sum = 0;
  for (let f = 0; f < 3; f++) {
    strength[f] = Math.exp(gamma * (expected[f] - 3));
    sum += strength[f];
  }
  let cards = 0;
  for (let seat = 0; seat < seats; seat++) cards += cardsInHand(s, seat);
  const k = 2 / (1 + 0.12 * cards);
  const invasion = 1 / (1 + Math.exp(-3 * (unrest - 2.6)));
  shares.fill(0);
  for (let f = 0; f < 3; f++) {
    const p = (strength[f] / sum) * (1 - invasion);
    let total = 0;
    const a = (f + 1) % 3;
    const b = (f + 2) % 3;
    const sa = strength[a] / (strength[a] + strength[b]);
    for (let seat = 0; seat < seats; seat++) {
      const worth = inCourt(s, seat, f) + 0.25 * (sa * inCourt(s, seat, a) + (1 - sa) * inCourt(s, seat, b)) + 0.9 * cardsInHand(s, seat);
      seatWeight[seat] = Math.exp(k * worth);
      total += seatWeight[seat];
    }
    for (let seat = 0; seat < seats; seat++) shares[seat] += (p * seatWeight[seat]) / total;
  }
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    seatWeight[seat] = Math.exp(1.5 * k * (setsOf(s, seat) + 0.3 * cardsInHand(s, seat)));
    total += seatWeight[seat];
  }
  for (let seat = 0; seat < seats; seat++) shares[seat] += (invasion * seatWeight[seat]) / total;
  if (seats === 4) {
    shares[0] = shares[2] = shares[0] + shares[2];
    shares[1] = shares[3] = shares[1] + shares[3];
  }
}

/** Turns that are played on before a position is judged. */
const HORIZON = 2;

const nobodyHasCards = (s: State): boolean => {
  for (let seat = 0; seat < seatCount(s); seat++) if (!playedOut(s, seat)) return false;
  return true;
};

/** Once nobody has a card left, only passes follow, and the result is certain. */
function playOut(s: State, random: Random): void {
  const last = turnsDone(s) + HORIZON;
  while (ending(s) === NOT_ENDED && (turnsDone(s) < last || nobodyHasCards(s))) play(s, pick(s, random));
}

export const advice: Advice = {
  judge,
  playOut,
  weigh: (_s, _choices, count, weights) => {
    for (let i = 0; i < count; i++) weights[i] = 1;
  },
  hides: (s) => isAdvanced(s) || isSolo(s) || playsMemory(s),
  copyPublic,
};
