import { type AppText, youText } from '@interregnum/texts/lazy';
import { useWords } from '../../shell/words.tsx';

/** What is said of the visitor and their devices; only below a `WordsProvider` that has fetched it. */
export const useYouWords = (): AppText => youText(useWords().language);
