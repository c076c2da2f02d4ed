import { FastRandom, type Game, type Options, type Seat, type State } from '@interregnum/kernel';
import { isOver, type LocalMatch } from '@interregnum/match';
import { HUMAN, statesOf } from '@interregnum/record';
import { brokenOff } from '@interregnum/testkit';
import type { Mark, ScreenInput } from '../src/index.ts';
import { boardFlaws, chipFlaws, languageFlaws, questionFlaws } from './flaws.ts';
import { touchableAt } from './marks.ts';
import { dealMatch } from './matches.ts';
import { BareTable, inputOf, localMatch, momentAt, portFor, screenFor } from './screens.ts';
import { openFlaws, touchFlaws } from './touch-flaws.ts';

/** Whether all people sit before one screen, or each before their own. */
export type Sitting = 'together' | 'apart';

/** No match takes more touches. */
const MOST_STEPS = 20_000;
/** More of them tell nothing new. */
const MOST_FLAWS = 10;
/** So many marks are tried at every screen that is looked at, open or not. */
const STRANGE_MARKS = 3;

/** A match that is played by touching what is open, now and then what is not, and by taking back; every screen is looked at. */
export class WholeMatch {
  readonly flaws: string[] = [];
  /** How often something was touched, answered, taken back and committed. */
  readonly counts = { touched: 0, answered: 0, undone: 0, committed: 0 };
  private readonly match: LocalMatch;
  private readonly tables: readonly BareTable[];
  /** What really was, after each decision. */
  private states: readonly State[];
  private readonly random: FastRandom;
  /** One screen in so many is looked at. */
  private readonly skipped: number;

  constructor(game: Game, options: Options, seed: string, sitting: Sitting, skipped: number) {
    this.match = localMatch(dealMatch(game, { options, seed }));
    this.states = statesOf(this.match.truth.progress);
    this.random = new FastRandom(seed);
    this.skipped = skipped;
    const { kinds } = this.match.truth.progress;
    const people: Seat[] = [...kinds.keys()].filter((seat) => kinds[seat] === HUMAN);
    const seats = sitting === 'together' ? [people, []] : [...people.map((seat) => [seat]), []];
    this.tables = seats.map((here) => new BareTable(portFor(this.match, here)));
  }

  /** Plays to the end, or until a game without bound is broken off. */
  play(): void {
    for (let step = 0; !this.isOver; step++) {
      if (step > MOST_STEPS) throw new Error('the match does not end');
      const table = this.tables.find(({ client }) => client.mustTakeOver || client.draft !== undefined);
      if (table === undefined) throw new Error('nobody can play');
      if (table.client.mustTakeOver) table.client.takeOver();
      this.look(table.input);
      this.act(table);
    }
    for (const table of this.tables) this.lookBack(table);
  }

  private get isOver(): boolean {
    const { truth } = this.match;
    return isOver(truth) || brokenOff(truth.game, truth.state) || this.flaws.length > MOST_FLAWS;
  }

  private act(table: BareTable): void {
    const how = this.random.below(12);
    if (how === 0) this.undo(table);
    else if (how === 1) this.touchAnything(table);
    else if (table.client.canCommit) this.commit(table);
    else {
      this.touch(table, this.oneOf(table.screen.marks));
    }
  }

  private touch(table: BareTable, mark: Mark): void {
    table.touch(mark);
    this.counts.touched++;
    if (table.explanation !== undefined) this.counts.answered++;
  }

  private touchAnything(table: BareTable): void {
    const before = table.input;
    this.touch(table, this.oneOf(touchableAt(before)));
    if (table.explanation !== undefined && (table.input.draft !== before.draft || table.touched !== before.touched))
      this.flaws.push('an answer has changed something');
  }

  private undo(table: BareTable): void {
    this.counts.undone++;
    if (table.touched.length > 0) table.touched = table.touched.slice(0, -1);
    else table.client.undo();
  }

  /** Commits a turn, which is stored first. Everybody is shown what it did. */
  private commit(table: BareTable): void {
    this.counts.committed++;
    const first = this.states.length - 1;
    this.look({ ...table.input, isPending: true });
    table.touched = [];
    void table.client.commitDraft();
    this.states = statesOf(this.match.truth.progress);
    for (const { client } of this.tables) {
      const { view } = client;
      const shown = first + 1 + this.random.below(view.choices.length - first);
      this.look(
        inputOf(client, { moment: momentAt(shown, { isPlayedBack: true, previous: shown - 1 }), draft: undefined }),
      );
      if (client.draft === undefined && !client.mustTakeOver) this.look(inputOf(client));
    }
  }

  private lookBack({ client }: BareTable): void {
    const { view } = client;
    for (const shown of [0, this.random.below(view.choices.length), view.choices.length])
      this.look(inputOf(client, { moment: momentAt(shown, { since: Math.max(0, shown - 2) }), draft: undefined }));
  }

  /** Looks at a screen in every language, and at what some marks lead to that are not open. */
  private look(input: ScreenInput): void {
    if (this.random.below(this.skipped) > 0) return;
    const screen = screenFor(input);
    const marks = touchableAt(input);
    const flaws = [
      ...boardFlaws(input, screen, this.states[input.moment.shown]),
      ...questionFlaws(input, screen),
      ...chipFlaws(screen),
      ...languageFlaws(input, screen),
      ...openFlaws(input, screen),
      ...Array.from({ length: STRANGE_MARKS }, () => touchFlaws(input, screen, this.oneOf(marks))).flat(),
    ];
    this.flaws.push(...flaws.map((flaw) => `after ${input.view.choices.length} decisions: ${flaw}`));
  }

  private oneOf<T>(list: readonly T[]): T {
    return list[this.random.below(list.length)];
  }
}
