/** Clause ids: which ones a rules text defines, and which ones any other text cites. */

const numbers = (first: string, last: string | undefined): number[] => {
  const from = Number(first);
  const to = last === undefined ? from : Number(last);
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, i) => from + i);
};

/**
 * The ids of a game's clauses, and of rulings such as `R-05`, that a text cites, each once. Shorthand is expanded:
 * `XX-DEAL-1, -3` is two clauses, `XX-DEAL-2..4` three. An id without a number, `XX-DEAL`, stands for its whole family.
 */
export function citedClauses(text: string, game: string): string[] {
  const found = new Set<string>();
  const part = '\\d+(?:\\.\\.\\d+)?';
  const citation = new RegExp(`\\b(${game}(?:-[A-Z][A-Z0-9]*)+)((?:-${part}(?:, -${part})*)?)`, 'g');
  for (const [, family, tail] of text.matchAll(citation)) {
    if (tail === '') found.add(family);
    for (const [, first, last] of tail.matchAll(/-(\d+)(?:\.\.(\d+))?/g))
      for (const number of numbers(first, last)) found.add(`${family}-${number}`);
  }
  for (const [ruling] of text.matchAll(/\bR-\d\d\b/g)) found.add(ruling);
  return [...found];
}

/** The ids that a rules text defines: those it prints in bold. */
export function definedClauses(rules: string, game: string): string[] {
  const definition = new RegExp(`\\*\\*(${game}(?:-[A-Z][A-Z0-9]*)+-\\d+|R-\\d\\d)\\*\\*`, 'g');
  return [...new Set([...rules.matchAll(definition)].map(([, id]) => id))];
}

/** Of the cited ids, those that nothing defines; a family needs one member. */
export function undefinedClauses(cited: readonly string[], defined: readonly string[]): string[] {
  const known = new Set(defined);
  return cited.filter((id) => !known.has(id) && !(/\D$/.test(id) && defined.some((each) => each.startsWith(`${id}-`))));
}
