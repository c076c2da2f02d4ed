import { hasEnded } from '@interregnum/match';
import { Leaving } from '../agreements/leaving.tsx';
import { TakingBack } from '../agreements/taking-back.tsx';
import { Pausing } from '../clocks/pausing.tsx';
import { AskingButton } from '../connection/asking-button.tsx';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from './online-table.ts';
import { useOnlineTable } from './use-online-table.ts';

/** Where the match is kept. */
export const Kept = () => useOnlineWords()('menu.kept');

/** In the menu: links and seats, what needs the others' consent, leaving, and once it is over whether the deal was fair. */
export function Actions({ online, close }: { readonly online: OnlineTable; readonly close: () => void }) {
  useOnlineTable(online);
  const words = useOnlineWords();
  const open = (what: OnlineTable['opened']): void => {
    close();
    online.open(what);
  };
  const isOver = hasEnded(online.client.view);
  return (
    <>
      {!isOver && online.client.seats.length > 0 && <PlayerActions online={online} close={close} />}
      <button type="button" className="button" onClick={() => open('seats')}>
        {words('menu.table')}
      </button>
      {isOver && (
        <button type="button" className="button" onClick={() => open('fair')}>
          {words('fair.title')}
        </button>
      )}
    </>
  );
}

/** What those who play can do. */
const PlayerActions = ({ online, close }: { readonly online: OnlineTable; readonly close: () => void }) => (
  <>
    <TakingBack online={online} />
    {online.info.clock && <Pausing online={online} />}
    <Leaving online={online} close={close} />
    <Stopping online={online} />
  </>
);

/** Agrees to stop, or not any more. */
function Stopping({ online }: { readonly online: OnlineTable }) {
  const words = useOnlineWords();
  const { info, client, remote } = online;
  const agrees = client.seats.some((seat) => info.stops.includes(seat));
  return (
    <AskingButton
      words={words(agrees ? 'menu.stop-not' : 'menu.stop')}
      about={words('menu.stop-text')}
      work={() => remote.ask('stop', { agrees: !agrees })}
    />
  );
}
