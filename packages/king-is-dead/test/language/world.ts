import type { Options, State } from '@interregnum/kernel';
import { ScenarioWorld } from '@interregnum/testkit';
import { kingIsDead } from '../../src/index.ts';
import { actor } from '../../src/state/index.ts';
import { arrange, BASIC_CARDS, choices, look, playing, type Table } from '../table.ts';
import { nameOf, seatOf } from './words.ts';

/** A table of The King Is Dead in a scenario. */
export class World extends ScenarioWorld<Table> {
  private begun: State | undefined;
  /** All choices made since play began. */
  private made: string[] = [];

  protected arrange(table: Table): State {
    return arrange(complete(table));
  }

  override begin(s: State): void {
    super.begin(s);
    this.begun = s;
    this.made = [];
  }

  setup(options: Options, random: Parameters<typeof kingIsDead.setup>[1]): void {
    const read = kingIsDead.options(options);
    if ('refusal' in read) throw new Error(`refused by ${read.refusal.clause}`);
    this.begin(kingIsDead.setup(read.options, random));
  }

  get position(): ReturnType<typeof look> {
    return look(this.state);
  }

  get options(): string[] {
    return choices(this.state);
  }

  get asked(): string {
    return kingIsDead.prompt(this.state).key;
  }

  /** Whether a turn is in progress. */
  get halfMade(): boolean {
    return this.position.halfMade !== undefined;
  }

  /** Insists that it is this seat's turn, or the Saxons'. */
  expectActor(name: string): void {
    const over = kingIsDead.toAct(this.state) < 0;
    const acting = over ? 'nobody' : nameOf(actor(this.state));
    if (over || actor(this.state) !== seatOf(name)) throw new Error(`it is not ${name} who acts, but ${acting}`);
  }

  play(...texts: readonly string[]): void {
    this.now = playing(this.state, ...texts);
    this.made.push(...texts);
  }

  /** The state after some choices, which are not made. */
  aside(...texts: readonly string[]): State {
    return playing(this.state, ...texts);
  }

  /** What the same choices lead to when they are made once more. */
  replayed(): string {
    return kingIsDead.position.write(playing(this.begun as State, ...this.made));
  }
}

/** In solo the Saxons have played one card for each struggle: those that the deck does not name, unless told. */
function complete(table: Table): Table {
  if (!table.solo) return table;
  const resolved = Object.values(table.regions ?? {}).filter((text) => !/^(\d[SWEV])*$/.test(text)).length;
  const rest = [...BASIC_CARDS];
  for (const card of [...(table.piles?.[1] ?? []), ...(table.deck ?? [])]) rest.splice(rest.indexOf(card), 1);
  const played = table.piles?.[1] ?? rest.splice(0, resolved);
  return { ...table, piles: [table.piles?.[0] ?? [], played], deck: [...(table.deck ?? []), ...rest] };
}
