import { Link } from 'wouter';
import { useWords } from '../../shell/words.tsx';
import { OnlinePage, OnlineWords } from '../connection/online-page.tsx';
import { useOnlineWords } from '../connection/words.ts';

/** In the place of a local table that goes on at the server. */
export const MovedTable = ({ to }: { readonly to: string }) => (
  <OnlineWords>
    <ToldMoved to={to} />
  </OnlineWords>
);

/** The same where the words are there. */
export function ToldMoved({ to }: { readonly to: string }) {
  const { text } = useWords();
  const online = useOnlineWords();
  return (
    <OnlinePage title={text('app.name')}>
      <h2>{online('move.moved')}</h2>
      <p>{online('move.moved-text')}</p>
      <div className="online-act">
        <Link href={`/online/${to}`} className="button gold">
          {online('move.go')}
        </Link>
        <Link href="/" className="button">
          {text('table.to-start')}
        </Link>
      </div>
    </OnlinePage>
  );
}
