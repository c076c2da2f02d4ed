import { useConnection } from './use-connection.ts';
import { useOnlineWords } from './words.ts';

/** Below a button: that there is no connection while something waits for it, or why it was not done. */
export function RequestNote({ isBusy, errorKey }: { readonly isBusy: boolean; readonly errorKey: string | undefined }) {
  const online = useOnlineWords();
  const { state } = useConnection();
  if (errorKey !== undefined)
    return (
      <p role="alert" className="wrong">
        {online(errorKey)}
      </p>
    );
  const isStuck = isBusy && state !== 'open';
  return (
    <p role="status" className="quiet request-note">
      {isStuck ? online(connectionKeyOf(state)) : ''}
    </p>
  );
}

/** What is said of a connection that is not open, by the key of its words. */
export const connectionKeyOf = (state: string): string =>
  `line.${state === 'old' ? 'old' : state === 'connecting' ? 'connecting' : 'offline'}`;
