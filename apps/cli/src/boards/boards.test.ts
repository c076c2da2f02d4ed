import { FastRandom, type Game, NO_CHOICE, type Options } from '@interregnum/kernel';
import { LANGUAGES, speaker } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { terminal } from '../language.ts';
import { sideNames } from '../sides.ts';
import { boardOf, type Table } from './index.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov'];

function tableFor(game: Game, options: Options, language: (typeof LANGUAGES)[number]): Table {
  const screen = terminal(language);
  const nameOf = sideNames(options, screen, (seat) => NAMES[seat]);
  return { words: speaker(game.meta.id, language, nameOf), nameOf, terminal: screen };
}

/** Everything that is ever drawn in a random game, one drawing after another. */
function drawings(id: string, given: Options, language: (typeof LANGUAGES)[number], seed = 'x'): string[][] {
  const game = GAMES.get(id) as Game;
  const read = game.options(given);
  if ('refusal' in read) throw new Error(id);
  const [table, board] = [tableFor(game, read.options, language), boardOf(id)];
  const random = new FastRandom(seed);
  const s = game.setup(read.options, random);
  const position = (): unknown => JSON.parse(game.position.write(s));
  const drawn = [board.legend(position(), table), board.draw(position(), table)];
  for (let choice = game.pick(s, random); choice !== NO_CHOICE; choice = game.pick(s, random)) {
    game.play(s, choice);
    drawn.push(board.draw(position(), table));
  }
  return drawn;
}

const TABLES: readonly (readonly [string, Options])[] = [
  ['king-is-dead', { seats: 4, vikings: true }],
  ['king-is-dead', { solo: true }],
  ['foreign-king', { seats: 2 }],
  ['foreign-king', { seats: 4 }],
  ['claim', {}],
];

describe.each(TABLES)('the board of %s with %j', (id, options) => {
  test.each(LANGUAGES)('fits 80 columns in every position of a game and is whole, in %s', (language) => {
    const lines = drawings(id, options, language).flat();
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.filter((line) => /undefined|null|NaN|[{}]|\s$/.test(line))).toEqual([]);
  });
});

/** Draws a position of The Foreign King in which nothing has happened but what is given. */
function foreignKing(changes: object): string[] {
  const game = GAMES.get('foreign-king') as Game;
  const read = game.options({});
  if ('refusal' in read) throw new Error('refused');
  const start = JSON.parse(game.position.write(game.setup(read.options, new FastRandom('x'))));
  return boardOf('foreign-king').draw({ ...start, ...changes }, tableFor(game, read.options, 'en'));
}

describe('The Foreign King', () => {
  const none = { active: 0, inactive: 0 };
  const provinces = {
    liege: { citizens: [3, 0, 6], metal: { active: 1, inactive: 2 }, textile: { active: 0, inactive: 1 } },
    namur: { citizens: [5, 1, 0], metal: none, textile: { active: 2, inactive: 0 } },
  };
  const side = { congress: 0, francs: 0, medals: { down: 0, up: 0 }, pawn: null, score: 0, supply: 15 };
  const seats = [
    { ...side, congress: 2, francs: 4, medals: { down: 1, up: 2 }, pawn: 'king', score: -3, supply: 0 },
    { ...side, francs: 10, medals: { down: 1, up: 0 } },
    { ...side, score: 12 },
  ];

  test('shows factories, citizens by letter or number, and where the king is', () => {
    const lines = foreignKing({ provinces, seats, king: { at: 'namur', marker: 7 }, round: 4 });
    expect(lines[0]).toBe('  Round 4 · King: Namur · his marker: 7');
    expect(lines.slice(2, 6)).toEqual([
      '     Liège     Mmmt        AAA V×6',
      '  ♔  Namur     TT          AAAAA B',
      '     Congress              AA',
      '     Supply    MMMMMTTTTT  B×15 V×15',
    ]);
  });

  test('shows the sides in turn order, with medals up and down', () => {
    expect(foreignKing({ provinces, seats, order: [1, 0] }).slice(-4)).toEqual([
      '  Turn order        points  francs  medals  pawn',
      '  B Ben                  0      10      1↓  –',
      '  A Ana                 −3       4   2↑ 1↓  Move the king',
      '  V Virtual player      12       –       –  –',
    ]);
  });
});

test('Claim shows the cards of each pile by faction, and no pile that the phase does not have', () => {
  const table = tableFor(GAMES.get('claim') as Game, { seats: 2 }, 'en');
  const piles = { hands: [['G0', 'G0', 'K7'], ['X1']], won: [['D2'], []], drawn: [['D0'], []], score: [['U9'], []] };
  const draw = (phase: number) =>
    boardOf('claim').draw({ phase, trick: 11, shown: phase === 1 ? 'G9' : null, ...piles }, table);
  expect(draw(1).slice(0, 6)).toEqual([
    '  Phase 1, trick 11 · At stake: Goblin 9',
    '',
    '  Ana        Goblins  Knights  Undead  Dwarves  Doppelgangers',
    '  hand       00       7        –       –        –',
    '  followers  –        –        –       02       –',
    '  scored     –        –        9       –        –',
  ]);
  expect(draw(2).join('\n')).not.toContain('followers');
  expect(draw(3)[0]).toBe('  End of the game');
  expect(draw(3).join('\n')).not.toMatch(/hand|followers/);
});

test('The King Is Dead shows regions that were decided by their holder, and no next struggle after the end', () => {
  const last = (language: 'en' | 'fr') => drawings('king-is-dead', {}, language).at(-1)?.join('\n');
  expect(last('en')).toMatch(/ (● (Scots|Welsh|English)|— unstable)\n/);
  expect(last('en')).not.toContain('▸');
  expect(last('fr')).toMatch(/ (● (Écossais|Gallois|Anglais)|— instable)\n/);
});

test('a game without a board is a bug', () => {
  expect(() => boardOf('chess')).toThrow('no board of chess');
  for (const id of GAMES.keys()) expect(boardOf(id)).toBeDefined();
});
