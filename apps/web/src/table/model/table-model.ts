import type { Seat } from '@interregnum/kernel';
import {
  hasEnded,
  type Look,
  looksFor,
  type MatchAction,
  type MatchBots,
  type MatchClient,
  type MatchView,
} from '@interregnum/match';
import {
  type Explanation,
  type Intent,
  type Mark,
  type ScreenInput,
  type Touched,
  touchMark,
} from '@interregnum/screen';
import type { GameTable } from '../../games/drawing.ts';
import type { GameId } from '../../games/index.ts';
import type { TableExtras } from './extras.ts';
import { isSame, nextInput } from './next-input.ts';
import { Observable } from './observable.ts';
import type { OwnMatch, PlayPreferences, TableParts } from './table-parts.ts';
import { tempoOf } from './tempo.ts';
import { Timeline } from './timeline.ts';

/**
 * A table on the screen: what was touched, what is explained, and the moment that is shown. The match is the client's; what
 * is on the screen follows from `screenInput`. It tells its listeners whenever something changed. Longer than other files: all
 * that a screen can ask for is here.
 */
export class TableModel extends Observable {
  readonly id: string;
  readonly gameId: GameId;
  readonly gameTable: GameTable;
  readonly client: MatchClient;
  readonly bots: MatchBots;
  readonly timeline: Timeline;
  readonly recordText: TableParts['recordText'];
  readonly stateAt: TableParts['stateAt'];
  readonly extras: TableExtras | undefined;
  looks: readonly Look[];
  own: OwnMatch;
  explanation: Explanation | undefined;
  /** Whether the draft is as it was chosen here: not tried out, and not taken up again after a while. */
  isOwnDraft = false;
  /** Whether the browser has failed to keep the table. */
  isUnsaved = false;
  private touched: Touched = [];
  private readonly preferences: PlayPreferences;
  private known: MatchView;
  /** Whose eyes the screen was for when the last turn was taken: they are shown first what it led to. */
  private lastViewer: Seat | undefined;
  private committedBy: Seat | undefined;
  private lastInput: ScreenInput | undefined;

  constructor(parts: TableParts) {
    super();
    const { id, gameId, gameTable, client, bots, preferences, recordText, stateAt, extras, looks, own } = parts;
    this.id = id;
    this.gameId = gameId;
    this.gameTable = gameTable;
    this.client = client;
    this.bots = bots;
    this.preferences = preferences;
    this.recordText = recordText;
    this.stateAt = stateAt;
    this.extras = extras;
    this.looks = looks ?? looksFor([]);
    this.own = own ?? { isHinted: undefined };
    this.known = client.view;
    this.timeline = new Timeline(
      this.known.choices.length,
      tempoOf(preferences, gameTable, () => this.view),
      () => this.momentChanged(),
    );
    if (hasEnded(this.known)) this.timeline.lookBack();
    client.subscribe(() => this.clientChanged());
  }

  /** What is known to whom the screen is for; what a turn led to is first shown to those who took it. */
  get view(): MatchView {
    const { client, lastViewer } = this;
    return lastViewer !== undefined && this.timeline.isPlayedBack ? client.port.view(lastViewer) : client.view;
  }

  /** Whether the screen hides everything until the next person has sat down. */
  get isHandedOver(): boolean {
    return this.client.mustTakeOver && !this.timeline.isPlayedBack;
  }

  /** Whether choices can be made, taken back and committed now: the present is shown. */
  private get isPresent(): boolean {
    return this.isFollowing && !this.client.isPending;
  }

  /** Whether the screen shows all that was decided, and nothing before. */
  private get isFollowing(): boolean {
    return !this.timeline.isPlayedBack && !this.timeline.looksBack;
  }

  /** All that the screen is made from; the same object as long as nothing in it has changed. */
  get screenInput(): ScreenInput {
    const { client, timeline, view, touched, isFollowing } = this;
    this.lastInput = nextInput(this.lastInput, { client, timeline, view, touched, isFollowing });
    return this.lastInput;
  }

  /**
   * A mark on the table was touched: `touchMark` of packages/screen says what that means now, `handleIntent` does it. A card or a chip is
   * mostly a choice (`choose`); a region where a follower is asked for is a part of one (`touched`), until only one choice is left.
   */
  readonly touch = (mark: Mark): void => this.handleIntent(touchMark(this.gameTable, this.screenInput, mark));

  private handleIntent(intent: Intent): void {
    if ('skip' in intent) this.skipPlayback();
    else if ('choose' in intent) this.choose(intent.choose);
    else if ('draft' in intent) {
      this.client.takeDraft(intent.draft);
      this.draftChanged();
    } else if ('touched' in intent) {
      this.touched = intent.touched;
      this.explain(undefined);
    } else this.explain(intent.explain);
  }

  /** Drafts a choice, which the client tells (`clientChanged`) before `draftChanged` goes on; or explains why it is refused. */
  choose(text: string): void {
    const refusal = this.client.draftChoice(text);
    if (refusal === undefined) this.draftChanged();
    else this.explain({ refused: text, refusal });
  }

  /** Another draft was made by a touch or a choice: what led to it counts no more. A complete turn is committed if that is set. */
  private draftChanged(): void {
    this.isOwnDraft = true;
    this.touched = [];
    this.explanation = undefined;
    if (this.preferences.atOnce() && this.canCommit) this.commit();
    this.changed();
  }

