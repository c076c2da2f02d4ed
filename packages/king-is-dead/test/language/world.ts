import type { Options, State } from '@interregnum/kernel';
import { kingIsDead } from '../../src/index.ts';
import { actor } from '../../src/state/index.ts';
import { arrange, BASIC_CARDS, choices, look, playing, type Table } from '../table.ts';
import { nameOf, seatOf } from './words.ts';

export type Draft = { -readonly [K in keyof Table]: Table[K] };

/** A table in a scenario: first it is laid, then played on. */
export class World {
  private readonly draft: Draft = {};
  private begun: State | undefined;
  private now: State | undefined;
  /** All choices made since play began. */
  private made: string[] = [];

  /** The table while it is being laid. */
  get table(): Draft {
    if (this.begun !== undefined) throw new Error('play has begun; say "Start over" before laying the table anew');
    return this.draft;
  }

  get state(): State {
    if (this.now === undefined) this.begin(arrange(complete(this.draft)));
    return this.now as State;
  }

  /** Begins play from a state that was not laid by hand. */
  begin(s: State): void {
    this.begun = s;
    this.now = s;
    this.made = [];
  }

  setup(options: Options, random: Parameters<typeof kingIsDead.setup>[1]): void {
    const read = kingIsDead.options(options);
    if ('refusal' in read) throw new Error(`refused by ${read.refusal.clause}`);
    this.begin(kingIsDead.setup(read.options, random));
  }

  /** Back to the table as it was laid. */
  startOver(): void {
    this.begun = undefined;
    this.now = undefined;
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
function complete(table: Draft): Table {
  if (!table.solo) return table;
  const resolved = Object.values(table.regions ?? {}).filter((text) => !/^(\d[SWEV])*$/.test(text)).length;
  const rest = [...BASIC_CARDS];
  for (const card of [...(table.piles?.[1] ?? []), ...(table.deck ?? [])]) rest.splice(rest.indexOf(card), 1);
  const played = table.piles?.[1] ?? rest.splice(0, resolved);
  return { ...table, piles: [table.piles?.[0] ?? [], played], deck: [...(table.deck ?? []), ...rest] };
}
