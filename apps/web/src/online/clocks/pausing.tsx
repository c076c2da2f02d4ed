import { AskingButton } from '../connection/asking-button.tsx';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from '../table/online-table.ts';

/** What a player can do about a pause now: the key of the words for it, and what is asked of the server. */
function pauseAct({ info, client }: OnlineTable): { readonly key: string; readonly wants: boolean } {
  const { isPaused, pauses = [] } = info;
  if (isPaused) return { key: 'clock.resume', wants: false };
  if (client.seats.some((seat) => pauses.includes(seat))) return { key: 'clock.pause-not', wants: false };
  return { key: pauses.length > 0 ? 'clock.pause-agree' : 'clock.pause', wants: true };
}

/** Whether a pause concerns the player now: others ask for one, or there is one. */
const isPressing = ({ info, client }: OnlineTable): boolean =>
  client.seats.length > 0 &&
  info.phase === 'playing' &&
  (info.isPaused === true || (info.pauses ?? []).some((seat) => !client.seats.includes(seat)));

/** In the menu: asks for a pause, agrees to one, or ends it. */
export function Pausing({ online }: { readonly online: OnlineTable }) {
  const words = useOnlineWords();
  const { key, wants } = pauseAct(online);
  return (
    <AskingButton
      words={words(key)}
      about={words('clock.pause-text')}
      work={() => online.remote.ask('pause', { wants })}
    />
  );
}

/** Beside the message that there is or may be a pause: what to do about it. */
export function PauseButton({ online }: { readonly online: OnlineTable }) {
  const words = useOnlineWords();
  if (!isPressing(online)) return null;
  const { key, wants } = pauseAct(online);
  return <AskingButton words={words(key)} work={() => online.remote.ask('pause', { wants })} isBrief />;
}
