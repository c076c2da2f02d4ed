import type { Language } from '../catalogues.ts';

/**
 * What stands on the followers of each faction, drawn or written: the first letter of its name, or of its land where two names begin
 * alike. Notation has words of its own.
 */
export const FACTION_LETTERS = {
  en: { scots: 'S', welsh: 'W', english: 'E', vikings: 'V' },
  fr: { scots: 'É', welsh: 'G', english: 'A', vikings: 'V' },
  ru: { scots: 'Ш', welsh: 'У', english: 'А', vikings: 'В' },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;
