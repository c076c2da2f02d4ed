import type { Language } from '@interregnum/texts/lazy';
import { createContext } from 'react';

/** The language of the words around, for drawings that need nothing else of them. */
export const SpokenLanguage = createContext<Language>('en');
