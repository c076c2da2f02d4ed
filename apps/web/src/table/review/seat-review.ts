import type { Seat } from '@interregnum/kernel';
import { MatchReview, type ReviewedTurn } from '@interregnum/match';
import { Observable } from '../model/observable.ts';
import type { TableModel } from '../model/table-model.ts';

/** Milliseconds that the bot thinks about each turn. */
const MS_A_TURN = 400;

/** What the strongest bot thinks of the turns of a seat; it goes on thinking as long as somebody looks, and keeps what it knows. */
export class SeatReview extends Observable {
  turns: readonly ReviewedTurn[] = [];
  count = 0;
  /** Why there will be no more. */
  failure: unknown;
  private readonly model: TableModel;
  private readonly seat: Seat;
  private review: MatchReview | undefined;

  constructor(model: TableModel, seat: Seat) {
    super();
    this.model = model;
    this.seat = seat;
  }

  get isDone(): boolean {
    return this.review !== undefined && this.turns.length === this.count;
  }

  /** Begins, or goes on where it was stopped; returns how to stop it. */
  start(): () => void {
    if (this.isDone) return () => {};
    const { client, bots } = this.model;
    const review = new MatchReview(
      bots.adviser(MS_A_TURN),
      client.port.view(this.seat),
      this.seat,
      () => this.review === review && this.changed(),
      this.turns,
    );
    this.review = review;
    this.count = review.count;
    this.failure = undefined;
    review.done.catch((failure: unknown) => {
      if (this.review !== review) return;
      this.failure = failure;
      this.changed();
    });
    this.changed();
    return () => review.stop();
  }

  protected override changed(): void {
    this.turns = this.review?.turns.slice() ?? [];
    super.changed();
  }
}

const reviews = new WeakMap<TableModel, SeatReview[]>();

/** The review of a seat of a table, which is the same whenever it is asked for. */
export function reviewOf(model: TableModel, seat: Seat): SeatReview {
  const known = reviews.get(model) ?? [];
  reviews.set(model, known);
  known[seat] ??= new SeatReview(model, seat);
  return known[seat];
}
