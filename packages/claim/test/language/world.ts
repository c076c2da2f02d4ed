import { FastRandom, type State } from '@interregnum/kernel';
import { claim } from '../../src/index.ts';
import { arrange, look, playing, type Table } from '../table.ts';
import { nameOf, seatOf } from './words.ts';

export type Draft = { -readonly [K in keyof Table]: Table[K] };

/** The latest card and the states around it. */
export interface Played {
  readonly before: State;
  readonly card: string;
  readonly after: State;
}

/** A table in a scenario: first it is laid, then played on. */
export class World {
  private draft: Draft = {};
  private now: State | undefined;
  private latest: Played | undefined;

  /** The table while it is being laid. */
  get table(): Draft {
    if (this.now !== undefined) throw new Error('play has begun; say "Start over" before laying the table anew');
    return this.draft;
  }

  get state(): State {
    this.now ??= arrange(this.draft);
    return this.now;
  }

  /** The table that was laid, with something else about it. */
  laidWith(change: Partial<Table>): State {
    return arrange({ ...this.table, ...change });
  }

  /** Begins play from a state that was not laid by hand. */
  begin(s: State): void {
    this.now = s;
    this.latest = undefined;
  }

  deal(seed: string): void {
    this.begin(claim.setup({ seats: 2 }, new FastRandom(seed)));
  }

  /** Back to the table as it was laid, or to an empty one. */
  startOver(anew: boolean): void {
    this.now = undefined;
    this.latest = undefined;
    if (anew) this.draft = {};
  }

  get position(): ReturnType<typeof look> {
    return look(this.state);
  }

  get played(): Played {
    if (this.latest === undefined) throw new Error('no card was played');
    return this.latest;
  }

  /** Insists that it is this seat's turn, and that it leads or replies. */
  expectActor(name: string, leads: boolean): void {
    const seat = claim.toAct(this.state);
    if (seat !== seatOf(name)) throw new Error(`it is not ${name} who is to play, but ${nameOf(seat)}`);
    if ((this.position.led === null) !== leads) throw new Error(`${name} is not to ${leads ? 'lead' : 'reply'}`);
  }

  play(card: string): void {
    const before = this.state;
    const after = playing(before, card);
    this.latest = { before, card, after };
    this.now = after;
  }
}
