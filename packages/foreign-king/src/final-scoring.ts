import { lowest, type Move, type State, withoutLowest } from '@interregnum/kernel';
import { scores } from './pieces.ts';
import {
  allFactories,
  francs,
  majority,
  medals,
  medalsDown,
  members,
  phase,
  presence,
  score,
  seatCount,
  setScore,
  sideCount,
  virtualCumulative,
} from './state/index.ts';
import { OVER } from './terms.ts';

/** The parts of a final score, in the order of the rules. */
const PARTS = ['loans', 'provinces', 'medals', 'congress', 'money', 'virtual'] as const;
export type Part = (typeof PARTS)[number];

const LOAN_PENALTY = 6;
const PROVINCES_BONUS = 9;
const MEDALS_BONUS = 9;
const CONGRESS_BONUS = 3;
const MONEY_BONUS = 3;

/** FK-FINAL-2  Provinces controlled, and the factories in them. */
function provinceValue(s: State, side: number): number {
  let value = 0;
  for (let rest = presence(s, side); rest !== 0; rest = withoutLowest(rest)) {
    const province = lowest(rest);
    if (majority(s, province) === side) value += 1 + allFactories(s, province);
  }
  return value;
}

/** FK-FINAL-6, -7  A side's share of a bonus for the most of something. */
function share(s: State, side: number, bonus: number, holding: (s: State, side: number) => number): number {
  const own = holding(s, side);
  if (own === 0) return 0;
  let tied = 0;
  for (let other = 0; other < sideCount(s); other++) {
    const theirs = holding(s, other);
    if (theirs > own) return 0;
    if (theirs === own) tied++;
  }
  return Math.floor(bonus / tied);
}

/** FK-VIRTUAL-8..10  Whether a side is the virtual player. */
const isVirtual = (s: State, side: number): boolean => side >= seatCount(s);

/** FK-VIRTUAL-9, R-24  One point for a province it controls; three more, or instead, where there is a factory. */
function virtualPoints(s: State, side: number): number {
  if (!isVirtual(s, side)) return 0;
  let points = 0;
  for (let rest = presence(s, side); rest !== 0; rest = withoutLowest(rest)) {
    const province = lowest(rest);
    if (majority(s, province) !== side) continue;
    if (allFactories(s, province) === 0) points += 1;
    else points += virtualCumulative(s) ? 4 : 3;
  }
  return points;
}

/** FK-FINAL-1..7, FK-VIRTUAL-8, -9  One part of a side's final score. */
export function finalPart(s: State, side: number, part: Part): number {
  switch (part) {
    case 'congress':
      return share(s, side, CONGRESS_BONUS, members);
    case 'loans':
      return 0 - LOAN_PENALTY * medalsDown(s, side);
    case 'medals':
      return share(s, side, MEDALS_BONUS, medals);
    case 'money':
      return share(s, side, MONEY_BONUS, francs);
    case 'provinces':
      return share(s, side, PROVINCES_BONUS, provinceValue) * (isVirtual(s, side) ? 2 : 1);
    case 'virtual':
      return virtualPoints(s, side);
  }
}

/** All that final scoring adds to a side's points. Scores do not enter into it. */
export function finalPoints(s: State, side: number): number {
  let points = 0;
  for (let part = 0; part < PARTS.length; part++) points += finalPart(s, side, PARTS[part]);
  return points;
}

/** FK-FINAL-8, -10 */
export function addFinalPoints(s: State): void {
  for (let side = 0; side < sideCount(s); side++) setScore(s, side, score(s, side) + finalPoints(s, side));
}

/** The same, part by part and side by side. */
export function finalMoves(s: State): Move[] {
  return Array.from({ length: sideCount(s) }, (_, side) => {
    let points = score(s, side);
    return PARTS.flatMap((part) => {
      const before = points;
      points += finalPart(s, side, part);
      return scores(side, before, points);
    });
  }).flat();
}

/** FK-FINAL-9  A side's final score; before the end, what it would be if the game ended now. */
export const total = (s: State, side: number): number =>
  score(s, side) + (phase(s) === OVER ? 0 : finalPoints(s, side));

/** The best of some sides by what they have. */
const best = (s: State, sides: readonly number[], has: (s: State, side: number) => number): number[] => {
  const most = Math.max(...sides.map((side) => has(s, side)));
  return sides.filter((side) => has(s, side) === most);
};

/** FK-FINAL-9  The sides with the highest total, and those of them with the most medals. */
export const leaders = (s: State): number[] =>
  best(
    s,
    Array.from({ length: sideCount(s) }, (_, side) => side),
    total,
  );
export const winners = (s: State): number[] => best(s, leaders(s), medals);
