import type { Message, Random, State } from '@interregnum/kernel';
import { ScenarioWorld } from '@interregnum/testkit';
import { foreignKing } from '../../src/index.ts';
import { arrange, choices, look, playing, type Table } from './table.ts';
import { nameOf, sideOf } from './words.ts';

/** A table of The Foreign King in a scenario. */
export class World extends ScenarioWorld<Table> {
  /** What the log says of the latest sentence that acts. */
  private told: Message[] = [];

  protected arrange(table: Table): State {
    return arrange(table);
  }

  override begin(s: State): void {
    super.begin(s);
    this.told = [];
  }

  setup(seats: number, random: Random): void {
    const read = foreignKing.options({ seats });
    if ('refusal' in read) throw new Error(`refused by ${read.refusal.clause}`);
    this.begin(foreignKing.setup(read.options, random));
  }

  get position(): ReturnType<typeof look> {
    return look(this.state);
  }

  get seats(): number {
    return foreignKing.seats(this.state);
  }

  get options(): string[] {
    return choices(this.state);
  }

  get lines(): readonly Message[] {
    return this.told;
  }

  side(name: string): number {
    return sideOf(this.seats, name);
  }

  /** What a position says of one side. */
  owned(name: string): ReturnType<typeof look> {
    return this.position.seats[this.side(name)];
  }

  get acting(): string {
    return nameOf(this.seats, foreignKing.toAct(this.state));
  }

  /** Insists that this seat is to decide. */
  expectActor(name: string): void {
    if (this.acting.toLowerCase() !== name.toLowerCase())
      throw new Error(`it is not ${name} who is to act, but ${this.acting}`);
  }

  play(texts: readonly string[]): void {
    this.told = [];
    for (const text of texts) {
      const before = this.state;
      this.now = playing(before, text);
      this.told.push(...foreignKing.tell(before, foreignKing.notation.read(before, text) as number, this.now));
    }
  }
}
