import { useEffect } from 'react';
import { setPageTitle } from './tab-title.ts';
import { useWords } from './words.tsx';

/**
 * What every page does when it is come to: it begins at its top, and is named in the browser's tabs and history.
 * Without a title of its own it is the app itself.
 */
export function usePage(title?: string): void {
  const { text } = useWords();
  const app = text('app.name');
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    setPageTitle(title === undefined ? app : `${title} · ${app}`);
  }, [title, app]);
}
