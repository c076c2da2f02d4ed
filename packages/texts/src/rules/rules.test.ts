import { readFileSync } from 'node:fs';
import { citedClauses, definedClauses } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { catalogue, LANGUAGES, rulesCatalogue } from '../catalogues.ts';
import { OUTLINES } from './outlines.ts';
import { ruleOf, rulesPage } from './page.ts';
import { pageFile, pageText } from './pages.ts';

const ROOT = new URL('../../../../', import.meta.url);

/** The letters of each game's clauses, and the families that are for programs and not for players. */
const GAMES = [
  { game: 'king-is-dead', letters: 'KD', forPrograms: ['KD-PERFT'] },
  { game: 'foreign-king', letters: 'FK', forPrograms: ['FK-PERFT', 'FK-POS'] },
  { game: 'claim', letters: 'CL', forPrograms: ['CL-PERFT', 'CL-POS'] },
] as const;

describe.each(GAMES)('the rules page of $game', ({ game, letters, forPrograms }) => {
  const outline = OUTLINES.get(game) ?? [];
  const told = outline.flatMap(({ passages }) => passages);
  const clauses = definedClauses(readFileSync(new URL(`packages/${game}/RULES.md`, ROOT), 'utf8'), letters);

  test('tells every clause that concerns players, and no other', () => {
    const wanted = clauses.filter((id) => !id.startsWith('R-') && !forPrograms.some((family) => id.startsWith(family)));
    const cited = new Set(told.flatMap((each) => each.clauses));
    expect([...cited].filter((id) => !wanted.includes(id))).toEqual([]);
    expect(wanted.filter((id) => !cited.has(id))).toEqual([]);
  });

  test('uses every text of its catalogue once, in order, and those of rulings behind them', () => {
    const rulings = told.flatMap((each) => ('terms' in each || each.ruling === undefined ? [] : [each.ruling]));
    const used = outline.flatMap(({ id, passages }) => [
      id,
      ...passages
        .flatMap((each) => ('text' in each ? [each.text] : 'item' in each ? [each.item] : []))
        .map((name) => `${id}.${name}`),
    ]);
    expect(Object.keys(catalogue(rulesCatalogue(game), 'en'))).toEqual([
      ...used,
      ...[...new Set(rulings)].sort().map((id) => `ruling.${id}`),
    ]);
    expect(rulings.filter((id) => !clauses.includes(id))).toEqual([]);
  });

  test('tells every card, action or power that has a text', () => {
    const texts = Object.keys(catalogue(game, 'en')).filter((key) => /^[a-z]+-text\./.test(key));
    const listed = told.flatMap((each) => ('terms' in each ? each.ids.map((id) => `${each.terms}-text.${id}`) : []));
    expect(listed.toSorted()).toEqual(texts.toSorted());
  });

  test.each(LANGUAGES)('paragraphs end with a full stop or a colon, headings with neither, in %s', (language) => {
    for (const { heading, blocks } of rulesPage(game, language).sections) {
      expect(heading).toMatch(/[^.:]$/);
      for (const { text, ruling } of blocks) {
        expect(text).toMatch(/[.:]$/);
        expect(ruling?.text ?? '.').toMatch(/[.]$/);
      }
    }
  });

  test.each(LANGUAGES)('docs/rules has it in %s as it is told now: npm run rules-pages writes it', (language) => {
    expect(readFileSync(new URL(pageFile(game, language), ROOT), 'utf8')).toBe(pageText(game, language));
  });

  test('each clause leads to the paragraph that tells it', () => {
    for (const clause of told.flatMap((each) => each.clauses))
      expect(ruleOf(game, 'en', clause)?.block.clauses, clause).toContain(clause);
    expect(ruleOf(game, 'en', `${letters}-NOTHING-1`)).toBeUndefined();
  });

  test('cites clauses by their whole ids', () => {
    for (const clause of told.flatMap((each) => each.clauses)) expect(citedClauses(clause, letters)).toEqual([clause]);
  });
});
