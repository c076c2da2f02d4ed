import { isOver, type MatchView, type OpenedMatch } from '@interregnum/match';
import { type Entry, type PlayedTurn, turnsIn } from '@interregnum/record';
import { tableText, translator } from '@interregnum/texts';
import { kindWords } from '../play/player-kinds.ts';
import { endLines } from '../terminal/end-lines.ts';
import { wrapped } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Viewpoint, viewFrom } from './read.ts';
import { beganAt } from './store.ts';
import { boardAt, contextFor, textAt } from './view-text.ts';

/** A whole match in words: who played what, what happened turn by turn, how it ended. */
export function matchText(opened: OpenedMatch, viewpoint: Viewpoint, terminal: Terminal): string[] {
  const view = viewFrom(opened, viewpoint);
  const context = contextFor(view, terminal);
  const end = isOver(opened.match) ? endLines(view, context) : [context.text('export.goes-on')];
  return [
    ...head(opened, terminal),
    '',
    ...course(opened, view, terminal),
    '',
    ...boardAt(view, view.choices.length, terminal),
    '',
    ...end,
  ];
}

function head(opened: OpenedMatch, terminal: Terminal): string[] {
  const { game, progress } = opened.match;
  const { start } = progress;
  const text = tableText(terminal.language);
  const { word } = translator(game.meta.id, terminal.language, String);
  const began = beganAt(opened.beside);
  const when = new Date(began).toLocaleString(terminal.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const names = opened.players.map(({ name }) => name);
  const variants = game.meta.options.filter(({ name, kind }) => kind === 'flag' && start.options[name] === true);
  return [
    word('title'),
    ...(began === '' ? [] : [text('export.when', { when })]),
    text('export.rules', { version: start.rules }),
    text('export.players', { names: names.join(', ') }),
    ...variants.map(({ name }) => `- ${word(`option.${name}`)}`),
    ...startLines(opened, terminal),
  ];
}

/** What the match began from, and the seed once it is revealed. */
function startLines({ match, entries }: OpenedMatch, { language }: Terminal): string[] {
  const text = tableText(language);
  const { start } = match.progress;
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
function course({ match, entries }: OpenedMatch, view: MatchView, terminal: Terminal): string[] {
  const paragraphs: Paragraph[] = [];
  let step = 0;
  /** The entries of turns in force by now. */
  let made: number[] = [];
  for (const [number, entry] of entries.entries()) {
    const turn = turnsIn(match.progress.played).find((each) => each.entry === number);
    if (turn !== undefined) {
      paragraphs.push(...turnParagraphs(view, turn, step, terminal));
      step += turn.choices.length;
    }
    const left = entry.type === 'back' ? made.filter((each) => each <= entry.to) : made;
    const note = noteOn(view, entry, made.length - left.length, terminal);
    if (note !== undefined) paragraphs.push({ told: note });
    made = entry.type === 'turn' ? [...made, number] : left;
  }
  return merged(paragraphs).flatMap(({ turn, told }) =>
    wrapped(turn === undefined ? told : `${turn}. ${told}`, { indent: 0, hang: 4 }),
  );
}

function turnParagraphs(view: MatchView, { choices }: PlayedTurn, from: number, terminal: Terminal): Paragraph[] {
  return choices.map((_, at) => {
    const step = from + at + 1;
    return { turn: view.game.turn(view.states[step - 1]) + 1, told: textAt(view, step, terminal) };
  });
}

/** What happened to the match beside turns; its end is told at the end. */
function noteOn(view: MatchView, entry: Entry, takenBack: number, terminal: Terminal): string | undefined {
  const { text, nameOf } = contextFor(view, terminal);
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
