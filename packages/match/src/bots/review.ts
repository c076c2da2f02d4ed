import type { Candidate, Evaluation } from '@interregnum/bots';
import { type Game, legalChoices, newChoices, type Seat, type State } from '@interregnum/kernel';
import { newDraft } from '../draft.ts';
import type { MatchView } from '../view.ts';
import type { Adviser } from './hint.ts';

/** What a turn of a match was worth to its seat, by no more than the seat could know then. */
export interface ReviewedTurn {
  /** How many decisions had been made before it. */
  readonly from: number;
  /** The share of the victory that could be hoped for, from 0 to 1. */
  readonly chance: number;
  /** What would have promised more, if anything would. */
  readonly better: BetterTurn | undefined;
}

/** Where a turn should have gone another way. Both ways are told up to the decision in which they differ, in notation. */
export interface BetterTurn {
  readonly texts: readonly string[];
  readonly instead: readonly string[];
  /** What each of them promised. */
  readonly chance: number;
  readonly chosen: number;
}

/** A choice that was tried less often than that tells nothing. */
const TELLING = 8;
/** Smaller differences are chance: the strongest bot itself thinks otherwise the next time. */
const NOTICEABLE = 0.05;

/** Goes through the turns of one seat in a match that is over, and asks the strongest bot about each in which there was a choice. */
export class MatchReview {
  readonly turns: ReviewedTurn[];
  /** How many turns there are to go through. */
  readonly count: number;
  /** Settled once all are; fails if the bot does. */
  readonly done: Promise<void>;
  private readonly view: MatchView;
  private readonly adviser: Adviser;
  private readonly evaluations = new Map<number, Promise<Evaluation>>();
  private stopped = false;

  /** The view is that of the seat. `listen` is called after each turn. The first turns may be known already. */
  constructor(adviser: Adviser, view: MatchView, seat: Seat, listen: () => void, known: readonly ReviewedTurn[] = []) {
    this.adviser = adviser;
    this.turns = [...known];
    this.view = view;
    const own = turnsOf(view, seat);
    this.count = own.length;
    this.done = this.reviewAll(own.slice(known.length), listen).finally(() => adviser.dismiss());
  }

  /** It is not wanted any more. */
  stop(): void {
    this.stopped = true;
  }

  private async reviewAll(own: readonly Turn[], listen: () => void): Promise<void> {
    for (const turn of own) {
      if (this.stopped) return;
      const reviewed = await this.review(turn);
      if (this.stopped) return;
      this.turns.push(reviewed);
      listen();
    }
  }

  /** Goes along the turn as it was played, up to the first choice for which there was a better one. */
  private async review({ from, decisions }: Turn): Promise<ReviewedTurn> {
    const { game, states, choices } = this.view;
    const played: string[] = [];
    let chance: number | undefined;
    for (const at of decisions) {
      const seen = states[at];
      const text = game.notation.write(seen, choices[at]);
      if (hasChoice(game, seen)) {
        const evaluation = await this.evaluationOf(at);
        chance ??= evaluation.value;
        const value = toldValue(game, seen, text, evaluation) ?? (await this.valueAfter(at, evaluation));
        const better = betterThan(game, seen, text, value, evaluation);
        if (better !== undefined)
          return {
            from,
            chance,
            better: { ...better, texts: [...played, ...better.texts], instead: [...played, text] },
          };
      }
      played.push(text);
    }
    // There was a choice, so it is known.
    return { from, chance: chance ?? 0, better: undefined };
  }

  /**
   * What a choice was worth of which nothing was told. Where the best one was proven, others were not looked at any more: it was
   * worth no more than what it led to, whatever others then chose. Else it was hardly tried, and counts as the worst of what was.
   */
  private async valueAfter(at: number, { exact, value, candidates }: Evaluation): Promise<number> {
    if (!exact) return Math.min(value, ...candidates.filter(isTelling).map((each) => each.value));
    const { game, states, deciders, end } = this.view;
    const seat = deciders[at];
    const next = deciders.findIndex(
      (decider, later) => later > at && decider === seat && hasChoice(game, states[later]),
    );
    if (next >= 0) return (await this.evaluationOf(next)).value;
    if (end?.by !== 'rules') return value;
    return end.winners.includes(seat) ? 1 / end.winners.length : 0;
  }

  /** What is thought of a decision: asked once. */
  private evaluationOf(at: number): Promise<Evaluation> {
    const known = this.evaluations.get(at) ?? this.evaluate(this.view.states[at]);
    this.evaluations.set(at, known);
    return known;
  }

  private async evaluate(seen: State): Promise<Evaluation> {
    const { evaluation } = await this.adviser.advise(newDraft(this.view.game, seen), () => {}).answer;
    if (evaluation === undefined) throw new Error('no evaluation');
    return evaluation;
  }
}

/** A turn: how many decisions had been made before it, and which of those that followed were the seat's own. */
interface Turn {
  readonly from: number;
  readonly decisions: readonly number[];
}

/** The turns of a seat in which it had a choice. */
function turnsOf({ game, states, turnEnds, deciders }: MatchView, seat: Seat): Turn[] {
  const decisionsIn = (from: number, to: number): number[] =>
    deciders.slice(from, to).flatMap((decider, at) => (decider === seat ? [from + at] : []));
  return turnEnds
    .map((to, turn) => (turn === 0 ? [0, to] : [turnEnds[turn - 1], to]))
    .filter(([from]) => deciders[from] === seat)
    .map(([from, to]) => ({ from, decisions: decisionsIn(from, to) }))
    .filter(({ decisions }) => decisions.some((at) => hasChoice(game, states[at])));
}

const hasChoice = (game: Game, seen: State): boolean => legalChoices(game, seen, newChoices()).length > 1;

const isTelling = ({ visits }: Candidate): boolean => visits === 0 || visits >= TELLING;

/** What was told of a choice, if anything was. */
const toldValue = (game: Game, seen: State, chosen: string, { candidates }: Evaluation): number | undefined =>
  candidates.find((each) => isTelling(each) && game.notation.write(seen, each.choice) === chosen)?.value;

function betterThan(
  game: Game,
  seen: State,
  chosen: string,
  value: number,
  evaluation: Evaluation,
): BetterTurn | undefined {
  const best = game.notation.write(seen, evaluation.best);
  if (best === chosen || evaluation.value - value < NOTICEABLE) return undefined;
  return { texts: [best], instead: [chosen], chance: evaluation.value, chosen: value };
}
