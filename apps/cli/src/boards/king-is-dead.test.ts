import { FastRandom, NO_CHOICE, type Options, type Seat } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { type Board, boardOf, type CardName, type Region, type RegionName } from '@interregnum/king-is-dead/board';
import { modesOf } from '@interregnum/testkit';
import { LANGUAGES } from '@interregnum/texts';
import { expect, test } from 'vitest';
import { optionsOf, tableFor } from '../../test/tables.ts';
import { widthOf } from '../terminal/layout.ts';
import type { DrawingContext } from './drawing.ts';
import { kingIsDeadDrawing } from './king-is-dead.ts';

const region = (scots: number, welsh: number, english: number, vikings = 0): Region => ({
  scots,
  welsh,
  english,
  vikings,
  control: null,
});
const decided = (control: Region['control']): Region => ({ ...region(0, 0, 0), control });
const card = (id: RegionName, disc: number | null = null): Board['track'][number] => ({ region: id, disc });
const court = (scots: number, welsh: number, english: number) => ({ scots, welsh, english });

const BASIC: readonly CardName[] = [
  ...(['scottish-support', 'welsh-support', 'english-support'] as const),
  ...(['assemble', 'assemble', 'negotiate', 'manoeuvre', 'outmanoeuvre'] as const),
];

/** Two seats before their first turn. */
const START: Board = {
  mode: { seats: 2, advanced: false, solo: false, vikings: false },
  turn: 0,
  passes: 0,
  regions: {
    moray: region(3, 0, 1),
    strathclyde: region(1, 1, 2),
    lancaster: region(3, 0, 1),
    northumbria: region(1, 1, 2),
    gwynedd: region(0, 4, 0),
    warwick: region(0, 2, 2),
    essex: region(1, 1, 2),
    devon: region(2, 1, 1),
  },
  track: [
    ...[card('strathclyde'), card('northumbria'), card('lancaster'), card('devon')],
    ...[card('essex'), card('gwynedd'), card('moray'), card('warwick')],
  ],
  supply: { ...court(3, 5, 4), vikings: 0 },
  courts: [court(1, 1, 0), court(1, 1, 0)],
  hands: [BASIC, BASIC],
  discards: [[], []],
  removed: [],
  struggles: [],
  result: null,
};

/** Three regions are decided; Ana copies a card of Ben, who has passed, as has Dov. */
const MIDDLE: Board = {
  mode: { seats: 4, advanced: true, solo: false, vikings: true },
  turn: 0,
  passes: 2,
  regions: {
    moray: decided('scots'),
    strathclyde: region(6, 3, 1, 1),
    lancaster: decided('unstable'),
    northumbria: region(1, 0, 2),
    gwynedd: region(0, 2, 2),
    warwick: region(0, 10, 0),
    essex: decided('english'),
    devon: region(3, 0, 1, 4),
  },
  track: [
    ...[card('moray', 3), card('essex'), card('lancaster'), card('strathclyde')],
    ...[card('northumbria'), card('gwynedd', 1), card('devon', 2), card('warwick')],
  ],
  supply: { ...court(5, 0, 6), vikings: 5 },
  courts: [court(3, 1, 1), court(2, 4, 2), court(10, 0, 0), court(2, 0, 0)],
  hands: [['assemble', 'negotiate', 'plot', 'muster'], ['manoeuvre', '?'], ['assemble', 'assemble', '?', '?'], []],
  discards: [['assemble', 'spy'], ['negotiate', 'outmanoeuvre'], ['edict'], ['quell', 'aid']],
  removed: [],
  struggles: [
    { region: 'moray', winner: 'scots' },
    { region: 'essex', winner: 'english' },
    { region: 'lancaster', winner: 'unstable' },
  ],
  result: null,
  halfMade: { actor: 0, effect: 'outmanoeuvre' },
};

const tableOf = (seats: number): DrawingContext => tableFor(kingIsDead, optionsOf(kingIsDead, { seats }), 'en', 0);
const drawn = (board: Board, context = tableOf(board.courts.length)): string[] =>
  kingIsDeadDrawing.draw(board, context);

test('the board shows the track, Britain, the powers, and both hands by name', () => {
  expect(drawn(START)).toEqual([
    ' ▸Strathclyde│Northumbria│Lancaster│Devon│Essex│Gwynedd│Moray│Warwick',
    '          ┌─────────────────────────┐           ♔ S0 = W0 = E0  Unstable ···',
    '          │ Moray ○S  SSS E         │             Supply       S3  W5  E4',
    '       ┌──┴─────────────────────────┴──┐',
    '       │▸Strathclyde ○E  S W EE        │        ▸ Ana          S1  W1  E0  ◉A',
    '    ┌──┴──────────────┬────────────────┴─┐        Support SWE, Assemble ×2,',
    '    │ Lancaster ○S    │ Northumbria ○E   │        Negotiate, Manoeuvre,',
    '    │   SSS E         │   S W EE         │        Outmanoeuvre',
    ' ┌──┴───────────┬─────┴────────┬─────────┴───┐',
    ' │ Gwynedd ○W   │ Warwick ○×   │ Essex ○E    │    Ben          S1  W1  E0  ◉B',
    ' │   WWWW       │   WW EE      │   S W EE    │    Support SWE, Assemble ×2,',
    ' ├──────────────┴──────────────┤             │    Negotiate, Manoeuvre,',
    ' │ Devon ○S  SS W E            │             │    Outmanoeuvre',
    ' └─────────────────────────────┴─────────────┘',
  ]);
});

