import { hostIsAway, isOpen, isOpenToViewer, RemoteTable, type TableInfo } from '@interregnum/protocol/client';
import { seatNames } from '@interregnum/screen';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { isGameId } from '../../games/index.ts';
import { nameFlaw } from '../../new-table/naming.ts';
import { hasLearned, playedWord } from '../../shell/learned.ts';
import { changeSettings, currentSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/words.tsx';
import { FACTS } from '../../start/game-card.tsx';
import { becamePlayer } from '../connection/hello.ts';
import { NameField } from '../connection/name-field.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';
import { MatchSettings } from '../waiting-room/match-settings.tsx';
import { SeatHolder } from '../waiting-room/seat-holder.tsx';

interface JoinFormProps {
  readonly info: TableInfo;
  readonly token: string;
  readonly look: () => Promise<void>;
}

/** The name of the button that leads to the lesson. */
const LESSON = 'lesson';
const wantsLesson = ({ nativeEvent }: FormEvent): boolean =>
  (nativeEvent as SubmitEvent).submitter?.getAttribute('name') === LESSON;

/** Who invites to what; a name, a seat, and one button. Who has not learned the game sits down and is led to its lesson first. */
export function JoinForm({ info, token, look }: JoinFormProps) {
  const words = useWords();
  const online = useOnlineWords();
  const [, navigate] = useLocation();
  const open = info.seats.flatMap((seat, at) => (isOpenToViewer(seat) ? [at] : []));
  const [chosen, choose] = useState(open[0]);
  const seat = open.includes(chosen) ? chosen : open[0];
  const usual = words.table('play.player', { number: 2 });
  const [name, setName] = useState(() => currentSettings().name || usual);
  const { isBusy, errorKey, ask } = useRequest();
  const mayLearn = isGameId(info.game) && !hasLearned(info.game) && !hasLearned(playedWord(info.game));
  const sit = async (toLesson: boolean): Promise<void> => {
    const own = name.trim();
    const remote = new RemoteTable(pageConnection(), {
      table: info.table,
      token,
      names: (seats) => seatNames(seats, words.table),
    });
    await remote.sit(seat, own, currentSettings().look).finally(() => remote.close());
    if (own !== usual) changeSettings({ name: own });
    becamePlayer();
    navigate(`/online/${info.table}`, { replace: true });
    // The way back from the lesson leads to the table, which waits.
    if (toLesson) navigate(`/learn/${info.game}/${info.table}`);
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (nameFlaw(name.trim()) !== undefined)
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (!(await ask(() => sit(wantsLesson(event))))) await look();
  };
  return (
    <form className="online-form" onSubmit={submit} noValidate>
      <About info={info} />
      <NameField label={online('friend.name')} about={online('friend.name-text')} name={name} change={setName} />
      <SeatChoice info={info} open={open} seat={seat} choose={choose} />
      <div className="online-act">
        <button type="submit" className="button gold" disabled={isBusy} name={mayLearn ? LESSON : undefined}>
          {online(mayLearn ? 'join.sit-learn' : 'join.sit')}
        </button>
        {mayLearn && (
          <button type="submit" className="button" disabled={isBusy}>
            {online('join.sit-known')}
          </button>
        )}
        <RequestNote isBusy={isBusy} errorKey={errorKey} />
      </div>
      <section className="join-keeps">
        <h3>{online('join.keeps')}</h3>
        <p className="quiet">{online('join.keeps-text')}</p>
      </section>
    </form>
  );
}

function About({ info }: { readonly info: TableInfo }) {
  const { text } = useWords();
  const online = useOnlineWords();
  const taken = info.seats.filter((seat) => !isOpen(seat)).length;
  const minutes = isGameId(info.game) ? FACTS[info.game].minutes : 0;
  return (
    <div className="join-about">
      <h2>{online('join.who', { name: info.host })}</h2>
      <p>{text(`start.about.${info.game}`)}</p>
      <p className="quiet">
        {text('start.minutes', { minutes })} · {online('join.taken', { count: taken, all: info.seats.length })}
      </p>
      <MatchSettings info={info} />
      {info.isUnsealed && <p className="quiet">{online('line.unsealed')}</p>}
      {hostIsAway(info) && <p>{online('join.away', { name: info.host })}</p>}
    </div>
  );
}

interface SeatChoiceProps {
  readonly info: TableInfo;
  readonly open: readonly number[];
  readonly seat: number;
  readonly choose: (seat: number) => void;
}

/** All seats; those that are open can be chosen. */
function SeatChoice({ info, open, seat, choose }: SeatChoiceProps) {
  const online = useOnlineWords();
  const name = useId();
  return (
    <fieldset className="online-choices">
      <legend>{online('join.seat')}</legend>
      {info.seats.map((held, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <label key={at} className={isOpenToViewer(held) ? 'online-choice open' : 'online-choice'}>
          <input
            type="radio"
            name={name}
            checked={at === seat}
            disabled={!open.includes(at)}
            onChange={() => choose(at)}
          />
          <SeatHolder info={info} seat={at} />
        </label>
      ))}
    </fieldset>
  );
}
