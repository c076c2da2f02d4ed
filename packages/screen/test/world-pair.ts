import { type FastRandom, type Game, type Options, type Seat, type State, sameWords } from '@interregnum/kernel';
import { type Draft, hasEnded, type MatchView, offersIn, textsOf, type Viewer } from '@interregnum/match';
import { LANGUAGES } from '@interregnum/texts';
import { arrowsOf, logTurns, replayWords, type ScreenInput } from '../src/index.ts';
import { touchableAt } from './marks.ts';
import { dealMatch } from './matches.ts';
import { BareTable, inputOf, intentOf, localMatch, momentAt, portFor, screenFor, wording } from './screens.ts';

/** Everything that a screen says in every language, and what it answers to some touches. Functions are left out. */
function saidIn(input: ScreenInput, marks: readonly string[]): string {
  const { id } = input.view.game.meta;
  return JSON.stringify(
    LANGUAGES.map((language) => {
      const screen = screenFor(input, language);
      const touches = marks.map((mark) => [mark, screen.isOpen(mark), screen.isChosen(mark), screen.choicesBy(mark)]);
      const intents = marks.map((mark) => intentOf(input, mark));
      const answers = intents.map((intent) => ('draft' in intent ? textsOf(intent.draft) : intent));
      const told = [logTurns(input), arrowsOf(input), replayWords(input, wording(id, language))];
      return [screen, screen.choicesBy().map((choice) => [choice, screen.noteOn(choice)]), touches, answers, told];
    }),
  );
}

/** One match in two worlds that a viewer cannot tell apart: the same is done in both. */
export class WorldPair {
  /** How many screens were compared, and where they differed. */
  compared = 0;
  readonly flaws: string[] = [];
  private readonly viewer: Viewer;
  private readonly random: FastRandom;
  /** In each world, who sits before which screen; the audience last. */
  private readonly worlds: readonly (readonly BareTable[])[];

  constructor(states: readonly [State, State], game: Game, options: Options, viewer: Viewer, random: FastRandom) {
    this.viewer = viewer;
    this.random = random;
    const seats: Seat[][] = [...Array.from({ length: Number(options.seats) }, (_, seat) => [seat]), []];
    this.worlds = states.map((position) => {
      const match = localMatch(dealMatch(game, { options, position }));
      return seats.map((here) => new BareTable(portFor(match, here)));
    });
  }

  /** Plays so many turns, as long as the viewer is shown nothing that tells the worlds apart. */
  play(turns: number): void {
    this.compare(({ client }) => inputOf(client));
    for (let turn = 0; turn < turns; turn++) if (!this.takeTurn()) return;
  }

  private screensOf(seat: Viewer): [BareTable, BareTable] {
    return this.worlds.map((tables) => (seat === 'audience' ? tables[tables.length - 1] : tables[seat])) as [
      BareTable,
      BareTable,
    ];
  }

  private compare(input: (table: BareTable) => ScreenInput): void {
    const [one, other] = this.screensOf(this.viewer).map(input);
    const marks = touchableAt(one);
    const some = Array.from({ length: 4 }, () => marks[this.random.below(marks.length)]);
    this.compared++;
    if (saidIn(one, some) !== saidIn(other, some)) this.flaws.push(`after ${one.view.choices.length} decisions`);
  }

  /** The seat to act takes a turn that is possible in both worlds. Whether the worlds still look alike to the viewer. */
  private takeTurn(): boolean {
    const [{ view }] = this.screensOf(this.viewer).map(({ client }) => client);
    const first = view.choices.length;
    const acting = this.screensOf(view.game.toAct(view.states[first]));
    while (acting.some(({ client }) => !client.canCommit)) {
      const drafts = acting.map(({ client }) => client.draft as Draft);
      const choice = this.commonChoice(drafts);
      if (choice === undefined) return false;
      for (const table of acting) table.choose(choice);
      if (view.viewer === drafts[0].seat) this.compare((table) => table.input);
    }
    for (const table of acting) table.commit();
    return this.staysAlike() && this.compareSince(first);
  }

  private commonChoice([one, other]: readonly Draft[]): string | undefined {
    const offered = new Set(offersIn(other));
    const common = offersIn(one).filter((text) => offered.has(text));
    return common.length === 0 ? undefined : common[this.random.below(common.length)];
  }

  private staysAlike(): boolean {
    const [one, other] = this.screensOf(this.viewer).map(({ client }): MatchView => client.view);
    if (hasEnded(one) || hasEnded(other) || one.states.length !== other.states.length) return false;
    return one.states.every((seen, at) => sameWords(seen, other.states[at], one.game.facts));
  }

  private compareSince(first: number): boolean {
    const [{ client }] = this.screensOf(this.viewer);
    for (let shown = first + 1; shown <= client.view.choices.length; shown++) {
      const moment = momentAt(shown, { isPlayedBack: true, previous: shown - 1 });
      this.compare((table) => inputOf(table.client, { moment, draft: undefined }));
    }
    this.compare((table) => table.input);
    return true;
  }
}
