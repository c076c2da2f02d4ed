import {
  type Draft,
  isOver,
  type Match,
  type MatchView,
  newDraft,
  seatToAct,
  takeTurn,
  textsOf,
  updatesFor,
  type Viewer,
  viewAfter,
  viewFor,
} from '@interregnum/match';
import type { ScreenInput } from '@interregnum/screen';

/** A match while it is played: the turn that is drafted, and what each viewer was sent of those before. */
export class LiveMatch {
  drafted: Draft;
  private match: Match;
  private readonly views: Map<Viewer, MatchView>;

  constructor(match: Match, viewers: readonly Viewer[]) {
    this.match = match;
    this.drafted = this.begun();
    this.views = new Map(viewers.map((viewer) => [viewer, viewFor(match, viewer, [])]));
  }

  /** The next turn before anything is chosen, as its seat sees it. */
  private begun(): Draft {
    const { game, state } = this.match;
    return newDraft(game, game.redact(state, seatToAct(this.match)));
  }

  /** What a viewer knows by now. */
  view(viewer: Viewer): MatchView {
    return this.views.get(viewer) as MatchView;
  }

  /** How many decisions are committed. */
  get made(): number {
    return this.match.progress.played.decisions;
  }

  /** Commits the turn that is drafted, and begins the next one. */
  commit(): void {
    const { match, drafted } = this;
    const taken = takeTurn(match, drafted.seat, match.head.token, textsOf(drafted));
    if (!('match' in taken)) throw new Error(`a turn is refused: ${JSON.stringify(taken)}`);
    this.match = taken.match;
    for (const viewer of this.views.keys())
      for (const update of updatesFor(match, taken.match, taken.entries, viewer))
        this.views.set(viewer, viewAfter(this.view(viewer), update) as MatchView);
    if (!isOver(taken.match)) this.drafted = this.begun();
  }

  /**
   * What a screen shows after so many decisions; the draft is shown to the seat that makes it, behind all of them. Where a match
   * is looked back at, `since` says from which decision on.
   */
  inputAt(viewer: Viewer, shown: number, since?: number): ScreenInput {
    const drafts = shown === this.made && viewer === seatToAct(this.match);
    return {
      view: this.view(viewer),
      moment: { shown, previous: undefined, isPlayedBack: false, since },
      draft: drafts ? this.drafted : undefined,
      touched: [],
      here: [],
      waitsFor: undefined,
      isPending: false,
      isStuck: false,
    };
  }
}
