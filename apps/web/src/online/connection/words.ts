import { type AppText, onlineText } from '@interregnum/texts/lazy';
import { useWords } from '../../shell/words.tsx';

/** What is said of tables on a server; only below a `WordsProvider` that has fetched it. */
export const useOnlineWords = (): AppText => onlineText(useWords().language);
