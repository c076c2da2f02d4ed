import { after, type Game, type State, sameWords } from '@interregnum/kernel';
import { type Draft, hasEnded } from '@interregnum/match';
import { logAt } from '@interregnum/screen';
import { LANGUAGES } from '@interregnum/texts';
import { type Screen, type ScreenInput, seenNow } from '../src/index.ts';
import { GAME_SCREENS, screenFor } from './screens.ts';

/** What of a screen is not as it must be, in words. */
export type Flaws = string[];

export const holds = (flaws: Flaws, what: string, isSo: boolean): void => {
  if (!isSo) flaws.push(what);
};

export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The state that a draft leads to in the real world, as far as it is shown before it is committed. */
function trulyDrafted(game: Game, truth: State, draft: Draft | undefined): State {
  const decisions = draft === undefined ? [] : draft.decisions.slice(0, draft.hidesLast ? -1 : undefined);
  return decisions.reduce((s, { choice }) => after(game, s, choice), truth);
}

/** Boards are those of what the viewer may see of the real state, which nothing here was made from. */
export function boardFlaws(input: ScreenInput, screen: Screen<unknown>, truth: State): Flaws {
  const flaws: Flaws = [];
  const { view, moment, draft } = input;
  const { game, viewer } = view;
  const { boardOf } = GAME_SCREENS[game.meta.id];
  const showsAll = viewer === 'all' || (hasEnded(view) && moment.shown === view.choices.length);
  const seen = (s: State): State => (showsAll ? s : game.redact(s, viewer));
  const [now, before] = [seen(trulyDrafted(game, truth, draft)), seen(truth)];
  holds(flaws, 'what is seen is not what the draft leads to', sameWords(seenNow(input), now, game.facts));
  holds(flaws, 'the board is not that of what is seen', sameJson(screen.board, boardOf(now)));
  holds(flaws, 'the board before is not that of what was seen', sameJson(screen.committed, boardOf(before)));
  return flaws;
}

function kindAsked({ view, moment, draft, here, isPending }: ScreenInput): Screen<unknown>['question']['kind'] {
  if (moment.isPlayedBack) return 'shown';
  if (hasEnded(view)) return 'over';
  if (isPending) return 'pending';
  if (!here.includes(view.game.toAct(view.states[view.states.length - 1]))) return 'elsewhere';
  return draft?.isComplete === false ? 'asked' : 'complete';
}

/** The question fits the moment, and what is asked can be answered. */
export function questionFlaws(input: ScreenInput, { question, asked, marks, choicesBy }: Screen<unknown>): Flaws {
  const flaws: Flaws = [];
  const kind = kindAsked(input);
  holds(flaws, `${question.kind} is said instead of ${kind}`, question.kind === kind);
  holds(flaws, 'a question has no words', question.kind !== 'asked' || question.words !== '');
  holds(flaws, `${marks.join()} are open though nothing is asked`, kind === 'asked' || marks.length === 0);
  holds(flaws, 'nobody is asked, or somebody too much', (kind === 'asked') === (asked !== undefined));
  holds(flaws, 'something is asked that has one answer', kind !== 'asked' || choicesBy().length > 1);
  if (question.kind === 'complete')
    holds(flaws, 'a forced turn is not told', (question.forced !== undefined) === (input.draft?.chosenAt.length === 0));
  if (question.kind === 'shown' && logAt(input.view, input.moment.shown - 1).lines.length > 0)
    holds(flaws, 'what is shown is not told', question.words !== '');
  return flaws;
}

/** Buttons have words, each its own. */
export function chipFlaws({ chips, isOpen }: Screen<unknown>): Flaws {
  const flaws: Flaws = [];
  for (const { mark, words } of chips) {
    holds(flaws, `the button ${mark} has no words`, words.trim() !== '');
    holds(flaws, `the button ${mark} does not glow`, isOpen(mark));
    holds(flaws, `two buttons say ${words}`, chips.filter((chip) => chip.words === words).length === 1);
  }
  return flaws;
}

/** In every language the same is on the screen, and everything has words. A key that is missing throws. */
export function languageFlaws(input: ScreenInput, screen: Screen<unknown>): Flaws {
  const flaws: Flaws = [];
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    const other = screenFor(input, language);
    holds(flaws, `other marks in ${language}`, sameJson(other.marks, screen.marks));
    holds(flaws, `something is not told in ${language}`, sameJson(shapeOf(other), shapeOf(screen)));
  }
  return flaws;
}

const shapeOf = ({ question, chosenText, effectText, news, draftNews, chips, seats }: Screen<unknown>): unknown => [
  question.kind,
  ['words' in question && question.words !== '', chosenText !== '', effectText !== ''],
  [news.length, draftNews.length, chips.map(({ mark, words }) => [mark, words !== ''])],
  seats.map(({ level, acts, isViewer }) => [level !== undefined, acts, isViewer]),
];
