import { HIDDEN } from '@interregnum/kernel';
import type { Pieces } from '../games/view.ts';

/** Pieces of one kind on their way from one anchor to another. */
export interface Flight {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Pieces that are missing at an anchor, or have come there. */
interface Change {
  readonly kind: string;
  readonly anchor: string;
  by: number;
}

function changesBetween(before: Pieces, after: Pieces): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((anchor) => {
    const [was, is] = [before.get(anchor) ?? {}, after.get(anchor) ?? {}];
    const kinds = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...kinds].map((kind) => ({ kind, anchor, by: (is[kind] ?? 0) - (was[kind] ?? 0) }));
  });
}

/** Sends what is missing somewhere to where something has come, as long as both fit together. */
function pair(changes: readonly Change[], fits: (gone: Change, come: Change) => boolean): Flight[] {
  const flights: Flight[] = [];
  for (const gone of changes.filter(({ by }) => by < 0)) {
    for (const come of changes) {
      if (gone.by === 0 || come.by <= 0 || !fits(gone, come)) continue;
      const count = Math.min(-gone.by, come.by);
      const kind = come.kind === HIDDEN ? gone.kind : come.kind;
      flights.push({ kind, from: gone.anchor, to: come.anchor, count });
      gone.by += count;
      come.by -= count;
    }
  }
  return flights;
}

/**
 * How pieces got from one position to another: each that is missing somewhere has gone where one of its kind has come;
 * a hidden card that is missing has become one that is not, and the other way round.
 */
export function flightsBetween(before: Pieces, after: Pieces): Flight[] {
  const changes = changesBetween(before, after);
  const alike = pair(changes, (gone, come) => gone.kind === come.kind);
  const turned = pair(changes, (gone, come) => (gone.kind === HIDDEN) !== (come.kind === HIDDEN));
  return [...alike, ...turned];
}
