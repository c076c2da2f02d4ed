import { useWords } from '../../shell/words.tsx';
import { connectionKeyOf } from './request-note.tsx';
import { useConnection } from './use-connection.ts';
import { useOnlineWords } from './words.ts';

/** On a page: that there is no connection just now. Nothing while there is one. */
export function ConnectionNote() {
  const { text } = useWords();
  const online = useOnlineWords();
  const { state, welcome } = useConnection();
  const isCalm = state === 'open' || (state === 'connecting' && welcome === undefined);
  return (
    <div role="status" className="connection-note">
      {isCalm ? null : (
        <p>
          {online(connectionKeyOf(state))}{' '}
          {state === 'old' && (
            <button type="button" className="button" onClick={() => location.reload()}>
              {text('app.reload')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
