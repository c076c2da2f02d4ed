import type { ChoiceWords, Part } from '@interregnum/texts/lazy';
import type { Mark } from '../games/view.ts';

/** A choice that is offered, as the parts it is made of. */
export interface Offer {
  readonly text: string;
  readonly parts: readonly Part[];
}

/** The parts that have been touched so far: places in the notation, and what stands there. */
export type Touched = readonly { readonly place: number; readonly text: string }[];

/** A part of a choice, or all that is left of one, to be offered as a button. */
export interface Chip {
  readonly mark: Mark;
  readonly words: string;
}

/** Going no further where a choice could go on: the mark of what ends there. */
export const STOP: Mark = '.';

/** Whether the drawings show a mark, so that no button is needed for it. */
export type Draws = (mark: Mark) => boolean;

export const offersOf = (texts: readonly string[], words: ChoiceWords): Offer[] =>
  texts.map((text) => ({ text, parts: words.parts(text) }));

/** What a part is touched by: `from moray` by `moray`. */
const markOf = ({ text }: Part): Mark => text.replace(/^(?:from|to) /, '');

/** The offers that have all that was touched. */
export const offersWith = (offers: readonly Offer[], touched: Touched): Offer[] =>
  offers.filter(({ parts }) => touched.every(({ place, text }) => parts[place]?.text === text));

/** The first place where offers differ: what is asked next. */
function nextPlace(offers: readonly Offer[]): number {
  const [first, ...others] = offers;
  const differs = first.parts.findIndex((part, at) => others.some(({ parts }) => parts[at]?.text !== part.text));
  return differs < 0 ? first.parts.length : differs;
}

/**
 * What can be touched now, and the place it stands at: what is asked next and, where that is only asked by buttons (how
 * many, of which kind), also what is drawn and comes after it.
 */
export function openMarks(offers: readonly Offer[], draws: Draws): Map<Mark, number> {
  const open = new Map<Mark, number>();
  if (offers.length === 0) return open;
  for (let place = nextPlace(offers); offers.some(({ parts }) => parts[place] !== undefined); place++) {
    const marks = offers.flatMap(({ parts }) => (parts[place] === undefined ? [] : [markOf(parts[place])]));
    const fresh = open.size === 0;
    for (const mark of marks) if ((fresh || draws(mark)) && !open.has(mark)) open.set(mark, place);
    if (marks.some(draws)) break;
  }
  if (offers.length > 1 && offers.some(({ parts }) => parts.length === nextPlace(offers))) open.set(STOP, -1);
  return open;
}

export type Touch = { readonly chosen: string } | { readonly touched: Touched } | undefined;

/** What touching a mark leads to: a whole choice, or a part of one; undefined if it is not open. Several are touched in turn. */
export function touch(offers: readonly Offer[], touched: Touched, mark: Mark, draws: Draws): Touch {
  const left = offersWith(offers, touched);
  const place = openMarks(left, draws).get(mark);
  if (place === undefined) return touchInTurn(offers, touched, mark, draws);
  const next = nextPlace(left);
  if (mark === STOP) return { chosen: (left.find(({ parts }) => parts.length === next) as Offer).text };
  const fitting = left.filter(({ parts }) => parts[place] !== undefined && markOf(parts[place]) === mark);
  if (fitting.length === 1) return { chosen: fitting[0].text };
  return { touched: [...touched, { place, text: fitting[0].parts[place].text }] };
}

function touchInTurn(offers: readonly Offer[], touched: Touched, mark: Mark, draws: Draws): Touch {
  const [first, ...rest] = mark.split(' ');
  if (rest.length === 0) return undefined;
  const begun = touch(offers, touched, first, draws);
  if (begun === undefined || 'chosen' in begun) return undefined;
  return touch(offers, begun.touched, rest.join(' '), draws);
}

const BETWEEN = ' · ';
/** No more whole choices than this are worth a button each. */
const FEW = 6;

/** What is offered as buttons: whole choices if there are few and nothing of them is drawn, else the parts that are asked next. */
export function chipsOf(offers: readonly Offer[], draws: Draws, stop: string): Chip[] {
  if (offers.length === 0) return [];
  const place = nextPlace(offers);
  const isDrawn = offers.some(({ parts }) => parts.slice(place).some((part) => draws(markOf(part))));
  const rest = (offer: Offer): string =>
    offer.parts
      .slice(place)
      .map(({ words }) => words)
      .join(BETWEEN);
  if (!isDrawn && offers.length <= FEW)
    return offers.map((offer) => ({ mark: chipMark(offer, place), words: rest(offer) || stop }));
  const parts = new Map(
    offers.flatMap(({ parts }) => (parts[place] === undefined ? [] : [[markOf(parts[place]), parts[place].words]])),
  );
  const chips = [...parts].filter(([mark]) => !draws(mark)).map(([mark, words]) => ({ mark, words }));
  return openMarks(offers, draws).has(STOP) ? [{ mark: STOP, words: stop }, ...chips] : chips;
}

/** What a whole choice is touched by: all its parts from a place on. */
const chipMark = ({ parts }: Offer, place: number): Mark => parts.slice(place).map(markOf).join(' ') || STOP;
