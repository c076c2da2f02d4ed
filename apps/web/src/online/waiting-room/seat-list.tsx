import { botOfKind, LEVELS } from '@interregnum/bots';
import type { Seat } from '@interregnum/kernel';
import { DEFAULT_OPPONENT } from '@interregnum/match';
import { isOpen, isOpenToViewer, type RemoteTable, type TableInfo } from '@interregnum/protocol/client';
import { HUMAN } from '@interregnum/record';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { nameFlaw } from '../../new-table/naming.ts';
import { currentSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/words.tsx';
import { BotFace } from '../../ui/bot-face.tsx';
import { NameField } from '../connection/name-field.tsx';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';
import { SeatHolder } from './seat-holder.tsx';

export interface RoomProps {
  readonly remote: RemoteTable;
  readonly info: TableInfo;
}

/** Who sits where while a table gathers, and what the viewer can do about each seat. */
export function SeatList({ remote, info }: RoomProps) {
  const online = useOnlineWords();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{online('room.seats')}</h2>
      <ul className="seat-list">
        {info.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <SeatItem key={seat} remote={remote} info={info} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

interface SeatProps extends RoomProps {
  readonly seat: Seat;
}

function SeatItem({ remote, info, seat }: SeatProps) {
  return (
    <li className={isOpen(info.seats[seat]) ? 'open' : ''}>
      <SeatHolder info={info} seat={seat} />
      {info.phase === 'gathering' && <SeatActions remote={remote} info={info} seat={seat} />}
    </li>
  );
}

function SeatActions({ remote, info, seat }: SeatProps) {
  const online = useOnlineWords();
  const { isBusy, errorKey, ask } = useRequest();
  const held = info.seats[seat];
  const isFreeable = held.kind === HUMAN || held.keptFor !== undefined || botOfKind(held.kind) !== undefined;
  const mayFree = info.isHost && !held.isYours && isFreeable;
  const [, goTo] = useLocation();
  const stand = async (): Promise<void> => {
    const isGone = !info.isHost && remote.seats.length === 1;
    await remote.ask('stand', { seat });
    // A guest without a seat is shown nothing of a table.
    if (isGone) goTo('/');
  };
  const free = (): Promise<unknown> => remote.ask('fill', { seat, kind: 'open' });
  return (
    <div className="seat-list-doors">
      {held.isYours && <Door words={online('room.stand')} isBusy={isBusy} act={() => ask(stand)} />}
      {mayFree && <Door words={online('room.free')} isBusy={isBusy} act={() => ask(free)} />}
      {isOpen(held) && info.isHost && <Filling remote={remote} info={info} seat={seat} />}
      {isOpenToViewer(held) && (info.isHost || remote.seats.length > 0) && (
        <SittingToo remote={remote} info={info} seat={seat} />
      )}
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
    </div>
  );
}

interface DoorProps {
  readonly words: string;
  readonly isBusy: boolean;
  readonly act: () => void;
  readonly expands?: boolean;
}

const Door = ({ words, isBusy, act, expands }: DoorProps) => (
  <button type="button" className="button" disabled={isBusy} aria-expanded={expands} onClick={act}>
    {words}
  </button>
);

/** Seats a bot of some level. */
function Filling({ remote, seat }: SeatProps) {
  const words = useWords();
  const online = useOnlineWords();
  const [kind, setKind] = useState<string>(DEFAULT_OPPONENT);
  const { isBusy, errorKey, ask } = useRequest();
  return (
    <>
      <select
        className="field"
        aria-label={online('room.fill-as')}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      >
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {words.table(`level.${level}`)}
          </option>
        ))}
      </select>
      <BotFace kind={kind} />
      <Door words={online('room.fill')} isBusy={isBusy} act={() => ask(() => remote.ask('fill', { seat, kind }))} />
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
    </>
  );
}

/** Takes an open seat at this screen: the first one of the visitor, or one more for a player beside them. */
function SittingToo({ remote, seat }: SeatProps) {
  const words = useWords();
  const online = useOnlineWords();
  const isFirst = remote.seats.length === 0;
  const usual = words.table('play.player', { number: seat + 1 });
  const look = isFirst ? currentSettings().look : undefined;
  const [isOpened, setOpened] = useState(false);
  const [name, setName] = useState(() => (isFirst ? currentSettings().name : '') || usual);
  const { isBusy, errorKey, ask } = useRequest();
  const label = online(isFirst ? 'room.sit' : 'room.sit-too');
  const sit = (): void => {
    if (nameFlaw(name.trim()) === undefined) ask(() => remote.sit(seat, name.trim(), look));
  };
  if (!isOpened) return <Door words={label} isBusy={isBusy} act={() => setOpened(true)} expands={false} />;
  return (
    <div className="seat-list-too">
      <NameField
        label={online(isFirst ? 'friend.name' : 'room.sit-too-name')}
        about={online(isFirst ? 'friend.name-text' : 'room.sit-too-text')}
        name={name}
        change={setName}
      />
      <Door words={online('room.sit')} isBusy={isBusy} act={sit} />
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
    </div>
  );
}
