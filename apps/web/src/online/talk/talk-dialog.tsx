import './talk-dialog.css';
import { LIMITS, PHRASES, REACTIONS, type RequestTo, type Talk } from '@interregnum/protocol/client';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { currentSettings } from '../../shell/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AskingButton } from '../connection/asking-button.tsx';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineTable } from '../table/use-online-table.ts';
import { Face } from './talk-pictures.tsx';
import { saidWords, speakerOf } from './talk-words.ts';

interface TalkProps {
  readonly online: OnlineTable;
}

/** What is said at the table, and how to say something: with one touch, or in words. */
export function TalkDialog({ online, close }: TalkProps & { readonly close: () => void }) {
  useOnlineTable(online);
  const words = useOnlineWords();
  const { talk, remote, client } = online;
  const lines = talk.shown(remote.talk);
  const isWatching = client.seats.length === 0;
  useEffect(() => {
    if (talk.unread(remote.talk, online.ownSeats).length > 0) online.readTalk();
  });
  return (
    <Dialog title={words('talk.title')} close={close}>
      <div className="talk">
        {isWatching && <p className="quiet">{words('talk.apart')}</p>}
        {lines.length === 0 && <p className="quiet">{words(talk.isOff ? 'talk.is-off' : 'talk.none')}</p>}
        <ol className="talk-lines">
          {lines.map((line) => (
            <TalkLine key={line.number} online={online} line={line} />
          ))}
        </ol>
        {!talk.isOff && <Saying online={online} />}
        <TalkSwitches online={online} />
      </div>
    </Dialog>
  );
}

/** One line; a text of somebody else can be reported to the host. */
function TalkLine({ online, line }: TalkProps & { readonly line: Talk }) {
  const words = useOnlineWords();
  const { client, info, remote } = online;
  const isOwn = line.seat !== undefined && online.ownSeats.includes(line.seat);
  const mayReport = 'text' in line.said && !isOwn && info.isHost !== true;
  return (
    <li className={line.isReported ? 'reported' : ''}>
      <strong>{speakerOf(line, info.seats, client.view.names, words)}</strong>{' '}
      {'reaction' in line.said && <Face reaction={line.said.reaction} />}
      <span className={'reaction' in line.said ? 'unseen' : 'talk-said'}>{saidWords(line.said, words)}</span>
      {line.isReported && <span className="quiet"> {words('talk.reported')}</span>}
      {mayReport && (
        <AskingButton
          words={words('talk.report')}
          work={() => remote.ask('report', { ...remote.linked, number: line.number })}
          isBrief
        />
      )}
    </li>
  );
}

/** Phrases, faces, and words of one's own unless they are switched off. */
function Saying({ online }: TalkProps) {
  const words = useOnlineWords();
  const { isBusy, errorKey, ask } = useRequest();
  const { remote, info } = online;
  const { name } = currentSettings();
  const say = (said: RequestTo<'say'>['said']): Promise<boolean> =>
    ask(() => remote.ask('say', { ...remote.linked, ...(name !== '' && { name }), said }));
  return (
    <>
      <div className="talk-choices">
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className="button"
            aria-label={words(`talk.reaction.${reaction}`)}
            title={words(`talk.reaction.${reaction}`)}
            disabled={isBusy}
            onClick={() => say({ reaction })}
          >
            <Face reaction={reaction} />
          </button>
        ))}
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" className="button" disabled={isBusy} onClick={() => say({ phrase })}>
            {words(`talk.phrase.${phrase}`)}
          </button>
        ))}
      </div>
      {info.isQuiet ? <p className="quiet">{words('talk.is-quiet')}</p> : <Writing say={(text) => say({ text })} />}
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
    </>
  );
}

function Writing({ say }: { readonly say: (text: string) => Promise<boolean> }) {
  const words = useOnlineWords();
  const field = useId();
  const [text, setText] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== '' && (await say(text.trim()))) setText('');
  };
  return (
    <form className="talk-writing" onSubmit={submit}>
      <label htmlFor={field}>{words('talk.write')}</label>
      <input
        id={field}
        className="field"
        value={text}
        maxLength={LIMITS.said}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        {words('talk.send')}
      </button>
    </form>
  );
}

/** Whom one does not hear; no talk at all; for the host, no words of one's own for anybody. */
function TalkSwitches({ online }: TalkProps) {
  const words = useOnlineWords();
  const { talk, info, client, remote } = online;
  const others = [...info.seats.keys()].filter(
    (seat) => info.seats[seat].name !== undefined && !client.seats.includes(seat),
  );
  return (
    <fieldset className="talk-switches">
      <legend>{words('talk.switches')}</legend>
      {others.map((seat) => (
        <Switch
          key={seat}
          label={words('talk.mute', { name: client.view.names[seat] })}
          isOn={talk.muted.includes(seat)}
          set={(isMuted) => online.changeTalk(() => talk.mute(seat, isMuted))}
        />
      ))}
      <Switch
        label={words('talk.off')}
        isOn={talk.isOff}
        set={(isOff) => online.changeTalk(() => talk.switchOff(isOff))}
      />
      {info.isHost && (
        <Switch
          label={words('talk.quiet')}
          isOn={info.isQuiet === true}
          set={(isQuiet) => void remote.ask('quiet', { isQuiet }).catch(() => {})}
        />
      )}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

const Switch = ({ label, isOn, set }: SwitchProps) => (
  <label>
    <input type="checkbox" checked={isOn} onChange={(event) => set(event.target.checked)} /> {label}
  </label>
);
