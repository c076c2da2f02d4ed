import type { Game } from '@interregnum/kernel';
import { chosenIn, type Draft, hasEnded, offersIn, refusalIn } from '@interregnum/match';
import { LANGUAGES } from '@interregnum/texts';
import {
  askedDraft,
  type Explanation,
  type Intent,
  type Mark,
  type Screen,
  type ScreenInput,
  type Touched,
} from '../src/index.ts';
import { type Flaws, holds, sameJson } from './flaws.ts';
import { GAME_SCREENS, intentOf, wording } from './screens.ts';

const PARTS = new Map<string, readonly string[]>();

/** The parts of a choice, which have no words here. */
function partsOf(game: Game, text: string): readonly string[] {
  const key = `${game.meta.id} ${text}`;
  const parts =
    PARTS.get(key) ??
    wording(game.meta.id)
      .choices.parts(text)
      .map((part) => part.text);
  PARTS.set(key, parts);
  return parts;
}

/** Whether a choice has all that was touched; of a pair, `scots+english`, half may have been: `scots+`. */
const has = (game: Game, text: string, touched: Touched): boolean =>
  touched.every(({ place, text: own }) => {
    const part = partsOf(game, text).at(place);
    return own.endsWith('+') ? part?.split('+').includes(own.slice(0, -1)) === true : part === own;
  });

/** What is open leads on, and whatever is left can be come to by what can be seen. */
export function openFlaws(input: ScreenInput, screen: Screen<unknown>): Flaws {
  const flaws: Flaws = [];
  const draft = askedDraft(input);
  if (draft === undefined || screen.asked === undefined) return flaws;
  const left = offersIn(draft).filter((text) => has(input.view.game, text, input.touched));
  holds(flaws, 'choices are lost', sameJson(screen.choicesBy(), left));
  const led = new Set(visibleMarks(input, screen).flatMap((mark) => screen.choicesBy(mark)));
  for (const text of left) holds(flaws, `nothing leads to ${text}`, led.has(text));
  for (const mark of new Set(screen.marks)) flaws.push(...leadFlaws(input, screen, mark, left));
  return flaws;
}

/** What is open and drawn, or offered as a button. Of ways to one end, which are told in words, nothing is drawn. */
function visibleMarks({ view, touched, draft }: ScreenInput, { marks, chips, asked }: Screen<unknown>): Mark[] {
  const { isDrawn } = GAME_SCREENS[view.game.meta.id];
  const [seen, key] = [draft?.decisions.at(-1)?.seen ?? view.states[view.states.length - 1], asked?.key ?? ''];
  const showsAsDrawn = (mark: Mark): boolean => touched.every(({ place }) => place >= 0) && isDrawn(mark, key, seen);
  return marks.filter((mark) => showsAsDrawn(mark) || chips.some((chip) => chip.mark === mark));
}

function leadFlaws(input: ScreenInput, screen: Screen<unknown>, mark: Mark, left: readonly string[]): Flaws {
  const flaws: Flaws = [];
  const [intent, choices] = [intentOf(input, mark), screen.choicesBy(mark)];
  holds(flaws, `${mark} does not glow`, screen.isOpen(mark));
  if ('draft' in intent) return [...flaws, ...earlierFlaws(input, intent.draft, mark)];
  holds(flaws, `${mark} leads to what is not left`, choices.length > 0 && choices.every((text) => left.includes(text)));
  if ('choose' in intent) holds(flaws, `${mark} chooses something else`, sameJson(choices, [intent.choose]));
  else if ('touched' in intent) {
    holds(flaws, `${mark} does not lead on`, intent.touched.length > input.touched.length);
    holds(
      flaws,
      `${mark} leads elsewhere`,
      sameJson(
        choices,
        left.filter((text) => has(input.view.game, text, intent.touched)),
      ),
    );
  } else flaws.push(`${mark} is open and leads to ${Object.keys(intent)}`);
  return flaws;
}

/** What glows though it would have to be chosen earlier in the turn is put there, and all that was chosen stays. */
function earlierFlaws({ draft }: ScreenInput, next: Draft, mark: Mark): Flaws {
  const flaws: Flaws = [];
  const [before, after] = [draft === undefined ? [] : chosenIn(draft), chosenIn(next)];
  const isPut = after.some((_, at) => sameJson(after.toSpliced(at, 1), before));
  holds(flaws, `${mark} is open and takes something back`, next.from === draft?.from && isPut);
  return flaws;
}

/**
 * Any mark: what glows leads on. What does not is answered, or changes what was chosen before; a piece may mean the place it
 * stands at. While decisions are shown, every touch skips them.
 */
export function touchFlaws(input: ScreenInput, screen: Screen<unknown>, mark: Mark): Flaws {
  const intent = intentOf(input, mark);
  if (input.moment.isPlayedBack) return 'skip' in intent ? [] : [`${mark} does not skip what is shown`];
  if (screen.isOpen(mark)) return leadFlaws(input, screen, mark, screen.choicesBy());
  if ('explain' in intent) return answerFlaws(input, intent.explain);
  const [place, ...piece] = mark.split(' ');
  if (piece.length > 0 && sameJson(intent, intentOf(input, place))) return [];
  return changeFlaws(input, intent, mark);
}

/** What does not glow and is not answered puts another choice in the place of one. */
function changeFlaws({ touched, draft, view }: ScreenInput, intent: Intent, mark: Mark): Flaws {
  const flaws: Flaws = [];
  const goesOn =
    ('choose' in intent && has(view.game, intent.choose, touched)) ||
    ('touched' in intent && touched.every((part) => intent.touched.includes(part)));
  holds(flaws, `${mark} does not glow and leads on`, !goesOn && !('skip' in intent));
  if ('draft' in intent) {
    holds(flaws, `${mark} leads to another turn`, intent.draft.from === draft?.from);
    const made = chosenIn(intent.draft).flatMap((text) => [text, ...text.split(' ')]);
    holds(flaws, `${mark} takes back and chooses nothing`, made.includes(mark));
  }
  return flaws;
}

function answerFlaws(input: ScreenInput, explanation: Explanation): Flaws {
  const flaws: Flaws = [];
  const { draft, view } = input;
  if ('refused' in explanation) {
    const { refused, refusal } = explanation;
    holds(flaws, `${refused} is refused and possible`, draft !== undefined && refusalIn(draft, refused) !== undefined);
    for (const language of LANGUAGES)
      holds(
        flaws,
        `${refused} is refused without words`,
        wording(view.game.meta.id, language).words.say('refusal', refusal) !== '',
      );
  }
  if ('notNow' in explanation) {
    const why = whyNot(input);
    holds(flaws, `${explanation.notNow} is answered instead of ${why}`, explanation.notNow === why);
  }
  return flaws;
}

function whyNot({ view, draft, isPending }: ScreenInput): string {
  if (hasEnded(view)) return 'over';
  if (draft === undefined || isPending) return 'wait';
  return draft.isComplete ? 'complete' : 'other';
}
