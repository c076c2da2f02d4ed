import type { Candidate, Evaluation } from '@interregnum/bots';
import { type Choice, type Game, HIDDEN, type State } from '@interregnum/kernel';
import { expectedTurns } from '@interregnum/match';
import { askedOf, type ChoiceWords, choiceWords, crumbs, tableText, translator } from '@interregnum/texts';
import type { DrawingContext } from '../boards/index.ts';
import { endingLines } from '../terminal/end-lines.ts';
import { COLUMNS, inColumns, wrapped } from '../terminal/layout.ts';
import { sideNames } from '../terminal/side-names.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { AnalysisResult } from './analyze.ts';

/** How a position is spoken of. */
interface AnalysisContext extends DrawingContext {
  readonly choices: ChoiceWords;
}

function contextFor(game: Game, seen: State, terminal: Terminal): AnalysisContext {
  const { language, text } = terminal;
  const nameOf = sideNames(game, game.optionsOf(seen), terminal, (seat) => text('seat', { number: seat + 1 }));
  return {
    words: translator(game.meta.id, language, nameOf),
    choices: choiceWords(game.meta.id, language, nameOf),
    text: tableText(language),
    nameOf,
    terminal,
    viewer: 'audience',
  };
}

/** A share of the victory in per cent. */
export const percentIn = ({ language }: Terminal): ((share: number) => string) => {
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (share) => format.format(share);
};

/** A choice in words. */
export const wordsOf = (game: Game, seen: State, choice: Choice, terminal: Terminal): string =>
  crumbs([game.notation.write(seen, choice)], contextFor(game, seen, terminal).choices);

/** What was found out about a position, for people. */
export function textLines(game: Game, { seen, evaluation }: AnalysisResult, terminal: Terminal): string[] {
  const context = contextFor(game, seen, terminal);
  if (evaluation === undefined) return [context.words.word('title'), ...endingLines(game, seen, context)];
  return [
    ...questionLines(game, seen, context),
    ...(evaluation.exact ? [provenLine(evaluation, terminal)] : []),
    '',
    ...candidateLines(game, seen, evaluation, context),
    ...followingLines(game, seen, evaluation, context),
  ];
}

/** Who is asked, and what; for whom, if it is for a side that no seat plays. */
function questionLines(game: Game, seen: State, { words, nameOf, terminal }: AnalysisContext): string[] {
  const prompt = game.prompt(seen);
  const asked = words.say('prompt', prompt);
  const { onBehalfOf } = prompt;
  return [
    terminal.text('analyze.to-act', { game: words.word('title'), name: nameOf(game.toAct(seen)) }),
    ...wrapped(onBehalfOf === undefined ? asked : askedOf(nameOf(onBehalfOf), asked, terminal.language), {
      indent: 0,
      hang: 0,
    }),
  ];
}

function provenLine({ value }: Evaluation, terminal: Terminal): string {
  const { text } = terminal;
  if (value === 1) return text('analyze.won');
  return value === 0 ? text('analyze.lost') : text('analyze.shared', { percent: percentIn(terminal)(value) });
}

/** So many candidates are worth a line each. */
const MOST = 8;
const BAR = 10;
/** The widest choice, beside a bar and two numbers. */
const CHOICE = COLUMNS - BAR - 26;

const bar = (share: number): string => '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░');

/** A table of the best candidates: what each promises, and how often it was tried. */
function candidateLines(
  game: Game,
  seen: State,
  { exact, candidates }: Evaluation,
  context: AnalysisContext,
): string[] {
  const { text, language } = context.terminal;
  const percent = percentIn(context.terminal);
  const number = new Intl.NumberFormat(language);
  const rows = candidates.slice(0, MOST).flatMap(({ choice, value, visits }: Candidate) => {
    const words = crumbs([game.notation.write(seen, choice)], context.choices);
    const [first, ...others] = wrapped(words, { indent: 0, hang: 2, width: CHOICE });
    const tried = exact ? text('analyze.proven') : number.format(visits);
    return [[first, percent(value), bar(value), tried], ...others.map((line) => [line, '', '', ''])];
  });
  const head = [text('analyze.choice'), text('analyze.chance'), '', text('analyze.visits')];
  const more = candidates.length - MOST;
  return [...inColumns([head, ...rows], [1, 3]), ...(more > 0 ? [`  ${text('analyze.more', { count: more })}`] : [])];
}

/** What is expected to follow, turn by turn. */
function followingLines(game: Game, seen: State, { exact, line }: Evaluation, context: AnalysisContext): string[] {
  const { text } = context.terminal;
  const turns = expectedTurns(game, seen, line);
  if (turns.length === 0) return [];
  const isHidden = game.position.write(seen).includes(`"${HIDDEN}"`);
  const expected = isHidden ? text('analyze.expected-deal') : text('analyze.expected');
  const told = turns.map(({ seat, texts }) =>
    text('analyze.turn', { name: context.nameOf(seat), choices: crumbs(texts, context.choices) }),
  );
  return ['', exact ? text('analyze.best-play') : expected, ...told.flatMap((turn) => wrapped(turn))];
}
