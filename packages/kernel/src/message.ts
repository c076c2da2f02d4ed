/** A clause of a game's RULES.md, such as `KD-STRUGGLE-3`. */
export type ClauseId = string;

/** A thing with a name in every language: a region, a card, a faction. A game says which kinds of terms it has. */
export interface Term {
  readonly term: string;
  readonly id: string;
  /** How many of it, where the words depend on the number. */
  readonly count?: number;
}

/** A seat, shown by the name of whoever sits there. */
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

/** Why an attempt is not legal: the clause that forbids it, and a reason made only from what the seat may know. */
export interface Refusal extends Message {
  readonly clause: ClauseId;
}
