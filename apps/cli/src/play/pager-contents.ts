import type { Refusal } from '@interregnum/kernel';
import { isFromMemory, type MatchClient, type MatchView, present } from '@interregnum/match';
import {
  currentInput,
  logSince,
  newsIn,
  paragraph,
  standingsIn,
  standingWords,
  type Told,
  wordingOf,
} from '@interregnum/screen';
import { ruleOf, rulesPage } from '@interregnum/texts';
import { drawingOf } from '../boards/index.ts';
import { criteriaLines, endLines } from '../terminal/end-lines.ts';
import { wrapped } from '../terminal/layout.ts';
import { type App, contextOf, textOf } from './app.ts';
import type { PagerContent } from './pager.ts';
import { remarksSince } from './table-content.ts';
import { faint, strong } from './terminal-screen.ts';

/** What a viewer was told of the last decisions: a paragraph, in lines, for each that there was something to tell of. */
function logParagraphs(app: App, view: MatchView, decisions: readonly Told[]): string[][] {
  const { words } = contextOf(app, view);
  const remarks = remarksSince(app, view, view.choices.length - decisions.length);
  const told = decisions.map((each, at) => [paragraph(words, each), remarks[at]].filter(Boolean).join(' '));
  return told.filter((said) => said !== '').map((said) => wrapped(said, { indent: 1, hang: 3 }));
}

/** What happened since the viewer's last decision, in at most so many lines: whole paragraphs, the latest if not all fit. */
export function newsLines(app: App, view: MatchView, room = Number.POSITIVE_INFINITY): string[] {
  const paragraphs = logParagraphs(app, view, newsIn(view));
  if (paragraphs.flat().length <= room) return paragraphs.flat();
  const shown: string[][] = [];
  while (shown.flat().length + (paragraphs.at(-1)?.length ?? 0) < room) shown.unshift(paragraphs.pop() ?? []);
  const more = faint(` … ${textOf(app)('play.more-news', { count: paragraphs.length })}`);
  return [more, ...shown.flat()].slice(0, room);
}

/** Everything that has happened; in a match that is played from memory, no more than the news. */
export function logContent(app: App, view: MatchView): PagerContent {
  const text = textOf(app);
  const fromMemory = isFromMemory(view);
  const lines = fromMemory ? newsLines(app, view) : logParagraphs(app, view, logSince(view, 0)).flat();
  const note = fromMemory ? ['', ...wrapped(text('play.memory'), { indent: 1, hang: 1 })] : [];
  const shown = lines.length === 0 ? [` ${text('play.nothing-yet')}`] : lines;
  return { title: text('play.log'), lines: [...shown, ...note], keys: text('play.keys.read'), fromEnd: true };
}

/** The rules of a game; its chapters are the sections. What rests on a decision of ours is followed by the other reading. */
export function rulesContent(app: App, game: string): PagerContent {
  const page = rulesPage(game, app.language);
  const lines: string[] = [];
  const chapters: number[] = [];
  for (const { heading, blocks } of page.sections) {
    if (lines.length > 0) lines.push('');
    chapters.push(lines.length);
    lines.push(strong(` ${heading}`), '');
    for (const { kind, name, text, ruling } of blocks) {
      const shape = kind === 'item' ? { indent: 1, hang: 3 } : { indent: 1, hang: 1 };
      const named = name === undefined ? text : `${name}. ${text}`;
      lines.push(...wrapped(`${kind === 'item' ? '• ' : ''}${named}`, shape));
      if (ruling !== undefined) lines.push(...wrapped(`◇ ${ruling.text}`, { indent: 3, hang: 5 }).map(faint));
      if (kind === 'text') lines.push('');
    }
  }
  return { title: page.title, lines, chapters, keys: textOf(app)('play.keys.rules') };
}

/** What the signs on the board mean. */
export function legendContent(app: App, view: MatchView): PagerContent {
  const lines = drawingOf(view.game.meta.id).legend(present(view), contextOf(app, view));
  return { title: textOf(app)('play.legend'), lines, keys: textOf(app)('play.keys.read') };
}

/** Who would win if the game ended now, the draft included: ending by ending, and criterion by criterion. */
export function tallyContent(app: App, client: MatchClient): PagerContent {
  const { view } = client;
  const [input, context] = [currentInput(client), contextOf(app, view)];
  const told = standingWords(input, wordingOf(view.game.meta.id, view.names, app.language));
  const lines = standingsIn(input).flatMap(({ criteria }, at) => {
    const { ending, leads, score, why } = told[at];
    const head = [ending && `${ending}:`, leads, score].filter(Boolean).join(' ');
    return ['', strong(` ${head}`), ...wrapped(why, { indent: 1, hang: 1 }), '', ...criteriaLines(criteria, context)];
  });
  return { title: textOf(app)('play.tally'), lines, keys: textOf(app)('play.keys.read') };
}

/** Why something was refused: the reason, its clause, and what the rules say. */
export function whyContent(app: App, view: MatchView, attempt: string, refusal: Refusal): PagerContent {
  const text = textOf(app);
  const { words } = contextOf(app, view);
  const rule = ruleOf(view.game.meta.id, app.language, refusal.clause);
  const told =
    rule === undefined
      ? []
      : ['', strong(` ${rule.section.heading}`), '', ...wrapped(rule.block.text, { indent: 1, hang: 1 })];
  const reason = wrapped(words.say('refusal', refusal), { indent: 1, hang: 1 });
  const lines = [
    '',
    strong(` ${text('play.attempt', { attempt })}`),
    '',
    ...reason,
    faint(` [${refusal.clause}]`),
    ...told,
  ];
  return { title: text('play.why'), lines, keys: text('play.keys.read') };
}

/** The end: how it came, criterion by criterion if the rules decided, and the board as it was left. */
export function endContent(app: App, view: MatchView, file: string | undefined): PagerContent {
  const text = textOf(app);
  const context = contextOf(app, view);
  const told = endLines(view, context);
  const board = drawingOf(view.game.meta.id).draw(present(view), context);
  const lines = [
    '',
    strong(` ${told.at(-1)}`),
    '',
    ...told.slice(0, -1),
    '',
    ...(file === undefined ? [] : [...wrapped(text('play.record', { file }), { indent: 1, hang: 1 }), '']),
    ...board,
  ];
  return { title: text('play.end'), lines, keys: text('play.keys.end') };
}
