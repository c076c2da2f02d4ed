import { FastRandom, type State } from '@interregnum/kernel';
import { ScenarioWorld } from '@interregnum/testkit';
import { claim } from '../../src/index.ts';
import { arrange, look, playing, type Table } from '../table.ts';
import { nameOf, seatOf } from './words.ts';

/** The latest card and the states around it. */
export interface Played {
  readonly before: State;
  readonly card: string;
  readonly after: State;
}

/** A table of Claim in a scenario. */
export class World extends ScenarioWorld<Table> {
  private latest: Played | undefined;

  protected arrange(table: Table): State {
    return arrange(table);
  }

  /** The table that was laid, with something else about it. */
  laidWith(change: Partial<Table>): State {
    return arrange({ ...this.table, ...change });
  }

  override begin(s: State): void {
    super.begin(s);
    this.latest = undefined;
  }

  deal(seed: string): void {
    this.begin(claim.setup({ seats: 2 }, new FastRandom(seed)));
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
