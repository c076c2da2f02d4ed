import type { Beat, Travel } from '@interregnum/screen';
import { piecesAt } from './anchors.ts';
import type { Standing } from './flights.ts';

type Motion = (element: Element, from: DOMRect | undefined) => Keyframe[] | undefined;

/** A card that changes places begins where it was, above the others. */
const fromWhereItWas: Motion = (element, from) => {
  if (from === undefined) return undefined;
  const { x, y } = element.getBoundingClientRect();
  const [dx, dy] = [from.x - x, from.y - y];
  const rise = Math.min(40, Math.abs(dx) / 4);
  return [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx / 2}px, ${dy / 2 + (dx < 0 ? rise : -rise)}px) scale(1.08)` },
    { transform: 'none' },
  ];
};

const STAMPED: Keyframe[] = [
  { transform: 'scale(2.4)', opacity: 0 },
  { transform: 'scale(0.92)', opacity: 1, offset: 0.4 },
  { transform: 'none', opacity: 1 },
];
/** From its edge on, as only the new face is drawn. */
const TURNED: Keyframe[] = [{ transform: 'scaleX(0.02)' }, { transform: 'none' }];
const COUNTED: Keyframe[] = [{ transform: 'none' }, { transform: 'scale(1.3)', offset: 0.5 }, { transform: 'none' }];

const MOTIONS: Partial<Record<Beat['kind'], Motion>> = {
  exchange: fromWhereItWas,
  stamp: () => STAMPED,
  turn: () => TURNED,
};

/** Moves what is drawn at its own place: stamped, turned over, counted, or gone from there to where it is now. */
export function playInPlace(surface: Element, beat: Beat, from: readonly Standing[], duration: number): void {
  const timing = { duration, easing: 'ease-in-out', fill: 'backwards' } as const;
  const motion = MOTIONS[beat.kind];
  for (const [at, travel] of beat.travels.entries()) {
    if (beat.kind === 'move') hideOnly(surface, travel, duration);
    for (const element of motion === undefined ? [] : piecesAt(surface, travel.to, travel.piece).slice(-travel.count)) {
      const frames = motion?.(element, from[at]?.pieces[0]);
      if (frames !== undefined) element.animate(frames, timing);
    }
  }
  if (beat.count === undefined) return;
  const counted = piecesAt(surface, beat.count.at, beat.count.piece);
  for (const [at, piece] of counted.entries())
    piece.animate(COUNTED, { ...timing, duration: duration / 2, delay: (at * duration) / 2 / counted.length });
}

/** What there is only one of cannot be drawn nowhere: while it travels, it is not seen where it was. */
function hideOnly(surface: Element, { piece, from }: Travel, duration: number): void {
  const hidden: Keyframe[] = [{ visibility: 'hidden' }, { visibility: 'hidden' }];
  for (const element of piecesAt(surface, from, piece))
    if (element.matches('[data-only]')) element.animate(hidden, duration);
}