test('the board shows decided regions, vikings, teams, discs, passes, hidden cards and a card being copied', () => {
  expect(drawn(MIDDLE)).toEqual([
    ' 1●S│2●E│3×│▸Strathclyde│Northumbria│Gwynedd◉B│Devon◉C│Warwick',
    '          ┌─────────────────────────┐           ♔ E1 > S1 > W0  Unstable ×··',
    '          │ Moray  ● Scots          │             Supply       S5  W0  E6  V5',
    '       ┌──┴─────────────────────────┴──┐',
    '       │▸Strathclyde ○S  S6 W3 E1 V1   │        ┃▸ Ana          S3  W1  E1  ◉A',
    '    ┌──┴──────────────┬────────────────┴─┐      ┃ Assemble, Negotiate, Plot,',
    '    │ Lancaster       │ Northumbria ○E   │      ┃ Muster ▸ Spy · Outmanoeuvre',
    '    │   × unstable    │   S EE           │      ║  Ben          S2  W4  E2  ·B',
    ' ┌──┴───────────┬─────┴────────┬─────────┴───┐  ║ M?······ ↓ Outmanoeuvre',
    ' │ Gwynedd ○×   │ Warwick ○W   │ Essex       │  ┃– Cleo         S10 W0  E0  ·C',
    ' │   WW EE      │   W10        │   ● English │  ┃ AA??···· ↓ Edict',
    ' ├──────────────┴──────────────┤             │  ║– Dov          S2  W0  E0  ·D',
    ' │ Devon ○V  SSS E VVVV        │             │  ║ ········ ↓ Aid',
    ' └─────────────────────────────┴─────────────┘',
  ]);
});

test('the board crowns the winners and tells how the game ended', () => {
  const { halfMade, ...rest } = MIDDLE;
  const over = drawn({ ...rest, turn: null, passes: 0, result: { ending: 'vikings', winners: [1, 3] } });
  expect(over[0]).toBe(' 1●S│2●E│3×│Strathclyde│Northumbria│Gwynedd◉B│Devon◉C│Warwick');
  expect(over[2]).toMatch(/ {2}Viking victory$/);
  expect(over.filter((line) => line.includes('♔')).map((line) => line.slice(48, 56))).toEqual([
    ...['♔ E1 > S', '║♔ Ben  ', '║♔ Dov  '],
  ]);
  expect(over.join()).not.toContain('▸');
});

test('long names are cut, and every disc finds an owner', () => {
  const names = ['Ann', 'Alexandrina Victoria', 'Nan'];
  const context = { ...tableOf(3), nameOf: (seat: number) => names[seat] };
  const courts = [...START.courts, court(0, 1, 1)];
  const [hands, discards] = [courts.map(() => BASIC), courts.map(() => [])];
  const shown = drawn({ ...START, courts, hands, discards }, context).join('\n');
  expect(shown).toMatch(/Ann {10}S1.* ◉A$/m);
  expect(shown).toMatch(/Alexandrina… S1.* ◉L\n.* SWEAANMO$/m);
  expect(shown).toMatch(/Nan {10}S0.* ◉N$/m);
});

/** Every board of a random game, as the table and as a viewer know it. */
function* seenBoards(options: Options, seed: string, viewer: Seat | 'audience'): Generator<[Board, Board]> {
  const random = new FastRandom(seed);
  const s = kingIsDead.setup(options, random);
  for (let choice = 0; choice !== NO_CHOICE; ) {
    yield [boardOf(s.slice()), boardOf(kingIsDead.redact(s, viewer))];
    choice = kingIsDead.pick(s, random);
    if (choice !== NO_CHOICE) kingIsDead.play(s, choice);
  }
}

/** What is wrong with a drawing of what a viewer sees, if anything. */
function fault(lines: readonly string[], seen: Board, secrets: readonly string[]): string | undefined {
  const text = lines.join('\n');
  const hidden = seen.hands.flat().filter((name) => name === '?').length;
  if (lines.length > 14) return 'too high';
  if (lines.some((line) => widthOf(line) > 80)) return 'too wide';
  if (/undefined|null|NaN|[{}]|\s$/m.test(text)) return 'not whole';
  if (secrets.some((name) => text.includes(name))) return 'shows a hidden card';
  return text.split('?').length - 1 === hidden ? undefined : 'miscounts hidden cards';
}

test.each(modesOf(kingIsDead))('the board fits, is whole and keeps secrets throughout a game with %o', (options) => {
  for (const viewer of [0, 'audience' as const]) {
    const tables = LANGUAGES.map((language) => {
      const context = tableFor(kingIsDead, options, language, viewer);
      return { ...context, nameOf: (seat: number) => `${context.nameOf(seat)} of the longest name` };
    });
    let drawings = 0;
    for (const [whole, seen] of seenBoards(options, `${viewer}`, viewer)) {
      const context = tables[drawings++ % tables.length];
      const told = new Set([...seen.hands, ...seen.discards].flat());
      const secrets = whole.hands.flat().filter((id) => !told.has(id));
      const names = secrets.map((id) => context.words.term({ term: 'card', id }));
      const lines = kingIsDeadDrawing.draw(seen, context);
      const wrong = fault(lines, seen, names);
      if (wrong !== undefined) expect.fail(`${wrong}:\n${lines.join('\n')}`);
    }
  }
});
