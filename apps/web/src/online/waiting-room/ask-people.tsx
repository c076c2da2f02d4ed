import { isOpen } from '@interregnum/protocol/client';
import { useId, useState } from 'react';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';
import { useInvitable } from '../people/use-invitable.ts';
import type { RoomProps } from './seat-list.tsx';

/** So many are offered before all are asked for. */
const AT_FIRST = 6;

/** To the host, while a seat is open to all: those they have played with, each of whom one touch invites. */
export function AskPeople({ remote, info }: RoomProps) {
  const online = useOnlineWords();
  const heading = useId();
  const people = useInvitable();
  const [isWhole, setWhole] = useState(false);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { isBusy, errorKey, ask } = useRequest();
  const seat = info.seats.findIndex((each) => isOpen(each) && each.keptFor === undefined);
  const left = people.filter(({ person }) => !asked.includes(person));
  if (seat < 0 || left.length === 0) return null;
  const invite = async (person: string): Promise<void> => {
    if (await ask(() => remote.ask('invite', { seat, person }))) setAsked([...asked, person]);
  };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{online('room.ask')}</h2>
      <p className="quiet">{online('room.ask-text')}</p>
      <div className="ask-people">
        {left.slice(0, isWhole ? undefined : AT_FIRST).map(({ person, name }) => (
          <button
            key={person}
            type="button"
            className="button"
            disabled={isBusy}
            aria-label={online('room.ask-which', { name })}
            onClick={() => invite(person)}
          >
            {name}
          </button>
        ))}
        {!isWhole && left.length > AT_FIRST && (
          <button type="button" className="button plain" onClick={() => setWhole(true)}>
            {online('mine.more', { count: left.length })}
          </button>
        )}
      </div>
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
    </section>
  );
}
