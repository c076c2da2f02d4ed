import { type Choice, type Game, NO_CHOICE, newChoices, type State } from '@interregnum/kernel';

/** What a small game must say for itself. */
type Rules = Pick<Game, 'size' | 'facts' | 'setup' | 'seats' | 'toAct' | 'legal' | 'play' | 'turn'>;

const absent = (): never => {
  throw new Error('a small game has no positions');
};

/** A game that has what bots use of the contract. Nothing is hidden in it unless it says so. */
export function smallGame(rules: Rules & Partial<Game>): Game {
  const offer = newChoices();
  const offers = (s: State, choice: Choice): boolean => offer.subarray(0, rules.legal(s, offer)).includes(choice);
  return {
    meta: {
      id: 'small',
      rulesVersion: 1,
      options: [],
      maxDecisions: undefined,
      pass: undefined,
      firstSeatBegins: true,
    },
    options: () => ({ options: {} }),
    optionsOf: () => ({}),
    parties: absent,
    ownKind: () => undefined,
    hides: () => false,
    fromMemory: () => false,
    pick: (s, random) => {
      const count = rules.legal(s, offer);
      return count === 0 ? NO_CHOICE : offer[random.below(count)];
    },
    redact: (s) => s.slice(),
    turnsUp: () => false,
    imagine: (seen) => seen.slice(),
    refusal: (s, text) => (offers(s, Number(text)) ? undefined : { clause: 'SG-CHOICE-1', key: 'choice', values: {} }),
    prompt: () => ({ key: 'choice', values: {} }),
    tell: () => [],
    pieces: () => new Map(),
    reasons: () => [],
    outcome: () => undefined,
    explain: () => [],
    notation: { write: (_, choice) => String(choice), read: (_, text) => Number(text), texts: () => [] },
    position: { write: absent, read: absent, readSeen: absent, invariants: [] },
    words: [],
    ...rules,
  };
}
