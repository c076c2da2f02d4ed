import '../../new-table/new-table.css';
import type { Game } from '@interregnum/kernel';
import { createTable } from '@interregnum/protocol/client';
import { translator } from '@interregnum/texts/lazy';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type GameId, isGameId, newestGame } from '../../games/index.ts';
import { nameFlaw } from '../../new-table/naming.ts';
import { changeSettings, currentSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/words.tsx';
import { UnknownGame } from '../../start/unknown-game.tsx';
import { becamePlayer, useHosted } from '../connection/hello.ts';
import { NameField } from '../connection/name-field.tsx';
import { OnlinePage, OnlineWords } from '../connection/online-page.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';
import { type FriendForm, invitationsIn, NEW_FRIEND_FORM, wantedTable } from './friend-form.ts';
import { Variants } from './variants.tsx';

/** Makes a table to which a friend is invited: one click more, and the link is there. */
export function FriendPage({ game }: { readonly game: string }) {
  if (!isGameId(game)) return <UnknownGame />;
  return (
    <OnlineWords games={[game]}>
      <KnownGame key={game} id={game} />
    </OnlineWords>
  );
}

function KnownGame({ id }: { readonly id: GameId }) {
  const { text, language } = useWords();
  const online = useOnlineWords();
  const [game, setGame] = useState<Game>();
  const hosted = useHosted();
  useEffect(() => {
    newestGame(id).then(setGame);
  }, [id]);
  return (
    <OnlinePage title={online('friend.title', { game: text(`start.title.${id}`) })}>
      {hosted === 'no' ? (
        <NoServer />
      ) : (
        game !== undefined && <Making id={id} game={game} words={translator(id, language, String)} />
      )}
    </OnlinePage>
  );
}

function NoServer() {
  const { text } = useWords();
  const online = useOnlineWords();
  return (
    <>
      <h2>{online('friend.absent')}</h2>
      <p>{online('friend.absent-text')}</p>
      <Link href="/" className="button">
        {text('table.to-start')}
      </Link>
    </>
  );
}

interface MakingProps {
  readonly id: GameId;
  readonly game: Game;
  readonly words: ReturnType<typeof translator>;
}

function Making({ id, game, words }: MakingProps) {
  const { text, table } = useWords();
  const online = useOnlineWords();
  const [, navigate] = useLocation();
  const [name, setName] = useState(() => currentSettings().name || table('play.player', { number: 1 }));
  const [form, change] = useState<FriendForm>(NEW_FRIEND_FORM);
  const { isBusy, errorKey, ask } = useRequest();
  const make = async (): Promise<void> => {
    const own = name.trim();
    const made = await createTable(pageConnection(), wantedTable(game, form, own, currentSettings().look));
    // Whoever cannot be invited any more, their seat is open to all: the waiting room shows it.
    const invitations = invitationsIn(game, form).map((each) =>
      pageConnection().ask('invite', { table: made.table, ...each }),
    );
    await Promise.allSettled(invitations);
    if (own !== table('play.player', { number: 1 })) changeSettings({ name: own });
    becamePlayer();
    navigate(`/online/${made.table}`);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (nameFlaw(name.trim()) === undefined) ask(make);
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form className="online-form" onSubmit={submit} noValidate>
      <p className="online-lead">{online('friend.lead')}</p>
      <NameField label={online('friend.name')} about={online('friend.name-text')} name={name} change={setName} />
      <details className="new-table online-more">
        <summary>{text('start.choose')}</summary>
        <Variants id={id} game={game} words={words} form={form} change={change} />
      </details>
      <div className="online-act">
        <button type="submit" className="button gold" disabled={isBusy}>
          {isBusy ? text('start.dealing') : online('friend.make')}
        </button>
        <RequestNote isBusy={isBusy} errorKey={errorKey} />
      </div>
    </form>
  );
}
