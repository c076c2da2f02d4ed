import { claim } from '@interregnum/claim';
import { type Board, boardOf } from '@interregnum/claim/board';
import { FastRandom, NO_CHOICE, type Seat, type State } from '@interregnum/kernel';
import { LANGUAGES, type Language } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { tableFor } from '../../test/tables.ts';
import { widthOf } from '../terminal/layout.ts';
import { claimDrawing } from './claim.ts';

const VIEWERS = [0, 1, 'audience'] as const;
const TABLE = { seats: 2 };
const cards = (text: string): string[] => text.split(' ').filter((card) => card !== '');
const both = (a: string, b: string) => [cards(a), cards(b)] as const;

const START: Board = {
  phase: 1,
  trick: 1,
  leader: 0,
  toPlay: 0,
  shown: 'G7',
  led: null,
  hands: both('', ''),
  won: both('', ''),
  drawn: both('', ''),
  score: both('', ''),
  discard: [],
  voids: ['', ''],
  deck: [],
};
/** Trick 11 of the first phase as the second seat sees it, which is to answer. */
const REPLY: Board = {
  ...START,
  trick: 11,
  toPlay: 1,
  shown: 'U4',
  led: 'G2',
  hands: both('? ?', 'G0 G1 D0'),
  won: both('G3 G4 U8 D5 D6 X2', 'G7 D2 D8 X5'),
  drawn: both('? ? ? ?', 'G0 G5 G6 G8 D1 X7'),
  score: both('U0 U3 U5 U7', 'U1 U2'),
  discard: cards('G0 G0 G9 K3 K4 K6 K7 K8 K9 D4 D7 X6 X8 X9'),
  voids: ['GX', 'KU'],
  deck: cards('? ? ? ? ?'),
};
/** Trick 8 of the second phase as the first seat sees it, which is to answer. */
const RALLY: Board = {
  ...START,
  phase: 2,
  trick: 8,
  shown: null,
  led: 'G7',
  hands: both('G4 K2 K5 U4 X2 X4', '? ? ? ? ?'),
  score: both('U0 U3 U5 U6 U7 D8 X1 X3 X5', 'G0 G3 G5 U1 U2 U8 U9 D1 D5 D6 X0 X7'),
  discard: cards('G0 G0 G0 G1 G2 G9 K3 K4 K6 K7 K8 K9 D0 D3 D4 D7 X6 X8 X9'),
};

const drawn = (board: Board, viewer: Seat | 'audience', language: Language = 'en'): string[] =>
  claimDrawing.draw(board, tableFor(claim, TABLE, language, viewer));
const seen = (s: State, viewer: Seat | 'audience'): Board => boardOf(claim.redact(s, viewer));

describe('a table of the first phase', () => {
  test('shows the trick around its prize, followers, votes and discards by faction, and the own hand', () => {
    expect(drawn(REPLY, 1)).toEqual([
      '  Phase 1, trick 11 of 13 · at stake: Undead 4 · deck: 5',
      '  Ana  │×│×│  2 · lacks GX · 4 hidden followers',
      '                     ┌  ┐ ╔══╗ ┌──┐',
      '                 Ben  ▸   ║U4║ │G2│  ♔ Ana',
      '                     └  ┘ ╚══╝ └──┘',
      '  followers              scored               followers  discarded',
      '      05678          G Goblins                34         009',
      '          ·          K Knights                ·          346789',
      '          ·    12 2  U Undead        ♔4 0357  8          ·',
      '        128          D Dwarves                56         47',
      '         57          X Doppelgangers          2          689',
      '       ┌──┬──┐ ┌──┐',
      '  Ben  │G0│G1│ │D0│',
      '       └──┴──┘ └──┘',
    ]);
  });

  test('shows the audience what is known of both hands', () => {
    const lines = drawn({ ...REPLY, hands: both('? ?', '? ? ?'), drawn: both('?', '? ?') }, 'audience');
    expect(lines[1]).toBe('  Ben  │×│×│×│  3 · lacks KU · 2 hidden followers');
    expect(lines.slice(-3)).toEqual(['       ┌─┬─┐', '  Ana  │×│×│  2 · lacks GX · 1 hidden follower', '       └─┴─┘']);
  });

  test('shows open hands as they are', () => {
    const lines = drawn({ ...REPLY, hands: both('U6', 'G0 G0 D0'), drawn: both('K5', 'X7') }, 'audience');
    expect(lines[1]).toBe('  Ben  │G0│G0│ │D0│');
    expect(lines.slice(-2)).toEqual(['  Ana  │U6│', '       └──┘']);
  });

  test('marks the place of the card to be led, and keeps its height when a hand is empty', () => {
    const lines = drawn(START, 0);
    expect(lines.slice(1, 5)).toEqual([
      '  Ben  –',
      '                     ┌  ┐ ╔══╗ ┌  ┐',
      '                 Ana  ▸   ║G7║       Ben',
      '                     └  ┘ ╚══╝ └  ┘',
    ]);
    expect(lines.slice(-3)).toEqual(['', '  Ana  –', '']);
  });
});

