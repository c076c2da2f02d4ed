/** A clause of a game's RULES.md, such as `KD-STRUGGLE-3`. */
export type ClauseId = string;

/** A thing with a name in every language: a region, a card, a faction. A game says which kinds of terms it has. */
export interface Term {
  readonly term: string;
  readonly id: string;
  /** The number that goes with it: how many of it, or the value printed on a card. */
  readonly count?: number;
}

/** A seat, shown by the name of its player. */
export interface SeatValue {
  readonly seat: number;
}

export type Value = number | string | Term | SeatValue | readonly Value[];

export type Values = Readonly<Record<string, Value>>;

/** What engines say instead of sentences. `texts` turns it into words. */
export interface Message {
  readonly key: string;
  readonly values: Values;
}

/** What a seat is asked; if it decides for a side that no seat plays, also for which. */
export interface Prompt extends Message {
  readonly onBehalfOf?: number;
}

/** Why an attempt is not legal: the clause that forbids it, and a reason made only from what the seat may know. */
export interface Refusal extends Message {
  readonly clause: ClauseId;
}

/** The text keys of some sections, such as `log.pass` of section `log`. */
export const textKeys = (sections: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(sections).flatMap(([section, names]) => names.map((name) => `${section}.${name}`));
