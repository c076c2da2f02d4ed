import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameId } from '../games/index.ts';
import { useHosted } from '../online/connection/hello.ts';
import { useSettings } from '../shell/settings.ts';
import { useWords } from '../shell/words.tsx';

interface FriendDoorProps {
  readonly game: GameId;
  /** The id of the game's title, which the name of the door ends with. */
  readonly title: string;
}

/** Leads to a table with a friend: at once where the visitor's name is known, by which they invite. */
export function FriendDoor({ game, title }: FriendDoorProps) {
  const { text } = useWords();
  const { name } = useSettings();
  const hosted = useHosted();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  if (hosted === 'no') return null;
  const id = `friend-${game}`;
  const given = { id, className: 'button friend', 'aria-labelledby': `${id} ${title}` };
  if (name === '')
    return (
      <Link href={`/friend/${game}`} {...given}>
        {text('start.friend')}
      </Link>
    );
  const invite = async (): Promise<void> => {
    setBusy(true);
    const made = await import('../online/friend/invite-at-once.ts')
      .then(({ inviteAtOnce }) => inviteAtOnce(game, name))
      // The page of the same says what is wrong.
      .catch(() => undefined);
    navigate(made === undefined ? `/friend/${game}` : `/online/${made}`);
  };
  return (
    <button type="button" disabled={isBusy} onClick={() => void invite()} {...given}>
      {text('start.friend')}
    </button>
  );
}
