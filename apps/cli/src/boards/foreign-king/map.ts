import { type Board, majorityIn, PORTRAIT, type Province, type ProvinceName } from '@interregnum/foreign-king/board';
import { padded, widthOf } from '../../terminal/layout.ts';
import type { DrawingContext } from '../drawing.ts';
import { factories, faint, inColourOf, kingly, lettersOf } from './signs.ts';

/**
 * The country in three rows of bricks, each with the columns inside it: provinces are neighbours (FK-MAP-2) exactly
 * where bricks touch. The last row stands further east; beside it is room for what is on no province.
 */
const ROWS: readonly (readonly (readonly [id: ProvinceName, width: number])[])[] = [
  [
    ['west_flanders', 12],
    ['east_flanders', 12],
    ['antwerp', 10],
    ['limburg', 17],
  ],
  [
    ['hainaut', 18],
    ['brabant', 20],
    ['liege', 14],
  ],
  [
    ['namur', 28],
    ['luxembourg', 11],
  ],
];
const FRAMES = [
  '┌────────────┬────────────┬──────────┬─────────────────┐',
  '├────────────┴─────┬──────┴──────────┴──┬──────────────┤',
  '└─────────────┬────┴────────────────────┴──┬───────────┤',
  '└────────────────────────────┴───────────┘',
];
const BESIDE = 14;
export const MAP_WIDTH = FRAMES[0].length;

/** Signs in a brick: apart if there is room, else close together; if even so there are too many, without the last. */
function inBrick(signs: readonly string[], width: number): string {
  const fewer = signs.map((_, left) => `${signs.slice(0, signs.length - 1 - left).join('')}…`);
  const ways = [` ${signs.join(' ')}`, signs.join(' '), signs.join(''), ...fewer];
  return padded(ways.find((way) => widthOf(way) <= width) ?? '', width);
}

/** A province's name, short enough for its brick. */
function nameIn(id: ProvinceName, { words, text }: DrawingContext): string {
  if (id === 'east_flanders') return text('board.foreign-king.east-flanders');
  if (id === 'west_flanders') return text('board.foreign-king.west-flanders');
  return words.term({ term: 'province', id });
}

const factoriesIn = ({ metal, textile }: Province): string =>
  factories('M', metal.active) +
  factories('m', metal.inactive) +
  factories('T', textile.active) +
  factories('t', textile.inactive);

/** In a half-made move: how many have left so far, or have come. */
function movesIn(id: ProvinceName, { pending }: Board): string[] {
  const sent = pending?.sent ?? {};
  const gone = Object.values(sent).reduce((sum, count) => sum + count, 0);
  if (id === pending?.from) return [`↑${gone || ''}`];
  return Object.hasOwn(sent, id) ? [`↓${sent[id]}`] : [];
}

/** The citizens of each side, most first; the majority has a mark. */
function citizensIn(province: Province, letters: readonly string[]): string[] {
  const majority = majorityIn(province);
  const present = province.citizens.map((count, side) => ({ count, side })).filter(({ count }) => count > 0);
  present.sort((a, b) => b.count - a.count);
  return present.map(({ count, side }) => inColourOf(side, `${side === majority ? '●' : ''}${letters[side]}${count}`));
}

/** The three lines of a province. */
function brick(id: ProvinceName, width: number, board: Board, context: DrawingContext): string[] {
  const province = board.provinces[id];
  const name = nameIn(id, context);
  const citizens = citizensIn(province, lettersOf(board, context));
  return [
    padded(id === board.king.at ? kingly(name) : ` ${name}`, width),
    inBrick([factoriesIn(province)], width),
    inBrick([...citizens, ...movesIn(id, board)], width),
  ];
}

/** What is on no province: factories still to build, and the king before his first journey. */
function besideMap({ king, stock }: Board, { text }: DrawingContext): string[] {
  const lines = [
    faint(text('board.foreign-king.to-build')),
    factories('M', stock.metal),
    factories('T', stock.textile),
    king.at === PORTRAIT ? kingly(` ${text('board.foreign-king.portrait')}`) : '',
  ];
  return lines.map((line) => padded(` ${line}`, BESIDE));
}

/** Thirteen lines of one width. */
export function mapLines(board: Board, context: DrawingContext): string[] {
  const edge = faint('│');
  const rows = ROWS.map((row) => {
    const bricks = row.map(([id, width]) => brick(id, width, board, context));
    return [0, 1, 2].map((line) => edge + bricks.map((lines) => lines[line]).join(edge) + edge);
  });
  const [top, middle, lower, bottom] = FRAMES.map(faint);
  const [north, centre, south] = rows;
  const beside = besideMap(board, context);
  return [top, ...north, middle, ...centre, lower, ...[...south, bottom].map((line, at) => beside[at] + line)];
}
