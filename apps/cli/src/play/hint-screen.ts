import { type Evaluation, STRONGEST } from '@interregnum/bots';
import { type Choice, HIDDEN, type Message } from '@interregnum/kernel';
import { type Draft, type Hint, HintRequest, type MatchView, secondBest, seenIn } from '@interregnum/match';
import { crumbs } from '@interregnum/texts';
import { botName } from '../bots/words.ts';
import { wrapped } from '../terminal/layout.ts';
import { type App, choiceWordsOf, contextOf, personIn, textOf } from './app.ts';
import type { Key } from './keys.ts';
import { type PagerContent, pager } from './pager.ts';
import type { PlayedMatch } from './played-match.ts';
import { whyNot } from './programs.ts';
import { faint, page, type Size, strong, type TerminalScreen } from './terminal-screen.ts';

type Judgement = Pick<Hint, 'texts' | 'reasons' | 'evaluation'>;

/** What a hint is about: the turn that is drafted, and the match as its seat sees it. */
interface DecisionQuestion {
  readonly view: MatchView;
  readonly draft: Draft;
}

/** More turns than this are not worth showing in advance. */
const TURNS_TOLD = 6;

const indented = (told: string, indent = 1): string[] => wrapped(told, { indent, hang: indent + 2 });

/** Reasons for the turn, as a list. */
function reasonLines(app: App, { view }: DecisionQuestion, reasons: readonly Message[]): string[] {
  const { words } = contextOf(app, view);
  return reasons.flatMap((reason) => indented(`• ${words.say('reason', reason)}`, 3));
}

/** What the rest of the turn would be, what speaks for it, what it promises, and what would come second. */
function judgementLines(app: App, asked: DecisionQuestion, { texts, reasons, evaluation }: Judgement): string[] {
  const { view, draft } = asked;
  const text = textOf(app);
  const words = choiceWordsOf(app, view);
  const { value: chance, exact } = evaluation;
  const second = secondBest(evaluation);
  const toldOf = (choice: Choice): string => crumbs([view.game.notation.write(seenIn(draft), choice)], words);
  return [
    ...indented(text('play.hint.best', { choice: crumbs(texts, words) })).map(strong),
    ...reasonLines(app, asked, reasons),
    ...indented(text(exact ? 'play.hint.proven' : 'play.hint.chance', { chance })),
    ...(second === undefined
      ? []
      : indented(text('play.hint.second', { choice: toldOf(second.choice), chance: second.value }))),
  ];
}

/** A hint to read: the turn, what speaks for it, its chance, what would come second, and the turns that are expected. */
function hintContent(app: App, asked: DecisionQuestion, hint: Hint): PagerContent {
  const { evaluation, expected } = hint;
  const text = textOf(app);
  const { view, draft } = asked;
  const words = choiceWordsOf(app, view);
  const steps = expected.slice(0, TURNS_TOLD).map(({ seat, texts: turn }) => {
    return text('play.hint.step', { name: personIn(view)(seat), choice: crumbs(turn, words) });
  });
  const seen = view.game.position.write(seenIn(draft));
  const guesses = !evaluation.exact && seen.includes(`"${HIDDEN}"`);
  const lines = [
    '',
    ...judgementLines(app, asked, hint),
    ...(steps.length === 0
      ? []
      : ['', ` ${text('play.hint.expected')}`, ...steps.flatMap((step) => indented(step, 3))]),
    ...(guesses ? ['', ...indented(text('play.hint.note')).map(faint)] : []),
  ];
  return { title: text('play.hint'), lines, keys: text('play.keys.read') };
}

/** Shows what the strongest bot thinks about the turn of a person while it thinks, and then its hint. */
export class HintScreen implements TerminalScreen {
  private readonly app: App;
  private readonly asked: DecisionQuestion;
  private readonly request: HintRequest;
  private soFar: Evaluation | undefined;
  private failure: unknown;

  constructor(app: App, live: PlayedMatch, draft: Draft) {
    this.app = app;
    this.asked = { view: live.client.view, draft };
    this.request = new HintRequest(live.adviser(), draft, (evaluation) => {
      this.soFar = evaluation;
      app.screens.redraw();
    });
    this.request.hint.then(
      (hint) => this.show(hint),
      (problem: unknown) => {
        this.failure = problem;
        app.screens.redraw();
      },
    );
  }

  draw(size: Size): string[] {
    const { app, asked, soFar, failure } = this;
    const text = textOf(app);
    const name = botName(text, STRONGEST);
    const told = failure === undefined ? text('play.hint.thinks', { name }) : whyNot(failure, app.language);
    const best = soFar && asked.view.game.notation.write(seenIn(asked.draft), soFar.best);
    const sofar =
      best === undefined || soFar === undefined
        ? []
        : judgementLines(app, asked, { texts: [best], reasons: [], evaluation: soFar });
    return page(text('play.hint'), ['', ...indented(told), '', ...sofar], text('play.keys.hint'), size);
  }

  key(key: Key): void {
    if (key.name === 'tab') this.request.hurry();
    else if (key.name === 'escape' || key.name === 'rubout') {
      this.request.stop();
      this.app.screens.back();
    }
  }

  /** Unless it was put away meanwhile. */
  private show(hint: Hint): void {
    const { app, asked } = this;
    if (app.screens.shows(this)) app.screens.replace(pager(app.screens, hintContent(app, asked, hint)));
  }
}
