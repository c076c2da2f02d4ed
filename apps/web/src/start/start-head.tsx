import { Link } from 'wouter';
import { LanguageChoice, ThemeChoice } from '../settings/looks.tsx';
import { useWords } from '../shell/words.tsx';
import type { TableEntry } from '../storage/list-tables.ts';
import { LastTable } from './last-table.tsx';

/** What it is, the way back to the last table, and in the corner how it looks. */
export function StartHead({ last }: { readonly last: TableEntry | undefined }) {
  const { text, table } = useWords();
  return (
    <header className="start-head">
      <div className="start-name">
        <svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">
          <path d="M5 24 3.5 9.5l7 5.5L16 6l5.5 9 7-5.5L27 24zM6 26h20v3H6z" fill="currentColor" />
        </svg>
        <div>
          <h1>{text('app.name')}</h1>
          <p className="quiet">{table('play.welcome')}</p>
        </div>
      </div>
      {last === undefined ? null : <LastTable table={last} />}
      <div className="start-corner">
        <LanguageChoice corner />
        <ThemeChoice corner />
      </div>
      <Link
        href="/settings"
        className="button plain"
        aria-label={text('settings.title')}
        title={text('settings.title')}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 7h9M18 7h3M3 17h3M12 17h9" stroke="currentColor" strokeWidth="2" />
          <path
            d="M15 4a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM9 14a3 3 0 1 0 0 6a3 3 0 1 0 0-6z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </Link>
    </header>
  );
}
