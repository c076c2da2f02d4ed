/**
 * How a game's rules are told, the same in every language: sections of paragraphs and list items, each with the
 * clauses that it tells. The words are in the game's rules catalogue: a section's heading under its id, a paragraph
 * under `section.name`.
 */
export type Outline = readonly Section[];

export interface Section {
  readonly id: string;
  readonly passages: readonly Passage[];
}

export type Passage =
  | ({ readonly text: string } & Told)
  | ({ readonly item: string } & Told)
  /** Names and texts of the game's own catalogue, as list items: `card` for `card.spy` and `card-text.spy`. */
  | { readonly terms: string; readonly ids: readonly string[]; readonly clauses: readonly string[] };

interface Told {
  readonly clauses: readonly string[];
  /** The decision of RULES.md that it rests on, where booklets can be read otherwise: `ruling.R-16` tells how. */
  readonly ruling?: string;
}
