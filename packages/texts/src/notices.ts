import { type Catalogue, type Language, NOTICES, registerCatalogue } from './catalogues.ts';
import en from './notices/en.json' with { type: 'json' };
import fr from './notices/fr.json' with { type: 'json' };
import ru from './notices/ru.json' with { type: 'json' };
import { type AppText, noticesText } from './plain.ts';

export { LANGUAGES, type Language, languageFor } from './catalogues.ts';

const ALL: Readonly<Record<Language, Catalogue>> = { en, fr, ru };

/** The words of notices, for a worker that cannot fetch them when it needs them. */
export function noticeWordsIn(language: Language): AppText {
  registerCatalogue(NOTICES, language, ALL[language]);
  return noticesText(language);
}
