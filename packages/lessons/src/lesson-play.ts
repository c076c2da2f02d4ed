import type { Game, Seat, State } from '@interregnum/kernel';
import {
  type Draft,
  hasEnded,
  Listeners,
  LocalMatch,
  type MatchClient,
  type MatchView,
  offersIn,
  present,
  startMatch,
  textsOf,
} from '@interregnum/match';
import { LEARNER, type PositionJson } from './lesson.ts';
import { LessonClient } from './lesson-client.ts';
import {
  type AnyLesson,
  type Arrival,
  again,
  arrived,
  begin,
  drafted,
  goBack,
  goesOn,
  goOn,
  laidOutAt,
  type Progress,
  played,
  stepOf,
} from './progress.ts';
import { Script } from './script.ts';

/** What a lesson is played with. */
export interface LessonParts {
  readonly lesson: AnyLesson;
  readonly game: Game;
  /** Who sits there, the learner first. */
  readonly names: readonly string[];
  /** What a side is called that the game itself plays, by its kind. */
  readonly nameOf?: (kind: string) => string;
  /** The step to begin with. */
  readonly at?: number;
}

/** Nothing of a lesson is dealt: what is hidden may be known. */
const NO_SECRET = '0'.repeat(64);

/** The state of a position that a lesson lays out; tests have read them all. */
export function stateOf(game: Game, position: PositionJson): State {
  const read = game.position.read(JSON.stringify(position));
  if ('flaw' in read) throw new Error(`no position of ${game.meta.id}: ${read.flaw.invariant}`);
  return read.state;
}

/**
 * A lesson that is being played: a match is laid out for every position, the others follow their script, and what the learner
 * drafts and plays moves the lesson on. It tells its listeners of every change; `client` is another after a new layout.
 */
export class LessonPlay {
  readonly lesson: AnyLesson;
  readonly game: Game;
  progress: Progress;
  client: LessonClient;
  private readonly names: readonly string[];
  private readonly nameOf: (kind: string) => string;
  private readonly script = new Script();
  private readonly listeners = new Listeners();
  readonly subscribe = this.listeners.subscribe;

  constructor({ lesson, game, names, nameOf = String, at = 0 }: LessonParts) {
    this.lesson = lesson;
    this.game = game;
    this.names = names;
    this.nameOf = nameOf;
    this.progress = begin(lesson, at);
    this.client = this.layOut();
    this.restIfDone();
  }

  /** What others did has been shown: the lesson goes on if the learner is to choose, or the game is over. */
  arrive(): void {
    const arrival = this.arrival;
    if (arrival === undefined) return;
    const next = arrived(this.lesson, this.progress, arrival);
    const mistaken = next.answer !== undefined && next.answer !== this.progress.answer;
    this.move(next, mistaken);
  }

  goOn(): void {
    this.move(goOn(this.lesson, this.progress), true);
  }

  goBack(): void {
    this.move(goBack(this.lesson, this.progress), true);
  }

  again(): void {
    this.move(again(this.lesson, this.progress), true);
  }

  /** Whether anything was done at this table: else there is nothing to begin again. */
  get isBegun(): boolean {
    const { mistakes, phase } = this.progress;
    const { draft, view } = this.client;
    return mistakes > 0 || phase !== 'asks' || view.choices.length > 0 || (draft?.chosenAt.length ?? 0) > 0;
  }

  close(): void {
    this.client.close();
    this.listeners.clear();
  }

  /** Moves on; a table is laid out anew if that is asked for. */
  private move(next: Progress, anew: boolean): void {
    if (next === this.progress) return;
    const table = laidOutAt(this.lesson, this.progress.step);
    this.progress = next;
    const isRead = stepOf(this.lesson, next).kind === 'read';
    if (anew && !(isRead && table === laidOutAt(this.lesson, next.step))) {
      this.client.close();
      this.client = this.layOut();
    }
    this.restIfDone();
    this.listeners.notify();
  }

