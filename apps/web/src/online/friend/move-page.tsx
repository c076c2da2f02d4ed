import '../../new-table/new-table.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../shell/words.tsx';
import { OnlinePage, OnlineWords } from '../connection/online-page.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { findMovable, type Movable, type Unmovable } from './movable.ts';
import { MoveForm } from './move-form.tsx';
import { ToldMoved } from './moved-table.tsx';

/** A local table goes on with a friend: it moves to the server. */
export const MovePage = ({ id }: { readonly id: string }) => (
  <OnlineWords>
    <Moving id={id} />
  </OnlineWords>
);

function Moving({ id }: { readonly id: string }) {
  const online = useOnlineWords();
  const [found, setFound] = useState<Movable | Unmovable>();
  useEffect(() => {
    findMovable(id).then(setFound, () => setFound('unreadable'));
  }, [id]);
  if (typeof found === 'object' && 'movedTo' in found) return <ToldMoved to={found.movedTo} />;
  return (
    <OnlinePage title={online('move.title')}>
      {typeof found === 'string' && <Cannot why={found} id={id} />}
      {typeof found === 'object' && <MoveForm {...found} />}
    </OnlinePage>
  );
}

/** Why there is nothing to be moved, and the way back. */
function Cannot({ why, id }: { readonly why: Exclude<Unmovable, object>; readonly id: string }) {
  const { text } = useWords();
  const online = useOnlineWords();
  return (
    <>
      <h2>{online('move.cannot')}</h2>
      <p>{online(`move.cannot-${why}`)}</p>
      <div className="online-act">
        {why !== 'gone' && (
          <Link href={`/table/${id}`} className="button">
            {online('move.back')}
          </Link>
        )}
        <Link href="/" className="button">
          {text('table.to-start')}
        </Link>
      </div>
    </>
  );
}
