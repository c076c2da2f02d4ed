import { type AppText, fetchWords, knowsWords, type Language, tableText, webText } from '@interregnum/texts/lazy';
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { SpokenLanguage } from '../ui/spoken-language.ts';
import { useSettings } from './settings.ts';

/** The words of the screens, in the visitor's language. */
export interface Words {
  readonly language: Language;
  readonly text: AppText;
  /** The words of tables, which the terminal uses too. */
  readonly table: AppText;
}

const WordsContext = createContext<Words | undefined>(undefined);

export function useWords(): Words {
  const words = use(WordsContext);
  if (words === undefined) throw new Error('no words here');
  return words;
}

/** The language that is set, as soon as catalogues are there; until then the one before, so that nothing flickers. */
export function useLanguage(...catalogues: readonly string[]): Language | undefined {
  const { language } = useSettings();
  const [, redraw] = useState(0);
  const [shown, setShown] = useState(language);
  const [failed, setFailed] = useState(false);
  const ready = knowsWords(language, ...catalogues);
  const key = catalogues.join(' ');
  useEffect(() => {
    let current = true;
    fetchWords(language, ...key.split(' ').filter(Boolean)).then(
      () => {
        if (!current) return;
        startTransition(() => {
          setShown(language);
          redraw((count) => count + 1);
        });
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [language, key]);
  if (ready) return language;
  if (failed) throw new Error(`no words in ${language}`);
  return knowsWords(shown, ...catalogues) ? shown : undefined;
}

interface WordsProviderProps {
  /** What is spoken of here beside the app and tables: games, their rules. */
  readonly catalogues?: readonly string[];
  readonly children: ReactNode;
}

/** Speaks the language that is set, as soon as all its words are there; the one before until then. */
export function WordsProvider({ catalogues = [], children }: WordsProviderProps) {
  const language = useLanguage(...catalogues);
  if (language === undefined) return null;
  const words: Words = { language, text: webText(language), table: tableText(language) };
  return (
    <WordsContext value={words}>
      <SpokenLanguage value={language}>{children}</SpokenLanguage>
    </WordsContext>
  );
}
