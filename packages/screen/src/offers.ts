import { choiceParts } from '@interregnum/texts/lazy';
import type { Mark } from './mark.ts';

/** A choice that is offered, and the parts it is made of, in notation. */
export interface OfferedChoice {
  readonly text: string;
  readonly parts: readonly string[];
}

/** The parts that have been touched so far: places in the notation (-1 is the last), and what stands there. */
export type Touched = readonly { readonly place: number; readonly text: string }[];

/** A part of a choice, or all that is left of one, to be offered as a button. */
export interface Chip {
  readonly mark: Mark;
  readonly words: string;
}

/** Whether the drawings show a mark, so that no button is needed for it. */
export type IsDrawn = (mark: Mark) => boolean;

/** What was touched or chosen last: where a piece may stand. Half of a pair is no place. */
export function lastChosen(touched: Touched, drafted: readonly string[]): Mark | undefined {
  const last = touched.findLast(({ text }) => !isHalf(text));
  return last === undefined ? drafted.at(-1) : markOf(last.text);
}

/** A part may be a pair, `scots+english`, of which each half can be touched by itself: `scots+` is touched then. */
const PAIRED = '+';
export const isHalf = (text: string): boolean => text.endsWith(PAIRED);
const halvesOf = (part: string | undefined): string[] => (part?.includes(PAIRED) ? part.split(PAIRED) : []);

/** The offers by their texts: a touch asks for the same ones again and again. */
const KNOWN_OFFERS = new Map<string, OfferedChoice>();

export const offersOf = (texts: readonly string[]): OfferedChoice[] =>
  texts.map((text) => {
    const offer = KNOWN_OFFERS.get(text) ?? { text, parts: choiceParts(text) };
    KNOWN_OFFERS.set(text, offer);
    return offer;
  });

/** Whether there is a part, and it is touched by this mark. */
const hasMark = (part: string | undefined, mark: Mark): boolean => part !== undefined && markOf(part) === mark;

/** What a part is touched by: `from moray` by `moray`. */
export const markOf = (part: string): Mark => part.replace(/^(?:from|to) /, '').replace(/[+]$/, '');

/** The offers that have all that was touched. */
export const offersWith = (offers: readonly OfferedChoice[], touched: Touched): OfferedChoice[] =>
  offers.filter(({ parts }) =>
    touched.every(({ place, text }) =>
      isHalf(text) ? halvesOf(parts.at(place)).includes(markOf(text)) : parts.at(place) === text,
    ),
  );

/** The first place where offers differ: what is asked next. */
function nextPlace(offers: readonly OfferedChoice[]): number {
  const [first, ...others] = offers;
  const differs = first.parts.findIndex((part, at) => others.some(({ parts }) => parts[at] !== part));
  return differs < 0 ? first.parts.length : differs;
}

const END = -1;

/** Whether one goes on where another ends: ways of different lengths, which are told apart by where they end. */
const areWays = (offers: readonly OfferedChoice[], place: number): boolean =>
  offers.some(
    (way) =>
      way.parts.length === place + 1 &&
      offers.some(({ parts }) => parts.length > place + 1 && parts[place] === way.parts[place]),
  );

/** The marks that offers have at a place. */
const marksAt = (offers: readonly OfferedChoice[], place: number): Set<Mark> =>
  new Set(offers.flatMap(({ parts }) => parts.at(place) ?? []).map(markOf));

/**
 * What can be touched now, and the place it stands at: what is asked next and, where that is only asked by buttons (how
 * many, of which kind), also what is drawn and comes after it. Of ways of different lengths it is where they end.
 */
export function openMarks(offers: readonly OfferedChoice[], isDrawn: IsDrawn): Map<Mark, number> {
  const open = new Map<Mark, number>();
  if (offers.length === 0) return open;
  const next = nextPlace(offers);
  for (let place = next; offers.some(({ parts }) => parts[place] !== undefined); place++) {
    const marks = [...marksAt(offers, place)];
    const ends = marks.some(isDrawn) && areWays(offers, place) ? [...marksAt(offers, END)].filter(isDrawn) : [];
    for (const mark of ends) if (!open.has(mark)) open.set(mark, END);
    if (ends.length === 0 && (place === next || marks.length > 1))
      for (const mark of marks) if ((place === next || isDrawn(mark)) && !open.has(mark)) open.set(mark, place);
    if (marks.some(isDrawn)) break;
  }
  return open;
}

/** What the drawings show once something was touched: of ways to the same end, nothing; they are told in words. */
export const drawnAfter = (touched: Touched, isDrawn: IsDrawn): IsDrawn =>
  touched.some(({ place }) => place === END) ? () => false : isDrawn;

export type Touch = { readonly chosen: string } | { readonly touched: Touched } | undefined;

/** What touching a mark leads to: a whole choice, or a part of one; undefined if it is not open. Several are touched in turn. */
export function touch(offers: readonly OfferedChoice[], touched: Touched, mark: Mark, drawn: IsDrawn): Touch {
  const isDrawn = drawnAfter(touched, drawn);
  const left = offersWith(offers, touched);
  const place = openMarks(left, isDrawn).get(mark);
  const next = left.length === 0 ? 0 : nextPlace(left);
  const whole = left.find((offer) => chipMark(offer, next) === mark);
  if (whole !== undefined && !isDrawn(mark)) return { chosen: whole.text };
  if (place === undefined) return touchHalf(left, touched, mark) ?? touchInTurn(offers, touched, mark, drawn);
  const fitting = left.filter(({ parts }) => hasMark(parts.at(place), mark));
  if (fitting.length === 1) return { chosen: fitting[0].text };
  return { touched: [...touched, { place, text: fitting[0].parts.at(place) ?? '' }] };
}