  /** What there is to read leads on by its own button: until then nothing else is asked. */
  private restIfDone(): void {
    if (this.progress.phase === 'done') this.client.rest();
  }

  private layOut(): LessonClient {
    const { lesson, game, names } = this;
    const { position } = lesson.steps[laidOutAt(lesson, this.progress.step)];
    if (position === undefined) throw new Error(`no table is laid out for ${lesson.game}`);
    const state = stateOf(game, position);
    const options = game.optionsOf(state);
    const own = names.map((_, seat) => game.ownKind(options, seat));
    const kinds = ['human', ...lesson.others].map((kind, seat) => own[seat] ?? kind);
    const { match } = startMatch({
      game,
      options,
      kinds,
      id: 'lesson',
      seed: NO_SECRET,
      salts: kinds.map(() => NO_SECRET),
      position: state,
    });
    this.script.rehearse([]);
    const seated = names.map((name, seat) => (own[seat] === undefined ? name : this.nameOf(own[seat])));
    const port = new LocalMatch({
      match,
      names: seated,
      store: { append: () => {} },
      bots: this.script,
      now: () => '',
    });
    const client: LessonClient = new LessonClient({ port }, (turn) => this.mayPlay(turn), lesson.byItself);
    client.subscribe(() => this.clientChanged(client));
    return client;
  }

  /** Whether a turn is what the lesson asks for; the others then play what is written down. */
  private mayPlay(turn: readonly string[]): boolean {
    const { lesson, progress } = this;
    const hasChosen = this.client.draft?.chosenAt.length !== 0;
    if (this.isByItself(turn) || (progress.phase === 'plays' && !hasChosen)) return true;
    const step = stepOf(lesson, progress);
    this.progress = played(lesson, progress, turn);
    const isAccepted = this.progress.phase === 'plays';
    if (isAccepted && step.kind === 'ask') this.script.rehearse(step.replies ?? []);
    this.listeners.notify();
    return isAccepted;
  }

  private clientChanged(client: MatchClient): void {
    if (client !== this.client) return;
    const { asked, draft } = client;
    const offers = asked === undefined ? [] : offersIn(asked);
    const byItself = this.lesson.byItself.find((text) => offers.includes(text));
    // Choosing tells of a change again, and so comes back here.
    if (byItself !== undefined) client.draftChoice(byItself);
    else if (draft !== undefined && client.canCommit && this.goesByItself(draft)) this.commitSoon(client);
    else {
      this.progress = drafted(this.lesson, this.progress, draft === undefined ? [] : textsOf(draft));
      this.listeners.notify();
    }
  }

  private isByItself(turn: readonly string[]): boolean {
    return turn.every((text) => this.lesson.byItself.includes(text));
  }

  /** Hands a turn in once everybody has heard of the last one. */
  private commitSoon(client: MatchClient): void {
    void Promise.resolve().then(() => client.commitDraft());
  }

  /** Whether a whole turn is not the learner’s to play: it has nothing to choose, and no step speaks of it. */
  private goesByItself(draft: Draft): boolean {
    const { lesson, progress } = this;
    if (this.isByItself(textsOf(draft))) return true;
    return draft.chosenAt.length === 0 && progress.phase === 'plays' && !goesOn(lesson, progress.step);
  }

  /** What has become of the game, if nobody else is to play. */
  private get arrival(): Arrival | undefined {
    const { client } = this;
    if (hasEnded(client.view)) return winnersOf(client.view).includes(LEARNER) ? 'won' : 'lost';
    const { draft } = client;
    // A turn that was chosen is about to be handed in.
    const isAsked = client.waitsFor === 'here' && !client.isPending && draft?.chosenAt.length === 0;
    return isAsked && !(client.canCommit && this.goesByItself(draft)) ? 'asked' : undefined;
  }
}

const winnersOf = (view: MatchView): readonly Seat[] => view.game.outcome(present(view))?.winners ?? [];
