import type { RulesBlock, RulesPage, RulesSection } from './page.ts';

const LINE = 120;

/** Words in lines of at most 120 columns, all but the first behind `hang` blanks. */
function folded(text: string, hang: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(word);
    else if (last.length + 1 + word.length <= LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(hang + word);
  }
  return lines.join('\n');
}

/** A paragraph: a place to link to for each of `clauses`, and a footnote if booklets can be read otherwise. */
function blockText({ kind, name, text, ruling }: RulesBlock, clauses: readonly string[]): string {
  const places = clauses.map((clause) => `<a id="${clause}"></a>`).join('');
  const named = name === undefined ? text : `**${name}.** ${text}`;
  const noted = ruling === undefined ? named : `${named}[^${ruling.id}]`;
  return kind === 'item' ? folded(`- ${places}${noted}`, '  ') : folded(`${places}${noted}`, '');
}

/** A page of docs/rules. Items of a list follow each other without a blank line. */
export function markdownOf(page: RulesPage, note: string): string {
  const parts = [`# ${page.title}`, folded(note, '')];
  const placed = new Set<string>();
  for (const { heading, blocks } of page.sections) {
    parts.push(`## ${heading}`);
    for (const [at, block] of blocks.entries()) {
      const text = blockText(
        block,
        block.clauses.filter((clause) => !placed.has(clause)),
      );
      for (const clause of block.clauses) placed.add(clause);
      if (block.kind === 'item' && blocks[at - 1]?.kind === 'item') parts.push(`${parts.pop()}\n${text}`);
      else parts.push(text);
    }
  }
  return `${[...parts, ...footnotes(page.sections)].join('\n\n')}\n`;
}

/** How booklets can be read otherwise, once each. */
function footnotes(sections: readonly RulesSection[]): string[] {
  const rulings = sections.flatMap(({ blocks }) => blocks.flatMap(({ ruling }) => ruling ?? []));
  return [...new Map(rulings.map(({ id, text }) => [id, folded(`[^${id}]: ${text}`, '')])).values()];
}
