import './header.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from './words.tsx';

/** The strip above every page: the way home, what it is, and what can be done there. */
export function Header({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const { text } = useWords();
  return (
    <header className="header">
      <Link href="/" className="button plain header-home" aria-label={text('header.home')}>
        <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
          <path d="M5 24 3.5 9.5l7 5.5L16 6l5.500 9 7-5.500L27 24z" fill="currentColor" />
        </svg>
      </Link>
      <h1>{title}</h1>
      <div className="header-actions">{children}</div>
    </header>
  );
}
