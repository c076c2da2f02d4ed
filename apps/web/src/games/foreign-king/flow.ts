export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Sized {
  readonly width: number;
}

/** Something at its place: its left edge, and the top of its row. */
interface Placed<T> {
  readonly item: T;
  readonly x: number;
  readonly y: number;
}

interface Flow<T> {
  readonly scale: number;
  readonly placed: readonly Placed<T>[];
}

export const ROW = 43;
const GAP = 9;
/** A frame around a piece is a little higher than its row. */
const ABOVE = 8;
/** Rows may stand out a little at the sides, as provinces are wider than the room that is sure to be free. */
const WIDER = 1.12;
/** Pieces are drawn as large as there is room for them. */
const SCALES = [1.15, 1.08, 1, 0.94, 0.88, 0.82, 0.76, 0.7];

const widthOf = (row: readonly Sized[]): number => row.reduce((sum, { width }) => sum + width + GAP, -GAP);

/** Breaks items into rows that are as wide as the room, unless one alone is wider. */
function rowsOf<T extends Sized>(items: readonly T[], width: number): T[][] {
  const rows: T[][] = [];
  for (const item of items) {
    const row = rows.at(-1);
    if (row !== undefined && widthOf([...row, item]) <= width) row.push(item);
    else rows.push([item]);
  }
  return rows;
}

/** Rows of one item less, where the last would stand alone. */
function evened<T extends Sized>(rows: T[][], width: number): T[][] {
  if (rows.length < 2) return rows;
  const items = rows.flat();
  const even = Math.ceil(items.length / rows.length);
  const cut = Array.from({ length: rows.length }, (_, row) => items.slice(row * even, (row + 1) * even));
  return cut.every((row) => row.length > 0 && widthOf(row) <= width) ? cut : rows;
}

/** Puts groups into a room, each on rows of its own if there is height enough, about the middle of the room. */
export function flow<T extends Sized>(groups: readonly (readonly T[])[], room: Box): Flow<T> {
  const ways = SCALES.flatMap((scale) =>
    [groups, [groups.flat()]].map((together) => {
      const width = (room.width * WIDER) / scale;
      return { scale, rows: together.flatMap((group) => evened(rowsOf(group, width), width)) };
    }),
  );
  const fits = ({ scale, rows }: (typeof ways)[number]): boolean =>
    (rows.length * ROW + ABOVE) * scale <= room.height &&
    rows.every((row) => widthOf(row) * scale <= room.width * WIDER);
  const { scale, rows } = ways.find(fits) ?? ways[ways.length - 1];
  const top = Math.max(ABOVE, (room.height / scale - rows.length * ROW + ABOVE) / 2);
  const placed = rows.flatMap((row, number) => {
    let x = (room.width / scale - widthOf(row)) / 2;
    return row.map((item) => {
      const at = { item, x, y: top + number * ROW };
      x += item.width + GAP;
      return at;
    });
  });
  return { scale, placed };
}
