import type { Message, State } from '@interregnum/kernel';
import { led, phase, shown } from './state/index.ts';
import { FIRST_PHASE, NO_CARD } from './terms.ts';
import { termOf } from './words.ts';

/** Every question; each has a sentence in every language. The first phase has a card to fight for. */
export const PROMPTS = ['lead-for', 'reply-for', 'lead', 'reply'] as const;

export function prompt(s: State): Message {
  const leads = led(s) === NO_CARD;
  const values = leads ? {} : { led: termOf(led(s)) };
  if (phase(s) === FIRST_PHASE)
    return { key: leads ? 'lead-for' : 'reply-for', values: { ...values, shown: termOf(shown(s)) } };
  return { key: leads ? 'lead' : 'reply', values };
}
