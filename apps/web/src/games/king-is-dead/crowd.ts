import type { FactionName } from '@interregnum/king-is-dead/board';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many followers of a faction want to be drawn. */
export interface Band {
  readonly faction: FactionName;
  readonly count: number;
}

/** Where a band stands: its box, and the middle of each of its pieces; one piece if they are told by a number. */
export interface Spot extends Band {
  readonly box: Box;
  readonly spots: readonly (readonly [x: number, y: number])[];
}

export interface Crowd {
  /** Of a piece, across. */
  readonly size: number;
  /** Whether pieces are told by numbers beside them. */
  readonly numbered: boolean;
  readonly places: readonly Spot[];
}

const LARGEST = 42;
/** Pieces smaller than this are better told by a number. */
const SMALLEST = 25;

/** In widths of a piece: between neighbours, between lines, between bands of a line, a piece with its number. */
const STEP = 1.04;
const LINE = 1.1;
const GAP = 0.3;
const NUMBERED = 2.1;

/** Bands side by side, or a single one folded into several rows. */
interface Line {
  readonly bands: readonly Band[];
  readonly rows: number;
}

const perRow = ({ count }: Band, rows: number): number => Math.ceil(count / rows);
const widthOf = (band: Band, rows: number, numbered: boolean): number =>
  numbered ? NUMBERED : perRow(band, rows) * STEP;
const lineWidth = ({ bands, rows }: Line, numbered: boolean): number =>
  bands.reduce((sum, band) => sum + widthOf(band, rows, numbered), 0) + GAP * (bands.length - 1);

/** Every way to break bands into lines, more lines first; a long band that is alone in its line may be folded. */
function breaks(bands: readonly Band[]): Line[][] {
  if (bands.length === 0) return [[]];
  const ways: Line[][] = [];
  for (let end = 1; end <= bands.length; end++) {
    const first = bands.slice(0, end);
    const folds = end === 1 && first[0].count > 3 ? [1, 2] : [1];
    for (const rest of breaks(bands.slice(end))) {
      for (const rows of folds) ways.push([{ bands: first, rows }, ...rest]);
    }
  }
  return ways.sort((a, b) => b.length - a.length);
}

const rowsOf = (lines: readonly Line[]): number => lines.reduce((sum, { rows }) => sum + rows, 0);
const widestOf = (lines: readonly Line[], numbered: boolean): number =>
  Math.max(...lines.map((line) => lineWidth(line, numbered)));

const sizeOf = (lines: readonly Line[], room: Box, numbered: boolean): number =>
  Math.min(LARGEST, room.width / widestOf(lines, numbered), room.height / (rowsOf(lines) * LINE));

function placed(band: Band, box: Box, size: number, rows: number, numbered: boolean): Spot {
  const spots = Array.from({ length: numbered ? 1 : band.count }, (_, at): readonly [number, number] => [
    box.x + ((at % perRow(band, rows)) + 0.5) * STEP * size,
    box.y + (Math.floor(at / perRow(band, rows)) + 0.5) * LINE * size,
  ]);
  return { ...band, box, spots };
}

function laidOut(lines: readonly Line[], room: Box, numbered: boolean): Crowd {
  const size = sizeOf(lines, room, numbered);
  const left = room.x + (room.width - widestOf(lines, numbered) * size) / 2;
  let y = room.y + (room.height - rowsOf(lines) * LINE * size) / 2;
  const places: Spot[] = [];
  for (const { bands, rows } of lines) {
    let x = left;
    for (const band of bands) {
      const box = { x, y, width: widthOf(band, rows, numbered) * size, height: rows * LINE * size };
      places.push(placed(band, box, size, rows, numbered));
      x += box.width + GAP * size;
    }
    y += rows * LINE * size;
  }
  return { size, numbered, places };
}

/** Bands in their order, in lines, as large as the room allows; by numbers if the pieces would be too small. */
export function crowdIn(room: Box, bands: readonly Band[]): Crowd {
  const present = bands.filter(({ count }) => count > 0);
  if (present.length === 0) return { size: LARGEST, numbered: false, places: [] };
  const best = (numbered: boolean): Line[] =>
    breaks(present).reduce((found, way) =>
      sizeOf(way, room, numbered) > sizeOf(found, room, numbered) + 0.01 ? way : found,
    );
  const numbered = sizeOf(best(false), room, false) < SMALLEST;
  return laidOut(best(numbered), room, numbered);
}
