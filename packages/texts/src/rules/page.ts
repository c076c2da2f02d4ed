import { type Language, lookupIn, rulesCatalogue } from '../catalogues.ts';
import type { Passage, Section } from './outline.ts';
import { OUTLINES } from './outlines.ts';

/** The rules of a game in one language, ready to be laid out. */
export interface RulesPage {
  readonly title: string;
  readonly sections: readonly RulesSection[];
}

export interface RulesSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly RulesBlock[];
}

export interface RulesBlock {
  readonly kind: 'text' | 'item';
  /** What a list item is about, if it has a name of its own. */
  readonly name: string | undefined;
  readonly text: string;
  readonly clauses: readonly string[];
  /** If it rests on a decision of ours: which, and how booklets can be read otherwise. */
  readonly ruling: Ruling | undefined;
}

export interface Ruling {
  readonly id: string;
  readonly text: string;
}

/** The rules of a game, to be read from the first line to the last. */
export function rulesPage(game: string, language: Language): RulesPage {
  const outline = OUTLINES.get(game);
  if (outline === undefined) throw new Error(`no rules of ${game}`);
  const rules = lookupIn(rulesCatalogue(game), language);
  const sections = outline.map((section) => ({
    id: section.id,
    heading: rules(section.id).format({}),
    blocks: section.passages.flatMap((passage) => blocksOf(game, language, section, passage)),
  }));
  return { title: lookupIn(game, language)('title').format({}), sections };
}

function blocksOf(game: string, language: Language, section: Section, passage: Passage): RulesBlock[] {
  if ('terms' in passage) {
    const words = lookupIn(game, language);
    return passage.ids.map((id) => ({
      kind: 'item',
      name: words(`${passage.terms}.${id}`).format({ form: 'name', count: 1 }),
      text: words(`${passage.terms}-text.${id}`).format({}),
      clauses: passage.clauses,
      ruling: undefined,
    }));
  }
  const [kind, name] = 'text' in passage ? (['text', passage.text] as const) : (['item', passage.item] as const);
  const rules = lookupIn(rulesCatalogue(game), language);
  const { clauses, ruling: id } = passage;
  const ruling = id === undefined ? undefined : { id, text: rules(`ruling.${id}`).format({}) };
  return [{ kind, name: undefined, text: rules(`${section.id}.${name}`).format({}), clauses, ruling }];
}

/** The paragraph that tells a clause, with its section; undefined for clauses that no player needs. */
export function ruleOf(
  game: string,
  language: Language,
  clause: string,
): { readonly section: RulesSection; readonly block: RulesBlock } | undefined {
  for (const section of rulesPage(game, language).sections) {
    const block = section.blocks.find(({ clauses }) => clauses.includes(clause));
    if (block !== undefined) return { section, block };
  }
  return undefined;
}