describe('a table of the second phase', () => {
  test('shows who has which vote now, and what the other hand must be', () => {
    expect(drawn(RALLY, 0)).toEqual([
      '  Phase 2, trick 8 of 13',
      '  Ben  │×│×│×│×│×│  5',
      '                     ┌  ┐      ┌──┐',
      '              Ana ♔♔  ▸        │G7│  ♔♔ Ben',
      '                     └  ┘      └──┘',
      '                         scored               unseen  discarded',
      '                  0  G Goblins       ♔3 035   068     000129',
      '                     K Knights                ·       346789',
      '            03567 5♔ U Undead         4 1289  ·       ·',
      '                8 1  D Dwarves       ♔3 156   29      0347',
      '              135 3♔ X Doppelgangers  2 07    ·       689',
      '       ┌──┐ ┌──┬──┐ ┌──┐ ┌──┬──┐',
      '  Ana  │G4│ │K2│K5│ │U4│ │X2│X4│',
      '       └──┘ └──┴──┘ └──┘ └──┴──┘',
    ]);
  });

  test('CL-END-3, -5: of equally many the higher top card has the vote, and goblin zeros have none', () => {
    const lines = drawn({ ...RALLY, score: both('G0 K3 K4 U9', 'G0 K2 K9 U8') }, 1);
    expect(lines[3]).toMatch(/ Ben ♔ .* ♔ Ana$/);
    expect(lines.slice(6, 9).map((line) => line.slice(0, 46).trim())).toEqual([
      '0 1  G Goblins        1 0',
      '29 2♔ K Knights        2 34',
      '8 1  U Undead        ♔1 9',
    ]);
  });

  test('ends with the votes, without hands', () => {
    const over = { ...RALLY, phase: 3, trick: 13, toPlay: null, led: null, hands: both('', '') };
    const lines = drawn(over, 0);
    expect(lines.slice(0, 6)).toEqual([
      '  End of the game',
      '                        ╔═══════╗',
      '              Ana ♔♔    ║ 2 : 2 ║    ♔♔ Ben',
      '                        ╚═══════╝',
      '                         scored               discarded',
      '                  0  G Goblins       ♔3 035   000129',
    ]);
    expect(lines).toHaveLength(10);
  });
});

test('is drawn anew at the start of each phase, every five tricks and at the end', () => {
  const stages = [1, 2, 3].map((phase) =>
    Array.from({ length: 13 }, (_, at) => claimDrawing.redrawKey({ ...START, phase, trick: at + 1 })),
  );
  expect(stages.map((phase) => phase.map((stage) => phase.indexOf(stage) + 1).join(' '))).toEqual([
    '1 1 1 1 1 6 6 6 6 6 11 11 11',
    '1 1 1 1 1 6 6 6 6 6 11 11 11',
    '1 1 1 1 1 1 1 1 1 1 1 1 1',
  ]);
  expect(new Set(stages.flat()).size).toBe(7);
});

test('the signs are explained in lines that fit', () => {
  const legends = LANGUAGES.map((language) => claimDrawing.legend(START, tableFor(claim, TABLE, language)));
  expect(legends[0]).toEqual([
    '  ╔══╗ card at stake   ▸ next card   ♔ vote as things stand   │×│ hidden card',
    '  Each digit in the table is a card: 37 beside “Knights” means K3 and K7.',
    '  Followers become hands in phase 2; “unseen” then lists what hidden hands hold.',
  ]);
  expect(legends.flat().filter((line) => widthOf(line) > 80)).toEqual([]);
});

/** All ten of a faction; all goblins; hidden ones. */
const all = (letter: string): string => [...'0123456789'].map((value) => letter + value).join(' ');
const GOBLINS = `G0 G0 G0 G0 ${all('G')}`;
const backs = (count: number): string => Array(count).fill('?').join(' ');

/** Tables with as much on them as the rules allow, in one place or another. */
const PILED: Board = { ...REPLY, trick: 13, hands: both('?', 'G0'), drawn: both('', '') };
/** The audience's view when both hands have lost every trick, each for lack of another faction. */
const lacking = (tricks: number): Board => ({
  ...REPLY,
  hands: both(backs(13 - tricks), backs(13 - tricks)),
  drawn: both(backs(tricks), backs(tricks)),
  voids: ['GKUD'.slice(0, tricks), 'GKUD'.slice(0, tricks)],
});
const FULL: readonly (readonly [string, Board])[] = [
  [
    'followers',
    { ...PILED, won: both(`G0 G0 ${all('G')}`, all('D')), score: both(all('U'), ''), discard: cards(all('X')) },
  ],
  ['discards', { ...PILED, won: both(all('D'), all('X')), score: both('', all('U')), discard: cards(GOBLINS) }],
  ['scores', { ...RALLY, score: both(GOBLINS, all('U')), discard: cards(all('D')) }],
  [
    'unseen cards',
    { ...RALLY, hands: both(backs(13), backs(12)), score: both('', all('U')), discard: cards(all('X')) },
  ],
  [
    'hands',
    { ...START, shown: 'X9', deck: cards(backs(25)), hands: both(`K2 G0 U0 ${all('D')}`, `K3 G0 U1 ${all('X')}`) },
  ],
  ...[1, 2, 3, 4, 5].map((tricks) => [`voids after ${tricks} tricks`, lacking(tricks)] as const),
];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(FULL)('the fullest %s fit, and too long a name is cut', (_, board) => {
    const context = { ...tableFor(claim, TABLE, language), nameOf: () => 'Maximilienne-Éléonore' };
    const lines = claimDrawing.draw(board, context);
    expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
    expect(lines.join('\n')).toContain('Maximilienn…');
  });

  test.each(VIEWERS)('every table of a game shows viewer %s no card in a hidden hand', (viewer) => {
    const random = new FastRandom(`${language} ${viewer}`);
    const s = claim.setup(TABLE, random);
    for (let choice = claim.pick(s, random); choice !== NO_CHOICE; choice = claim.pick(s, random)) {
      const board = seen(s, viewer);
      const text = drawn(board, viewer, language).join('\n');
      const { hands, led, shown } = board;
      const open = [...hands.flat(), led, shown].filter((card) => card !== null && card !== '?');
      expect((text.match(/[GKUDX]\d/g) ?? []).sort()).toEqual(open.sort());
      expect(text.match(/×/g) ?? []).toHaveLength(hands.flat().filter((card) => card === '?').length);
      claim.play(s, choice);
    }
  });
});
