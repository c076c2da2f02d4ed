import type { LogLine, Move, State } from '@interregnum/kernel';
import { DEACTIVATE_KIND, DECLINE, range } from './choices.ts';
import { line } from './log-lines.ts';
import { carry, idleAt, provinceAt, scores } from './pieces.ts';
import { type Question, refuse } from './question.ts';
import {
  active,
  anyActive,
  citizens,
  deactivate,
  deactivateEmpty,
  isEmpty,
  kingAt,
  majority,
  mover,
  score,
  setPhase,
  setScore,
} from './state/index.ts';
import { DEACTIVATE, END, KINDS, METAL, NO_SIDE, TEXTILE } from './terms.ts';
import { startOperations } from './virtual.ts';
import { factoryTerm, pointsTerm, provinceTerm, sideValue } from './words.ts';

/** FK-SCORE-2, -3 */
const METAL_POINTS = 6;
const TEXTILE_POINTS = 3;
const CITIZENS_PER_POINT = 3;

export const factoryPoints = (metals: number, textiles: number): number =>
  METAL_POINTS * metals + TEXTILE_POINTS * textiles;
export const pointsOfCitizens = (count: number): number => Math.floor(count / CITIZENS_PER_POINT);

/** What the majority in a province scores when the king arrives. */
export const pointsIn = (s: State, province: number, holder: number): number =>
  anyActive(s, province)
    ? factoryPoints(active(s, province, METAL), active(s, province, TEXTILE))
    : pointsOfCitizens(citizens(s, province, holder));

/** FK-SCORE-1..6  Scores the king's province. */
export function scoreProvince(s: State): void {
  const province = kingAt(s);
  const holder = majority(s, province);
  if (holder === NO_SIDE) {
    setPhase(s, mayDeactivate(s, province) ? DEACTIVATE : END);
    return;
  }
  const points = pointsIn(s, province, holder);
  for (let kind = 0; kind < KINDS.length; kind++) deactivate(s, province, kind, active(s, province, kind));
  setScore(s, holder, score(s, holder) + points);
  setPhase(s, END);
  startOperations(s, holder, points);
}

/** FK-SCORE-1..6  Who scores what, and which factories stop; or that no side scores. */
export function tellScoring(s: State): LogLine[] {
  const at = kingAt(s);
  const province = provinceTerm(at);
  const holder = majority(s, at);
  if (holder === NO_SIDE) return [line('no-majority', { province })];
  const side = sideValue(s, holder);
  const points = pointsIn(s, at, holder);
  const gained = scores(holder, score(s, holder), score(s, holder) + points);
  const told = [
    points > 0
      ? line('score', { side, points: pointsTerm(points), province }, gained)
      : line('no-points', { side, province }),
  ];
  if (anyActive(s, at)) told.push(tellStopped(s, at));
  return told;
}

/** FK-SCORE-2  All that were active. */
function tellStopped(s: State, province: number): LogLine {
  const kinds = KINDS.map((_, kind) => kind).filter((kind) => active(s, province, kind) > 0);
  const factories = kinds.map((kind) => factoryTerm(kind, active(s, province, kind)));
  const moves = kinds.flatMap((kind) => stops(kind, province, active(s, province, kind)));
  return line('inactive', { factories, province: provinceTerm(province) }, moves);
}

/** Factories that are turned inactive. */
const stops = (kind: number, province: number, count: number): Move[] =>
  carry(KINDS[kind], provinceAt(province), idleAt(province), count);

/** FK-SCORE-5, R-11 */
export const mayDeactivate = (s: State, province: number): boolean =>
  anyActive(s, province) && majority(s, province) === NO_SIDE && (deactivateEmpty(s) || !isEmpty(s, province));

const isActiveKind = (s: State, kind: number): boolean => active(s, kingAt(s), kind) > 0;

/** FK-SCORE-5  Where no side has the majority, the mover may turn one factory inactive. */
export const deactivation: Question = {
  actor: mover,
  count: (s) => 1 + Number(isActiveKind(s, METAL)) + Number(isActiveKind(s, TEXTILE)),
  nth: (s, k) => {
    if (k === 0) return DECLINE;
    return DEACTIVATE_KIND + (k === 1 && isActiveKind(s, METAL) ? METAL : TEXTILE);
  },
  take: (s, choice) => {
    if (choice !== DECLINE) deactivate(s, kingAt(s), choice - DEACTIVATE_KIND, 1);
    setPhase(s, END);
  },
  bars: (s, choice) => {
    if (choice === DECLINE) return undefined;
    const kind = choice - DEACTIVATE_KIND;
    if (kind < 0 || kind >= KINDS.length) return refuse('FK-SCORE-5', 'not-now');
    return isActiveKind(s, kind) ? undefined : refuse('FK-SCORE-5', 'none-active', { factory: factoryTerm(kind) });
  },
  tell: (s, choice) => {
    const values = { seat: { seat: mover(s) }, province: provinceTerm(kingAt(s)) };
    if (choice === DECLINE) return [line('leave-active', values)];
    const kind = choice - DEACTIVATE_KIND;
    return [line('deactivate', { ...values, factory: factoryTerm(kind) }, stops(kind, kingAt(s), 1))];
  },
  prompt: (s) => ({ key: 'deactivate', values: { province: provinceTerm(kingAt(s)) } }),
  speaksOf: [DECLINE, ...range(DEACTIVATE_KIND, KINDS.length)],
};
