import type { Game, State } from '@interregnum/kernel';
import { fits, LEARNER, type Sentence, type Step, type Told } from '../src/lesson.ts';
import { stateOf } from '../src/lesson-play.ts';
import type { AnyLesson } from '../src/progress.ts';
import { follow, offersOf, type Turn, turnsFrom } from './turns.ts';

type AnyStep = Step<never>;

/** A step, the state in which it is asked, what was decided of its turn before, and all turns that go on from there. */
export interface CheckedStep {
  readonly step: AnyStep;
  readonly from: State;
  readonly begun: readonly string[];
  readonly turns: readonly Turn[];
  /** After what is asked for and what follows it, once for each way; of something to read, where it is read. */
  readonly ends: readonly State[];
}

/** Every step of a lesson, played through the engine: each from where the first way through the last one has led. */
export function checkedSteps(game: Game, lesson: AnyLesson): CheckedStep[] {
  const checked: CheckedStep[] = [];
  for (const [at, step] of lesson.steps.entries()) {
    const last = checked.at(-1);
    const isWithin = step.position === undefined && last !== undefined && leadsOn(last.step);
    const from = step.position === undefined ? endOf(last) : stateOf(game, step.position);
    const begun = isWithin ? [...last.begun, ...wayInto(game, lesson, last)] : [];
    const turns = step.kind === 'read' ? [] : turnsFrom(game, lesson, from, leftOutOf(step));
    const ends = endsOf(game, lesson, step, from, turns, lesson.steps[at + 1]);
    checked.push({ step, from, begun, turns, ends });
  }
  return checked;
}

/** Choices that a step leaves out. */
export const leftOutOf = (step: AnyStep): readonly string[] => (step.kind === 'ask' ? (step.leavesOut?.to ?? []) : []);

const endOf = (last: CheckedStep | undefined): State => {
  if (last === undefined) throw new Error('the first step lays nothing out');
  return last.ends[0];
};

/** Whether the next step is asked within the same turn. */
const leadsOn = (step: AnyStep): boolean => step.kind === 'ask' && step.replies === undefined;

const wayInto = (game: Game, lesson: AnyLesson, { step, from }: CheckedStep): readonly string[] =>
  step.kind === 'ask' ? intoTurn(game, lesson, from, step.done).texts : [];

/** The first choice that is asked for, and what follows from it without a choice. */
function intoTurn(game: Game, lesson: AnyLesson, from: State, done: readonly string[]): Turn {
  const first = offersOf(game, from).find((text) => fits(done, [text]));
  if (first === undefined) throw new Error(`${done} is not offered`);
  let [texts, state] = [[first], follow(game, lesson, from, [first])];
  for (let offers = offersOf(game, state); offers.length === 1; offers = offersOf(game, state)) {
    texts = [...texts, offers[0]];
    state = follow(game, lesson, state, [offers[0]]);
  }
  return { texts, state };
}

function endsOf(
  game: Game,
  lesson: AnyLesson,
  step: AnyStep,
  from: State,
  turns: readonly Turn[],
  next: AnyStep | undefined,
): State[] {
  if (step.kind === 'read') return [from];
  if (step.kind === 'free') return [follow(game, lesson, from, step.line)];
  if (leadsOn(step)) return [intoTurn(game, lesson, from, step.done).state];
  const goesOn = next?.kind === 'ask' && next.position === undefined;
  const ways = step.done.flatMap((choice) => turns.find(({ texts }) => fits([choice], texts)) ?? []);
  return ways
    .map(({ state }) => follow(game, lesson, state, step.replies ?? []))
    .map((s) => (goesOn ? s : withForced(game, lesson, s)));
}

/** What leaves no choice goes by itself. */
function withForced(game: Game, lesson: AnyLesson, s: State): State {
  const isForced = game.outcome(s) === undefined && offersOf(game, s).length === 1;
  return isForced ? withForced(game, lesson, follow(game, lesson, s, offersOf(game, s))) : s;
}

const positionOf = (game: Game, s: State): never => JSON.parse(game.position.write(s)) as never;

/** What sentences are told of a step that ended so. */
export const toldOf = (game: Game, from: State, end: State): Told<never> => {
  const winners = game.outcome(end)?.winners;
  return {
    before: positionOf(game, from),
    after: positionOf(game, end),
    won: winners?.includes(LEARNER),
    offers: offersOf(game, from),
  };
};

/** The sentences whose claim does not hold. */
export const wrongIn = (sentences: readonly Sentence<never>[], told: Told<never>): string[] =>
  sentences.filter(({ rests }) => typeof rests === 'function' && !rests(told)).map(({ text }) => text);