/** One half of a pair, or the other one: then the pair is chosen. */
function touchHalf(left: readonly OfferedChoice[], touched: Touched, mark: Mark): Touch {
  if (left.length === 0) return undefined;
  const place = nextPlace(left);
  const half = touched.find(({ text }) => isHalf(text));
  const isOther = (halves: readonly string[]): boolean => {
    const rest = half === undefined ? halves : halves.toSpliced(halves.indexOf(markOf(half.text)), 1);
    return rest.includes(mark);
  };
  const fitting = left.filter(({ parts }) => isOther(halvesOf(parts[place])));
  if (fitting.length === 0) return undefined;
  if (fitting.length === 1) return { chosen: fitting[0].text };
  return { touched: [...touched, { place, text: `${mark}${PAIRED}` }] };
}

/** The same for a piece, whose mark names the place it stands at: that place may have been chosen before. */
export function touchPiece(
  offers: readonly OfferedChoice[],
  touched: Touched,
  at: Mark | undefined,
  mark: Mark,
  drawn: IsDrawn,
): Touch {
  const piece = at !== undefined && mark.startsWith(`${at} `) ? mark.slice(at.length + 1) : undefined;
  const whole = touch(offers, touched, mark, drawn);
  return whole ?? (piece === undefined ? undefined : touch(offers, touched, piece, drawn));
}

function touchInTurn(offers: readonly OfferedChoice[], touched: Touched, mark: Mark, isDrawn: IsDrawn): Touch {
  const end = mark.indexOf(' ');
  if (end < 0) return undefined;
  const begun = touch(offers, touched, mark.slice(0, end), isDrawn);
  if (begun === undefined) return undefined;
  // Where only one choice begins so, its beginning has chosen it.
  if ('chosen' in begun) return begun.chosen.endsWith(mark) ? begun : undefined;
  return touch(offers, begun.touched, mark.slice(end + 1), isDrawn);
}

/** The choices that a touch leaves, in notation. */
export function leftBy(offers: readonly OfferedChoice[], next: Touch): string[] {
  if (next === undefined) return [];
  return 'chosen' in next ? [next.chosen] : offersWith(offers, next.touched).map(({ text }) => text);
}

const BETWEEN = ' · ';
/** No more whole choices than this are worth a button each. */
const FEW = 6;

/** What is offered as buttons: whole choices if there are few and nothing of them is drawn, else the parts that are asked next. */
export function chipsOf(offers: readonly OfferedChoice[], isDrawn: IsDrawn, inWords: (part: string) => string): Chip[] {
  if (offers.length < 2) return [];
  const place = nextPlace(offers);
  const open = openMarks(offers, isDrawn);
  const hasDrawn = [...open.keys()].some(isDrawn);
  if (!hasDrawn && offers.length <= FEW)
    return offers.map((offer) => ({
      mark: chipMark(offer, place),
      words: ownParts(offer, offers).map(inWords).join(BETWEEN),
    }));
  const parts = new Map(
    offers.flatMap(({ parts }) => (parts[place] === undefined ? [] : [[markOf(parts[place]), parts[place]]])),
  );
  return [...parts]
    .filter(([mark]) => !isDrawn(mark) && !isDecidedByDrawings(mark, place, offers, open, isDrawn))
    .map(([mark, part]) => ({ mark, words: inWords(part) }));
}

/** A button with what there is to say of every choice that it leads to, from the first to the last. */
export function withNotes(chip: Chip, told: readonly string[]): Chip {
  if (told.length === 0 || told.includes('')) return chip;
  const ends = new Set([told[0], told[told.length - 1]]);
  return { ...chip, words: [chip.words, [...ends].join(' – ')].join(BETWEEN) };
}

/** The parts that tell an offer from the others. Of ways, some of which are longer, every stop is told. */
function ownParts({ parts }: OfferedChoice, offers: readonly OfferedChoice[]): string[] {
  const areWays = offers.some((other) => other.parts.length !== parts.length);
  return parts.filter((part, at) => (areWays && at > 0) || offers.some((other) => other.parts[at] !== part));
}

/** Whether a button is not needed: all that it leads to is drawn and open, and belongs to no other button. */
function isDecidedByDrawings(
  mark: Mark,
  place: number,
  offers: readonly OfferedChoice[],
  open: ReadonlyMap<Mark, number>,
  isDrawn: IsDrawn,
): boolean {
  const has = ({ parts }: OfferedChoice): boolean => hasMark(parts[place], mark);
  const drawnIn = (list: readonly OfferedChoice[]): Set<Mark> =>
    new Set([...open].flatMap(([each, at]) => (isDrawn(each) && marksAt(list, at).has(each) ? [each] : [])));
  const [own, others] = [drawnIn(offers.filter(has)), drawnIn(offers.filter((offer) => !has(offer)))];
  return (
    own.size > 0 &&
    offers.filter(has).every(({ parts }) => parts.some((part) => own.has(markOf(part)))) &&
    ![...own].some((each) => others.has(each))
  );
}

/** What a whole choice is touched by: all its parts from the place where offers differ. */
const chipMark = ({ parts }: OfferedChoice, place: number): Mark => parts.slice(place).map(markOf).join(' ');
