import type { Game, State } from '@interregnum/kernel';
import type { Speaker } from '@interregnum/texts';
import type { Terminal } from './language.ts';

/** What of a King Is Dead position the drawing needs. */
interface Position {
  readonly regions: Record<string, Record<string, number> & { control: string | null }>;
  readonly track: readonly { region: string; faceUp: boolean; disc: number | null }[];
  readonly supply: Record<string, number>;
  readonly courts: readonly Record<string, number>[];
  readonly struggles: readonly unknown[];
}

/** Followers by letter, scots, welsh, english and vikings; colours where the terminal has them. */
const LETTERS: readonly (readonly [faction: string, letter: string, colour: number])[] = [
  ['scots', 'S', 94],
  ['welsh', 'W', 91],
  ['english', 'E', 93],
  ['vikings', 'V', 90],
];
const paint = (text: string, colour: number): string =>
  process.stdout.isTTY && process.env.NO_COLOR === undefined ? `\u001b[${colour}m${text}\u001b[0m` : text;
const pieces = (counts: Record<string, number>): string =>
  LETTERS.map(([faction, letter, colour]) => paint(letter.repeat(counts[faction] ?? 0), colour)).join('');

export const positionOf = (game: Game, s: State): Position => JSON.parse(game.position.write(s)) as Position;

/** The board as a list: regions in the order of their struggles, then supply and courts. */
export function boardLines(
  position: Position,
  words: Speaker,
  nameOf: (seat: number) => string,
  { text }: Terminal,
): string[] {
  const contested = position.struggles.length;
  const lines = position.track.map(({ region, disc }, space) => {
    const { control, ...counts } = position.regions[region];
    const marker = space === contested ? '▸' : ' ';
    const name = words.term({ term: 'region', id: region }).padEnd(12);
    const holder = control === null ? pieces(counts) : holderText(control, words, text);
    return `  ${marker} ${space + 1} ${name} ${disc === null ? ' ' : '◉'} ${holder}`;
  });
  const courts = position.courts.map((court, seat) => `${nameOf(seat)} ${pieces(court) || '–'}`);
  return ['', ...lines, `    ${text('demo.supply')} ${pieces(position.supply)}    ${courts.join('    ')}`, ''];
}

const holderText = (control: string, words: Speaker, text: Terminal['text']): string =>
  control === 'unstable' ? `— ${text('demo.unstable')}` : `● ${words.term({ term: 'faction', id: control }, 'name')}`;
