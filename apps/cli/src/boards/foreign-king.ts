import { inColumns, numeral, paint, wrapped } from '../layout.ts';
import type { Board, Table } from './board.ts';

interface Factories {
  readonly active: number;
  readonly inactive: number;
}
interface Side {
  readonly congress: number;
  readonly francs: number;
  readonly medals: { readonly down: number; readonly up: number };
  readonly pawn: string | null;
  readonly score: number;
  readonly supply: number;
}
interface Province {
  readonly citizens: readonly number[];
  readonly metal: Factories;
  readonly textile: Factories;
}

/** What of a position the drawing needs. */
interface Position {
  readonly king: { readonly at: string; readonly marker: number };
  readonly order: readonly number[];
  readonly phase: string;
  readonly players: number;
  readonly provinces: Readonly<Record<string, Province>>;
  readonly round: number;
  readonly seats: readonly Side[];
  readonly stock: { readonly metal: number; readonly textile: number };
}

const COLOURS = [94, 91, 93, 92];
const NOTHING = '–';

/** A side's letter: the first one of a player's name, V for the virtual player. */
const letterOf = (side: number, { players }: Position, { nameOf }: Table): string =>
  paint(side < players ? nameOf(side)[0] : 'V', COLOURS[side]);

/** More citizens of a side than this are told by their number. */
const MOST_LETTERS = 5;

/** Citizens by the letters of their sides. */
function citizensText(counts: readonly number[], position: Position, table: Table): string {
  const groups = counts.map((count, side) => {
    const letter = letterOf(side, position, table);
    return count > MOST_LETTERS ? `${letter}×${count}` : letter.repeat(count);
  });
  return groups.filter((group) => group !== '').join(' ') || NOTHING;
}

const factoriesText = ({ metal, textile }: Pick<Province, 'metal' | 'textile'>): string =>
  'M'.repeat(metal.active) + 'm'.repeat(metal.inactive) + 'T'.repeat(textile.active) + 't'.repeat(textile.inactive);

/** The provinces, the Congress and the supply: where factories and citizens are. */
function places(position: Position, table: Table): string[] {
  const { king, provinces, seats, stock } = position;
  const { words, terminal } = table;
  const citizens = (counts: readonly number[]): string => citizensText(counts, position, table);
  const unbuilt = factoriesText({
    metal: { active: stock.metal, inactive: 0 },
    textile: { active: stock.textile, inactive: 0 },
  });
  const supply = words.term({ term: 'place', id: 'supply' }, 'name');
  return inColumns([
    ...Object.entries(provinces).map(([id, province]) => [
      id === king.at ? '♔' : ' ',
      words.term({ term: 'province', id }),
      factoriesText(province),
      citizens(province.citizens),
    ]),
    [' ', terminal.text('demo.congress'), '', citizens(seats.map(({ congress }) => congress))],
    [' ', supply, unbuilt, citizens(seats.map((side) => side.supply))],
  ]);
}

const medalsText = ({ up, down }: Side['medals']): string =>
  [up > 0 ? `${up}↑` : '', down > 0 ? `${down}↓` : ''].join(' ').trim() || NOTHING;

/** What the sides have, in turn order, the virtual player last. */
function sides(position: Position, table: Table): string[] {
  const { order, players, seats } = position;
  const { words, nameOf, terminal } = table;
  const { text } = terminal;
  const heads = [text('demo.order'), text('demo.points'), text('demo.francs'), text('demo.medals'), text('demo.pawn')];
  const rows = [...order, ...(seats.length > players ? [players] : [])].map((side) => {
    const { score, francs, medals, pawn } = seats[side];
    return [
      `${letterOf(side, position, table)} ${nameOf(side)}`,
      numeral(score),
      side < players ? `${francs}` : NOTHING,
      medalsText(medals),
      pawn === null ? NOTHING : words.term({ term: 'action', id: pawn }),
    ];
  });
  return inColumns([heads, ...rows], [1, 2, 3]);
}

/** Provinces and sides; new each round, and at the end. */
export const foreignKingBoard: Board<Position> = {
  stage: ({ phase, round }) => (phase === 'over' ? phase : round),

  legend(position, table) {
    const { text } = table.terminal;
    const who = position.seats.map((_, side) => `${letterOf(side, position, table)} ${table.nameOf(side)}`).join(', ');
    const signs = [text('demo.factories'), text('demo.medal-signs'), text('demo.king-sign')];
    return [text('demo.citizens', { who }), ...signs].flatMap((sentence) => wrapped(sentence, { hang: 2 }));
  },

  draw(position, table) {
    const { king, phase, round } = position;
    const { words, terminal } = table;
    const { text } = terminal;
    const place = king.at === 'portrait' ? text('demo.portrait') : words.term({ term: 'province', id: king.at });
    const when = phase === 'over' ? text('demo.over') : text('demo.round', { count: round });
    const head = [when, text('demo.king', { place }), text('demo.marker', { count: king.marker })];
    return [`  ${head.join(' · ')}`, '', ...places(position, table), '', ...sides(position, table)];
  },
};
