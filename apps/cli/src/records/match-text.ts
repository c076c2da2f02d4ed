import type { Entry, PlayedTurn } from '@interregnum/record';
import { turnsIn } from '@interregnum/record';
import { beganAt, isOver, playersAt, type Table } from '@interregnum/table';
import { speaker, tableText } from '@interregnum/texts';
import { endLines } from '../ending.ts';
import type { Terminal } from '../language.ts';
import { wrapped } from '../layout.ts';
import { kindWords } from '../play/kinds.ts';
import type { Viewpoint } from './read.ts';
import { boardAt, tellingFor, toldAt } from './telling.ts';

/** A whole match in words: who played what, what happened turn by turn, how it ended. */
export function matchText(table: Table, view: Viewpoint, terminal: Terminal): string[] {
  const telling = tellingFor(table, view, terminal);
  const end = isOver(table) ? endLines(table, telling) : [telling.text('export.goes-on')];
  return [
    ...head(table, terminal),
    '',
    ...course(table, view, terminal),
    '',
    ...boardAt(table, table.choices.length, view, terminal),
    '',
    ...end,
  ];
}

function head(table: Table, terminal: Terminal): string[] {
  const { game, record } = table;
  const { start } = record;
  const text = tableText(terminal.language);
  const { word } = speaker(game.meta.id, terminal.language, String);
  const began = beganAt(table);
  const when = new Date(began).toLocaleString(terminal.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const names = playersAt(table).map(({ name }) => name);
  const variants = game.meta.options.filter(({ name, kind }) => kind === 'flag' && start.options[name] === true);
  return [
    word('title'),
    ...(began === '' ? [] : [text('export.when', { when })]),
    text('export.rules', { version: start.rules }),
    text('export.players', { names: names.join(', ') }),
    ...variants.map(({ name }) => `- ${word(`option.${name}`)}`),
    ...startLines(table, terminal),
  ];
}

/** What the match began from, and the seed once it is revealed. */
function startLines({ record: { start, entries } }: Table, { language }: Terminal): string[] {
  const text = tableText(language);
  const position = 'position' in start ? start.position : undefined;
  const from = position === undefined ? [] : [text('export.position')];
  const promised = 'deal' in start ? start.deal.commitment : position?.commitment;
  const commitment = promised === undefined ? [] : [text('export.commitment', { hash: String(promised) })];
  const reveal = entries.find((entry) => entry.type === 'reveal');
  return [...from, ...commitment, ...(reveal === undefined ? [] : [text('export.seed', { seed: reveal.seed })])];
}

/** Something that happened: in a turn of the game, or to the match. */
interface Paragraph {
  readonly turn?: number;
  readonly told: string;
}

/** What happened, turn by turn. Of turns that were taken back only this is told. */
function course(table: Table, view: Viewpoint, terminal: Terminal): string[] {
  const paragraphs: Paragraph[] = [];
  let step = 0;
  /** The entries of turns in force by now. */
  let made: number[] = [];
  for (const [number, entry] of table.record.entries.entries()) {
    const turn = turnsIn(table.progress.played).find((each) => each.entry === number);
    if (turn !== undefined) {
      paragraphs.push(...turnParagraphs(table, turn, step, view, terminal));
      step += turn.choices.length;
    }
    const left = entry.type === 'back' ? made.filter((each) => each <= entry.to) : made;
    const note = noteOn(table, entry, made.length - left.length, terminal);
    if (note !== undefined) paragraphs.push({ told: note });
    made = entry.type === 'turn' ? [...made, number] : left;
  }
  return merged(paragraphs).flatMap(({ turn, told }) =>
    wrapped(turn === undefined ? told : `${turn}. ${told}`, { indent: 0, hang: 4 }),
  );
}

function turnParagraphs(table: Table, { choices }: PlayedTurn, from: number, view: Viewpoint, terminal: Terminal) {
  return choices.map((_, at): Paragraph => {
    const step = from + at + 1;
    return { turn: table.game.turn(table.states[step - 1]) + 1, told: toldAt(table, step, view, terminal) };
  });
}

/** What happened to the match beside turns; its end is told at the end. */
function noteOn(table: Table, entry: Entry, takenBack: number, terminal: Terminal): string | undefined {
  const { text, nameOf } = tellingFor(table, 'audience', terminal);
  if (entry.type === 'back') return text('export.back', { count: takenBack });
  if (entry.type !== 'seat') return undefined;
  return text('export.seat', { name: nameOf(entry.seat), kind: kindWords(entry.kind, terminal.language, new Map()) });
}

/** What follows in the same turn of the game is told in the same paragraph. */
function merged(paragraphs: readonly Paragraph[]): Paragraph[] {
  const whole: Paragraph[] = [];
  for (const { turn, told } of paragraphs) {
    const last = whole.at(-1);
    if (last === undefined || turn === undefined || last.turn !== turn) whole.push({ turn, told } as Paragraph);
    else whole[whole.length - 1] = { turn, told: `${last.told} ${told}`.trim() };
  }
  return whole;
}
