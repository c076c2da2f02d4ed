import type { Travel } from '@interregnum/screen';
import { isSameSpot, middleOf, piecesAt, placeOf } from './anchors.ts';

/** Where pieces of a travel stand, one by one as far as they are drawn so; the place of all of them. */
export interface Standing {
  readonly pieces: readonly DOMRect[];
  readonly place: DOMRect | undefined;
}

/** A piece in the air: its box, and the points it comes by. */
export interface Flight {
  readonly key: string;
  readonly piece: string;
  /** Of how many it is one, where more go than are drawn. */
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly frames: Keyframe[];
  /** Its place among those of its travel. */
  readonly order: number;
}

/** How large a piece is that is drawn nowhere by itself. */
export type SizeOf = (piece: string) => readonly [width: number, height: number];

/** More pieces of a kind than this go as one with their number. */
const MOST = 8;
/** How far from its place something begins that comes from nowhere. */
const DROP = 36;

export function standing(surface: Element, place: string, { piece, count }: Travel): Standing {
  const drawn = piecesAt(surface, place, piece).slice(-count);
  return { pieces: drawn.map((each) => each.getBoundingClientRect()), place: placeOf(surface, place, piece) };
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Undefined where the piece is not drawn by itself. */
  readonly width: number | undefined;
}

function spotIn({ pieces, place }: Standing, at: number): Spot | undefined {
  const piece = pieces[Math.min(at, pieces.length - 1)];
  if (piece !== undefined) return { ...middleOf(piece), width: piece.width };
  return place === undefined ? undefined : { ...middleOf(place), width: undefined };
}

let numbered = 0;

/** The flights of one travel; none of what stays in its place. What has no place on the screen comes from, or goes to, just above the other end. */
export function flightsOf(surface: Element, travel: Travel, from: Standing, to: Standing, sizeOf: SizeOf): Flight[] {
  if (isSameSpot(travel.from, travel.to)) return [];
  const by = (travel.by ?? []).flatMap((place) => placeOf(surface, place, travel.piece) ?? []).map(middleOf);
  const several = travel.count <= MOST ? travel.count : 1;
  return Array.from({ length: several }, (_, at) => at).flatMap((order): Flight[] => {
    const [start, end] = [spotIn(from, order), spotIn(to, order)];
    const known = start ?? end;
    if (known === undefined) return [];
    const [natural, height] = sizeOf(travel.piece);
    const width = Math.max(start?.width ?? 0, end?.width ?? 0, natural);
    const at = (spot: Spot | undefined): Point & { readonly scale: number; readonly opacity: number } =>
      spot === undefined
        ? { x: known.x, y: known.y - DROP, scale: 1, opacity: 0 }
        : { x: spot.x, y: spot.y, scale: (spot.width ?? end?.width ?? start?.width ?? natural) / width, opacity: 1 };
    const frames = framesOf(at(start), by, at(end), width > Math.max(start?.width ?? width, end?.width ?? width));
    const key = `${numbered++}`;
    const count = travel.count / several;
    return [{ key, piece: travel.piece, count, width, height: (height / natural) * width, frames, order }];
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}
type Posture = Point & { readonly scale: number; readonly opacity: number };

const frame = ({ x, y, scale, opacity }: Posture, offset?: number): Keyframe => ({
  transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`,
  opacity,
  ...(offset === undefined ? {} : { offset }),
});

/** From one end to the other; something that is small at both shows itself at full size on its way. */
function framesOf(start: Posture, by: readonly Point[], end: Posture, shows: boolean): Keyframe[] {
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, scale: 1, opacity: 1 };
  if (shows) return [frame(start), frame(middle, 0.3), frame(middle, 0.75), frame(end)];
  return [frame(start), ...by.map((point) => frame({ ...point, scale: 1, opacity: 1 })), frame(end)];
}
