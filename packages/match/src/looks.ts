import type { Seat } from '@interregnum/kernel';
import type { Beside } from '@interregnum/record';

/** The colours that people can have; the first are those of seats that nobody has chosen one for. */
export const COLOURS = ['plum', 'teal', 'rust', 'blue', 'moss', 'rose', 'ochre', 'slate'] as const;
export const EMBLEMS = ['lion', 'tower', 'ship', 'oak', 'star', 'key', 'sun', 'sword'] as const;
type Colour = (typeof COLOURS)[number];
export type Emblem = (typeof EMBLEMS)[number];

/** How a seat is told apart, beside its name. */
export interface Look {
  readonly colour: Colour;
  readonly emblem: Emblem;
}

/** What somebody would like to have; what is left out is as usual. */
export type LookWish = Partial<Look>;

const oneOf = <T>(list: readonly T[], value: unknown): T | undefined => list.find((each) => each === value);

/** A wish as it was stored or sent: it may have been tampered with. */
export function readWish(json: { readonly colour?: unknown; readonly emblem?: unknown }): LookWish {
  const [colour, emblem] = [oneOf(COLOURS, json.colour), oneOf(EMBLEMS, json.emblem)];
  return { ...(colour !== undefined && { colour }), ...(emblem !== undefined && { emblem }) };
}

/** What each seat has of a list: what it wishes unless a seat before it has that, else the next one that nobody wishes or has. */
function shared<T>(list: readonly T[], wishes: readonly (T | undefined)[]): T[] {
  const has: (T | undefined)[] = wishes.map((wish, seat) => (wishes.indexOf(wish) === seat ? wish : undefined));
  const free = list.filter((each) => !has.includes(each));
  return has.map((own, seat) => own ?? usualOf(list, free, seat));
}

/** The usual one of a seat if it is free, else the next free one. */
function usualOf<T>(list: readonly T[], free: T[], seat: number): T {
  const usual = free.indexOf(list[seat]);
  return free.splice(Math.max(0, usual), 1)[0];
}

/** So many seats there are at most; what no seat plays looks like none of them. */
const MOST_SEATS = 4;

/** How the seats of a table look: no two alike, whatever they wish. Whoever comes later gets the next free colour. */
export function looksFor(given: readonly LookWish[]): Look[] {
  const wishes = Array.from({ length: MOST_SEATS }, (_, seat) => given[seat] ?? {});
  const colours = shared(
    COLOURS,
    wishes.map(({ colour }) => colour),
  );
  const emblems = shared(
    EMBLEMS,
    wishes.map(({ emblem }) => emblem),
  );
  return wishes.map((_, seat) => ({ colour: colours[seat], emblem: emblems[seat] }));
}

/** What is left of wishes where people came one after the other, `since` then by seat: nobody has what somebody before them has. */
export function grantedWishes(wishes: readonly LookWish[], since: readonly number[]): LookWish[] {
  const granted: LookWish[] = wishes.map(() => ({}));
  for (const seat of [...wishes.keys()].toSorted((a, b) => since[a] - since[b])) {
    const { colour, emblem } = wishes[seat];
    granted[seat] = readWish({
      colour: granted.some((had) => had.colour === colour) ? undefined : colour,
      emblem: granted.some((had) => had.emblem === emblem) ? undefined : emblem,
    });
  }
  return granted;
}

/** Those who look as they do here will look so again, wherever they sit. */
export const withLooks = <T>(players: readonly T[], looks: readonly Look[]): (T & { readonly look: Look })[] =>
  players.map((player, seat) => ({ ...player, look: looks[seat] }));

const TYPE = 'look';

/** What was wished for a seat, as a line beside an entry of a record, as names are; none where nothing was. */
export const besideOfWish = (beside: number, seat: Seat, wish: LookWish): Beside[] =>
  Object.keys(wish).length === 0 ? [] : [{ type: 'other', beside, json: { beside, type: TYPE, seat, ...wish } }];

/** What was wished at the start. */
export const besideOfWishes = (wishes: readonly LookWish[]): Beside[] =>
  wishes.flatMap((wish, seat) => besideOfWish(0, seat, wish));

/** The wishes that a record has beside it. */
export function wishesBeside(beside: readonly Beside[], seats: number): LookWish[] {
  const wishes: LookWish[] = Array(seats).fill({});
  for (const said of beside)
    if (
      said.type === 'other' &&
      said.json.type === TYPE &&
      typeof said.json.seat === 'number' &&
      said.json.seat in wishes
    )
      wishes[said.json.seat] = readWish(said.json);
  return wishes;
}