  /** Drafts a turn to be looked at: it is not committed before that is asked for. */
  tryOut(turn: readonly string[]): void {
    this.isOwnDraft = false;
    this.client.redraft(turn);
    this.touched = [];
    this.explain(undefined);
  }

  /** Explains in place why a touch leads nowhere; with nothing, the explanation goes away. */
  explain(explanation: Explanation | undefined): void {
    this.explanation = explanation;
    this.changed();
  }

  /** A hint was asked for. */
  hinted(): void {
    if (this.own.isHinted) return;
    this.own = { ...this.own, isHinted: true };
    this.own.keepHinted?.();
  }

  /** Plays what followed so many decisions: nobody has looked since. What is for one person here is not shown to another. */
  playBackFrom(decisions: number): void {
    if (this.client.mustTakeOver) return;
    this.timeline.playBackFrom(decisions);
    this.momentChanged();
  }

  skipPlayback(): void {
    this.timeline.skip();
    this.momentChanged();
  }

  /** Shows the moment by which so many decisions had been made. A match that goes on waits for those who look back at it. */
  lookBackTo(decisions: number): void {
    const { timeline } = this;
    this.skipPlayback();
    if (!timeline.looksBack) timeline.lookBack();
    this.touched = [];
    timeline.goToDecision(decisions);
  }

  /** From a moment that was looked back at to the present of a match that goes on. */
  follow(): void {
    this.timeline.turnTo(this.client.view.choices.length);
    this.momentChanged();
  }

  get canUndo(): boolean {
    return this.isPresent && (this.touched.length > 0 || this.client.canUndo);
  }

  /** Takes back what was touched or chosen last. */
  undo(): void {
    if (!this.canUndo) return;
    this.explanation = undefined;
    if (this.touched.length > 0) this.touched = this.touched.slice(0, -1);
    else this.client.undo();
    this.changed();
  }

  get canCommit(): boolean {
    return this.isPresent && this.client.canCommit;
  }

  /**
   * Takes the turn: at once (`draftChanged`); or asked for by a key (`useShortcuts`) or the `ContinueButton` of the prompt bar; or, after a moment, by
   * `useGoingOn` of the prompt bar: a turn without a choice, one that was ended on purpose, or Claim's single touch. Any other turn
   * waits to be asked for. The client hands it in; what came of it is heard of by `clientChanged`.
   */
  commit(): void {
    if (!this.canCommit) return;
    this.committedBy = this.client.draft?.seat;
    void this.client.commitDraft();
  }

  /** Something else than a turn happens to the match. */
  act(action: MatchAction): void {
    void this.client.act(action);
  }

  /** The next person has sat down before the screen. */
  takeOver(): void {
    this.lastViewer = undefined;
    if (this.timeline.looksBack) this.follow();
    this.client.takeOver();
  }

  /**
   * The client has changed: more was decided, decisions were taken back, the match has ended, or only the draft is another.
   * Which decisions are shown, and when, is the timeline's to say (`updateTimeline`).
   */
  private clientChanged(): void {
    const { view } = this.client;
    const before = this.known;
    this.known = view;
    if (view.token !== before.token || view.end !== before.end || view.kinds !== before.kinds) {
      this.touched = [];
      this.explanation = undefined;
      this.updateTimeline(before, view);
    }
    this.momentChanged();
  }

  /**
   * Decisions that are new are played back, and those that were taken back are left. One's own turn is shown at once; if its last
   * decision led to more, that is shown and held as long as it takes to read. Each further step calls `momentChanged`, which was
   * given to the `Timeline`.
   */
  private updateTimeline(before: MatchView, view: MatchView): void {
    const [was, is] = [before.choices.length, view.choices.length];
    const isMore = is > was;
    const lookedOn = this.timeline.isPlayedBack ? this.lastViewer : before.viewer;
    this.lastViewer = isMore && typeof lookedOn === 'number' ? lookedOn : undefined;
    const own = isMore && view.deciders[was] === this.committedBy;
    this.committedBy = undefined;
    if (isMore) this.timeline.playBackTo(is, own);
    else if (is < was || hasEnded(view)) this.timeline.turnTo(is);
  }

  /**
   * The draft or the moment that is shown may be another: `changed` has the page drawn anew, by `useShownTable`. At the end of
   * a match that is over one can look back.
   */
  private momentChanged(): void {
    const { timeline } = this;
    if (hasEnded(this.client.view) && !timeline.isPlayedBack && !timeline.looksBack) timeline.lookBack();
    if (timeline.looksBack) this.explanation = undefined;
    this.changed();
  }

  /** The screen was left. */
  leave(): void {
    this.client.close();
    this.timeline.stop();
    this.forgetListeners();
  }

  /** The browser has kept what was played, or could not. */
  setSaved(isSaved: boolean): void {
    if (this.isUnsaved !== isSaved) return;
    this.isUnsaved = !isSaved;
    this.changed();
  }

  /** People who came or went may look otherwise. */
  setLooks(looks: readonly Look[]): void {
    if (looks.every((look, seat) => isSame(look, this.looks[seat]))) return;
    this.looks = looks;
    this.changed();
  }
}
