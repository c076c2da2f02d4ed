import { inLines, paint } from '../layout.ts';
import type { Board, Table } from './board.ts';

/** What of a position the drawing needs. */
interface Position {
  readonly mode: { readonly vikings: boolean };
  readonly regions: Record<string, Record<string, number> & { control: string | null }>;
  readonly track: readonly { region: string; disc: number | null }[];
  readonly supply: Record<string, number>;
  readonly courts: readonly Record<string, number>[];
  readonly struggles: readonly unknown[];
  readonly result: unknown;
}

/** Followers by letter. */
const LETTERS: readonly (readonly [faction: string, letter: string, colour: number])[] = [
  ['scots', 'S', 94],
  ['welsh', 'W', 91],
  ['english', 'E', 93],
  ['vikings', 'V', 90],
];
const pieces = (counts: Record<string, number>): string =>
  LETTERS.map(([faction, letter, colour]) => paint(letter.repeat(counts[faction] ?? 0), colour)).join('') || '–';

const factionName = (id: string, { words }: Table): string => words.term({ term: 'faction', id }, 'name');

/** A region that has been decided is told by its holder, an open one by its followers. */
function regionText({ control, ...counts }: Position['regions'][string], table: Table): string {
  if (control === null) return pieces(counts as Record<string, number>);
  return control === 'unstable' ? `— ${table.terminal.text('demo.unstable')}` : `● ${factionName(control, table)}`;
}

/** A list of the regions in the order of their struggles, then supply and courts; new after each struggle, and at the end. */
export const kingIsDeadBoard: Board<Position> = {
  stage: ({ struggles, result }) => (result === null ? struggles.length : 'over'),

  legend({ mode }, table) {
    const { text } = table.terminal;
    const factions = LETTERS.filter(([faction]) => mode.vikings || faction !== 'vikings');
    const letters = factions.map(
      ([faction, letter, colour]) => `${paint(letter, colour)} ${factionName(faction, table)}`,
    );
    return inLines([...letters, `▸ ${text('demo.contested')}`, `◉ ${text('demo.disc')}`], { hang: 2, between: '  ' });
  },

  draw({ regions, track, supply, courts, struggles, result }, table) {
    const { words, nameOf, terminal } = table;
    const lines = track.map(({ region, disc }, space) => {
      const marker = result === null && space === struggles.length ? '▸' : ' ';
      const name = words.term({ term: 'region', id: region }).padEnd(12);
      return `  ${marker} ${space + 1} ${name} ${disc === null ? ' ' : '◉'} ${regionText(regions[region], table)}`;
    });
    const places = [
      `${terminal.text('demo.supply')} ${pieces(supply)}`,
      ...courts.map((court, seat) => `${nameOf(seat)} ${pieces(court)}`),
    ];
    return [...lines, ...inLines(places, { indent: 4, between: '    ' })];
  },
};
