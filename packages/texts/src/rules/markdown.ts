import type { RulesBlock, RulesPage } from './page.ts';

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

function blockText({ kind, name, text, clauses }: RulesBlock): string {
  const named = name === undefined ? text : `**${name}.** ${text}`;
  const cited = clauses.length === 0 ? named : `${named} <sub>${clauses.join(', ')}</sub>`;
  return kind === 'item' ? folded(`- ${cited}`, '  ') : folded(cited, '');
}

/** A page of docs/rules. Items of a list follow each other without a blank line. */
export function markdownOf(page: RulesPage, note: string): string {
  const parts = [`# ${page.title}`, folded(note, '')];
  for (const { heading, blocks } of page.sections) {
    parts.push(`## ${heading}`);
    for (const [at, block] of blocks.entries()) {
      if (block.kind === 'item' && blocks[at - 1]?.kind === 'item') parts.push(`${parts.pop()}\n${blockText(block)}`);
      else parts.push(blockText(block));
    }
  }
  return `${parts.join('\n\n')}\n`;
}
