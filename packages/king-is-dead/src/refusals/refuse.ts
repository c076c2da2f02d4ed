import type { ClauseId, Refusal, State, Values } from '@interregnum/kernel';

/** Every reason for which an attempt can be refused; each has a sentence in every language. */
export const REFUSAL_KEYS = [
  'over',
  'unreadable',
  'not-in-hand',
  'played',
  'plot',
  'saxon-aim',
  'undoes',
  'fuller',
  'resolved',
  'sealed',
  'same-card',
  'disc-elsewhere',
  'far',
  'far-from-control',
  'far-home-lost',
  'home',
  'same-region',
  'no-border',
  'hemmed-in',
  'empty',
  'too-few',
  'too-few-others',
  'only-faction',
  'neighbours-empty',
  'no-others-around',
  'no-others-elsewhere',
  'nobody-there',
  'only-one-there',
  'same-faction',
  'not-most',
  'not-placed',
  'none-in-supply',
  'only-one-in-supply',
  'viking',
  'viking-placed',
  'viking-returned',
  'own-pile',
  'no-pile',
] as const;

export const refuse = (clause: ClauseId, key: (typeof REFUSAL_KEYS)[number], values: Values = {}): Refusal => ({
  clause,
  key,
  values,
});

/** Why a step does not offer a choice. The clause is that of the step; a reason may know a closer one. */
export type RefusalOf = (s: State, choice: number, clause: ClauseId) => Refusal;

/** A reason that holds for some choices only; undefined for the others. */
export type RefusalIf = (s: State, choice: number, clause: ClauseId) => Refusal | undefined;

/** The first reason that holds. The last one always does. */
export const firstOf =
  (...reasons: readonly [...RefusalIf[], RefusalOf]): RefusalOf =>
  (s, choice, clause) => {
    for (const reason of reasons) {
      const refusal = reason(s, choice, clause);
      if (refusal !== undefined) return refusal;
    }
    throw new Error('the last reason always holds');
  };

/** Where a step looks: a region that was chosen before. */
export type Where = (s: State) => number;
