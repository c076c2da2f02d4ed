import { type Draft, offersIn, withChoice } from '@interregnum/match';
import type { TouchedGame } from './game-screen.ts';
import { draftLog } from './log.ts';
import type { Mark } from './mark.ts';
import { drawnAfter, offersOf, offersWith, openMarks } from './offers.ts';
import { askedDraft, drawnIn, type ScreenInput } from './screen-input.ts';
import { touchMark } from './touching.ts';

/** Places of a map, and where cards are played to. */
const ON_BOARD = /^(?:region:|province:|trick$)/;

/** The marks of places on the board to which pieces have come by what is drafted from a decision on. */
export function reachedSince(draft: Draft | undefined, from: number): readonly Mark[] {
  const told = draft === undefined ? [] : draftLog(draft).slice(from);
  const places = told.flatMap(({ lines }) => lines.flatMap(({ moves }) => moves.map(({ to }) => to)));
  return places.filter((place) => ON_BOARD.test(place)).map((place) => place.slice(place.indexOf(':') + 1));
}

/** What the screen is made from once something was touched; undefined if that leads nowhere. */
function afterTouch(game: TouchedGame, input: ScreenInput, mark: Mark): ScreenInput | undefined {
  const intent = touchMark(game, input, mark);
  if ('touched' in intent) return { ...input, touched: intent.touched };
  if ('draft' in intent) return { ...input, draft: intent.draft, touched: [] };
  const asked = askedDraft(input);
  if (!('choose' in intent) || asked === undefined) return undefined;
  const next = withChoice(asked, intent.choose);
  return 'refusal' in next ? undefined : { ...input, draft: next, touched: [] };
}

/**
 * Where something that is dragged can be dropped: what touching it would open, or, where it has one place to go to, that one. As
 * `touchMark`, it changes nothing.
 */
export function landingMarks(game: TouchedGame, input: ScreenInput, dragged: Mark): ReadonlySet<Mark> {
  const next = afterTouch(game, input, dragged);
  if (next === undefined) return new Set();
  const reached = reachedSince(next.draft, input.draft?.decisions.length ?? 0);
  const draft = askedDraft(next);
  if (reached.length > 0 || draft === undefined) return new Set(reached);
  const isDrawn = drawnAfter(next.touched, drawnIn(game, next));
  return new Set(openMarks(offersWith(offersOf(offersIn(draft)), next.touched), isDrawn).keys());
}
